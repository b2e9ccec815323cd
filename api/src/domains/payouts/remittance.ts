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

/** The same payout in the same state gives the same bytes. */
export function remittanceOf(detail: PayoutDetail): Promise<Buffer> {
  const { payout, seller, events } = detail;
  const content = {
    orderNumber: payout.orderNumber,
    transferId: transferIdOf(payout),
    payer,
    seller: partyOf(seller),
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

const partyOf = (seller: PayoutDetail['seller']): Party => ({
  ...{ name: seller.name, line1: seller.shipLine1, line2: seller.shipLine2, postalCode: '', city: seller.shipCity },
  ...{
    region: '',
    country: seller.country,
    vatNumber: seller.vatNumber,
    registrationNumber: seller.registrationNumber,
  },
});
