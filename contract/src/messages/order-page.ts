/** Words of the order page's parts: its money and its route. */
import { countLabel } from '../count-label.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${countLabel(count)} ${more}`);

export const orderPageMessages = {
  money: {
    title: 'From goods to payout',
    change: 'Change',
    changeName: 'Change fees and VAT',
    ordered: 'Goods ordered',
    lowered: (count: number) => `Lowered by ${many(count, 'unit', 'units')}`,
    goods: 'Goods',
    goodsConfirmed: 'Goods confirmed',
    fee: 'Shipping fee',
    noFee: 'none charged',
    atMost: (amount: string) => `at most ${amount}`,
    vat: 'VAT',
    noVat: 'No VAT entered',
    expected: (amount: string) => `expected ${amount}`,
    commission: 'Commission',
    percent: (share: string) => `${share} %`,
    commissionVat: 'VAT on commission',
    carrier: 'Carrier, paid by Quayside',
    earlier: 'Earlier orders',
    payout: 'Payout',
    yours: 'Your payout',
    sellers: 'Seller’s payout',
    asItStands: 'As it stands now',
    account: (ending: string) => `To the account ending in ${ending}`,
    reply: 'Reply by',
  },
} as const;
