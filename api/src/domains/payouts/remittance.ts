/** The remittance advice of a payout as a PDF. */
import { payoutMessages } from '@quayside/contract/messages/payouts';
import { money, toWire } from '../../kernel/money.ts';
import type { Party } from '../../kernel/party.ts';
import { billingIdentities, legalEntities } from '../../platform/legal.ts';
import { drawnFile } from '../../platform/pdf/pdf-drawer.ts';
import type { RemittanceContent } from './draw-remittance.ts';
import { entriesOf } from './payouts.presenter.ts';
import type { PayoutDetail } from './payouts.read-model.ts';
import { transferIdOf } from './payouts.rules.ts';

const layout = new URL('./draw-remittance.ts', import.meta.url);

/** The same payout in the same state, of a company at the same address, gives the same bytes. */
export function remittanceOf(detail: PayoutDetail): Promise<Buffer> {
  const { payout, events } = detail;
  const content = {
    orderNumber: payout.orderNumber,
    transferId: transferIdOf(payout),
    payer,
    seller: partyOf(detail),
    accountEnding: payout.accountEnding,
    currency: payout.currency,
    amount: toWire(money(payout.amountMinor, payout.currency)).amount,
    entries: entriesOf(detail),
    paidAt: payout.settledAt,
    status: payoutMessages.statuses[payout.status],
    at: events.at(-1)?.at ?? payout.requestedAt,
  };
  return drawnFile<RemittanceContent>(layout, content, payout.sellerId);
}

/** Our European company pays, as it does in the bank file. */
const payer: Party = {
  ...{ name: legalEntities.eu.name, line1: legalEntities.eu.address, line2: '', region: '' },
  ...{ postalCode: legalEntities.eu.postcode, city: legalEntities.eu.city, country: legalEntities.eu.country },
  ...billingIdentities.eu,
};

/** The company at its billing address, as its invoices name it; without one, what its record says of where it is. */
function partyOf({ seller, billing }: PayoutDetail): Party {
  const { vatNumber, registrationNumber, country, shipLine1: line1, shipLine2: line2, shipCity: city } = seller;
  if (!billing)
    return {
      name: seller.name,
      line1,
      line2,
      postalCode: '',
      city,
      region: '',
      country,
      vatNumber,
      registrationNumber,
    };
  const { companyName: name, postalCode, region } = billing;
  const place = { line1: billing.line1, line2: billing.line2, city: billing.city, country: billing.country };
  return { ...place, name, postalCode, region, vatNumber, registrationNumber };
}
