/** Words of the order page's parts: its money and its route. */
import { countLabel } from '../count-label.ts';
import type { Sale } from '../sales.ts';

type TaskName = Sale['tasks'][number]['name'];

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${countLabel(count)} ${more}`);

export const orderPageMessages = {
  endedOn: {
    COMPLETED: (day: string) => `Completed on ${day}`,
    DECLINED: (day: string) => `Declined on ${day}`,
    EXPIRED: (day: string) => `Expired on ${day}`,
    CANCELLED: (day: string) => `Cancelled on ${day}`,
  },
  copyAddress: 'Copy address',
  place: (at: number, count: number) => `${countLabel(at)} of ${countLabel(count)}`,
  route: {
    title: (done: number, all: number) => (done < all ? `Step ${done + 1} of ${all}` : `All ${all} steps done`),
    ended: 'Steps',
    tasks: {
      quantities: 'Quantities',
      sla: 'Agreement',
      shipping: 'Shipping',
      carrier: 'Carrier',
      fees: 'Fees and VAT',
      payment: 'Payment',
      tracking: 'Track and trace',
      documents: 'Documents',
      complete: 'Complete',
    } satisfies Record<TaskName, string>,
    waits: {
      quantities: 'The time to confirm is over',
      sla: '',
      shipping: 'After you confirm',
      carrier: 'After shipping',
      fees: 'After you confirm',
      payment: 'After shipping',
      tracking: 'After you confirm',
      documents: 'After you confirm',
      complete: 'After payment',
    } satisfies Record<TaskName, string>,
    afterApproval: 'After approval',
    inReview: 'Waiting for approval',
    beforeComplete: 'After tracking and papers',
    units: (confirmed: string, ordered: number) => `${confirmed} of ${many(ordered, 'unit', 'units')}`,
    allUnits: (count: number) => (count === 1 ? '1 unit' : `All ${countLabel(count)} units`),
    pallets: (count: number) => many(count, 'pallet', 'pallets'),
    pieces: (count: number) => many(count, 'piece', 'pieces'),
    vat: (amount: string) => `VAT ${amount}`,
    fee: (amount: string) => `Fee ${amount}`,
    none: 'None charged',
    triggered: (day: string) => `Triggered ${day}`,
    documents: (count: number) => (count === 0 ? 'None needed' : many(count, 'document', 'documents')),
  },
  parcels: {
    returned: (count: number, all: number) =>
      count === all ? 'All goods came back to you.' : `${count} of ${countLabel(all)} parcels came back to you.`,
    lost: (count: number, all: number) =>
      count === all
        ? 'The carrier lost all goods.'
        : `The carrier lost ${count === 1 ? '1 parcel' : `${count} parcels`} of ${countLabel(all)}.`,
    sendAgain: 'Send what came back again, then enter its new number.',
    sendAll: 'Send them again, then enter the new numbers. You can complete the order once they are on their way.',
    lostText: 'If the goods are claimed, you find the claim under Claims.',
    enter: 'Enter new numbers',
    more: (count: number) => `Show ${count} more`,
    fact: (returned: number, lost: number) =>
      [...(returned > 0 ? [`${returned} came back`] : []), ...(lost > 0 ? [`${lost} lost`] : [])].join(', '),
    sendTitle: 'Send the goods again',
    allBack: 'All goods came back to you. You can complete the order once they are on their way again.',
  },
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
    paidOut: 'Paid out',
    onItsWay: 'On its way to you',
    onItsWayToSeller: 'On its way to the seller',
    asItStands: 'As it stands now',
    vatMissing: (amount: string) => `No VAT entered; we expect ${amount}.`,
    account: (ending: string) => `To the account ending in ${ending}`,
    reply: 'Reply by',
  },
} as const;
