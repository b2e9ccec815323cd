/** Changes facts of the company that prices, markets, payments and papers rest on (PRO-02 to PRO-07). */
import type { CompanyPatch, VatValidation } from '@quayside/contract/company';
import { sellerIdOf } from '../../../kernel/actor.ts';
import { present } from '../../../kernel/errors.ts';
import { fromWire } from '../../../kernel/money.ts';
import { requireVersion } from '../../../kernel/versions.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { changesBetween, record } from '../../audit/audit.public.ts';
import { ledBy, marketsOf } from '../profile.rules.ts';
import { refuse } from '../sellers.errors.ts';
import { lockSeller, type SellerChange, type SellerRecord, saveSeller } from '../sellers.repository.ts';
import type { Term } from '../sellers.tables.ts';

/**
 * `vat`: what the register said of the patch's number, asked before this write; null where the patch names none.
 * Refuses with `stale_version`, `terms_currency`.
 */
export async function changeCompany(
  write: Write,
  patch: CompanyPatch,
  vat: VatValidation | null,
): Promise<SellerRecord> {
  const { db, now, actor } = write;
  const sellerId = sellerIdOf(actor);
  const seller = present(await lockSeller(db, sellerId), 'the signed-in seller exists');
  requireVersion(patch.companyVersion, seller);
  const change = changeOf(seller, patch, vat);
  await saveSeller(db, sellerId, change);
  await emit(db, now, 'seller.profile_changed', { sellerId });
  const isPriced =
    change.discountBasisPoints !== undefined && change.discountBasisPoints !== seller.discountBasisPoints;
  if (isPriced || change.sellTo) await emit(db, now, 'seller.market_changed', { sellerId, isPriced });
  const before = Object.fromEntries(Object.entries(seller).filter(([field]) => field in change));
  await record(write, {
    ...{ sellerId, action: 'COMPANY_CHANGED', subject: seller.name },
    changes: changesBetween(before, change),
  });
  return present(await lockSeller(db, sellerId), 'the seller stands');
}

function changeOf(seller: SellerRecord, patch: CompanyPatch, vat: VatValidation | null): SellerChange {
  const { companyName, registrationNumber, discount, shipDirectTo, sellTo, shippingFrom, terms, vatNumber } = patch;
  return {
    ...(companyName === undefined ? {} : { name: companyName }),
    ...(registrationNumber === undefined ? {} : { registrationNumber }),
    ...(discount === undefined ? {} : { discountBasisPoints: Math.round(Number(discount) * 100) }),
    ...(shipDirectTo && {
      shipDirectToRegions: [...new Set(shipDirectTo.regions)],
      shipDirectToCountries: [...new Set(shipDirectTo.countries)],
    }),
    ...(sellTo && {
      sellTo: ledBy(marketsOf(sellTo), seller.marketRegion ?? seller.sellTo[0]),
      sellToRegions: [...new Set(sellTo.regions)],
      sellToCountries: [...new Set(sellTo.countries)],
    }),
    ...(shippingFrom && { shippingFrom }),
    ...(terms && { terms: terms.map((term) => storedTerm(seller, term)) }),
    ...(vatNumber === null ? { vatNumber: null, vatStatus: 'PENDING' as const, vatCompanyName: null } : {}),
    ...(vat && {
      vatNumber: vat.taxNumber,
      vatStatus: vat.validationStatus,
      vatCompanyName: vat.companyName === '' ? null : vat.companyName,
    }),
  };
}

function storedTerm(
  { currency }: SellerRecord,
  { region, minimumOrderValue, shippingCost }: NonNullable<CompanyPatch['terms']>[number],
): Term {
  if (minimumOrderValue.currency !== currency || shippingCost.currency !== currency) throw refuse('terms_currency');
  return {
    region,
    minimumMinor: String(fromWire(minimumOrderValue).minor),
    shippingMinor: String(fromWire(shippingCost).minor),
  };
}
