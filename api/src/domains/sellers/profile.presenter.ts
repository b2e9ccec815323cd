import type { Currency } from '@quayside/contract/common';
import type { CompanyProfile } from '@quayside/contract/company';
import { toWire } from '../../kernel/money.ts';
import { completePages } from './profile.rules.ts';
import type { SellerRecord } from './sellers.repository.ts';
import { missingProfileOf } from './sellers.rules.ts';
import type { Term } from './sellers.tables.ts';

/** Percent with two decimals. */
export const percentOf = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

export function presentProfile(seller: SellerRecord): CompanyProfile {
  const { name, registrationNumber, country, vatNumber, vatStatus, vatCompanyName, currency } = seller;
  const { nextFeeBasisPoints, nextFeeAt } = seller;
  return {
    name,
    registrationNumber,
    vat:
      vatNumber === null
        ? null
        : {
            ...{ countryCode: country, taxNumber: vatNumber },
            ...{ companyName: vatCompanyName ?? '', validationStatus: vatStatus },
          },
    discount: percentOf(seller.discountBasisPoints),
    shipDirectTo: { regions: [...seller.shipDirectToRegions], countries: [...seller.shipDirectToCountries] },
    sellTo: { regions: [...seller.sellToRegions], countries: [...seller.sellToCountries] },
    shippingFrom: [...seller.shippingFrom],
    terms: seller.terms.map((term) => presentTerm(term, currency)),
    nextFee:
      nextFeeBasisPoints === null || nextFeeAt === null
        ? null
        : { fee: percentOf(nextFeeBasisPoints), from: nextFeeAt, needsApproval: !seller.nextFeeAgreed },
    ...{ status: seller.status, statusNote: seller.statusNote },
    complete: completePages(seller),
    missingForPayment: missingProfileOf(seller),
    version: seller.version,
  };
}

const presentTerm = ({ region, minimumMinor, shippingMinor }: Term, currency: Currency) => ({
  region,
  minimumOrderValue: toWire({ minor: BigInt(minimumMinor), currency }),
  shippingCost: toWire({ minor: BigInt(shippingMinor), currency }),
});
