/** Mails to buyers about money, claims and goods of theirs that others decide on. */
import { counted, countLabel } from '../count-label.ts';
import { type MailText, mailOf } from './mail-layout.ts';
import { withoutLinks } from './mails.ts';

const mail = (subject: string, ...paragraphs: readonly string[]): MailText => mailOf({ subject, paragraphs });

type Withdrawal = { readonly amount: string; readonly ending: string; readonly isPaid: boolean };
type OfferedGoods = {
  readonly order: string;
  readonly goods: string;
  readonly quantity: number;
  readonly total: string;
  readonly until: string;
};
type DecidedClaim = {
  readonly claim: string;
  readonly order: string;
  /** Null: nothing is refunded. */
  readonly refund: string | null;
  /** The order is on credit: a refund lowers what is owed for it. */
  readonly isOwed: boolean;
  readonly reason: string | null;
  /** Null: it can't be appealed against. */
  readonly appealUntil: string | null;
};
type LostGoods = {
  readonly order: string;
  readonly claim: string;
  readonly pieces: number;
  /** Nothing of the order comes any more. */
  readonly isAll: boolean;
};
type Departure = {
  readonly order: string;
  /** Null: nobody knows it. */
  readonly carrier: string | null;
  readonly numbers: readonly string[];
};
type Paper = { readonly number: string; readonly order: string; readonly total: string; readonly isCredit: boolean };
type ClaimToSend = Pick<DecidedClaim, 'claim' | 'order' | 'reason'>;
type OnCredit = { readonly number: string; readonly amount: string; readonly toPay: string; readonly dueOn: string };

/** A shipment may have hundreds of parcels. */
const mostTold = 10;
const mostOf = (numbers: readonly string[]): string =>
  [
    ...numbers.slice(0, mostTold),
    ...(numbers.length > mostTold ? [`and ${countLabel(numbers.length - mostTold)} more`] : []),
  ].join(', ');

export const buyerMails = {
  withdrawalEnded: ({ amount, ending, isPaid }: Withdrawal) =>
    isPaid
      ? mail(
          `Your withdrawal of ${amount} is paid`,
          `We sent ${amount} to the account ending in ${ending}. Banks may take a day to show it.`,
        )
      : mail(
          `Your withdrawal of ${amount} failed`,
          `${amount} did not reach the account ending in ${ending}: the bank refused it or sent it back.`,
          'The money is back in your wallet. Check the account number and its holder, then ask again.',
        ),
  goodsLeft: ({ order, carrier, numbers }: Departure) =>
    mail(
      `Order ${order} is on its way`,
      `Goods of order ${order} have left for you${carrier === null ? '' : ` with ${carrier}`}.`,
      ...(numbers.length === 0 ? [] : [`To track them: ${mostOf(numbers)}.`]),
    ),
  invoiceIssued: ({ number, order, total, isCredit }: Paper) =>
    mail(
      isCredit ? `Credit note ${number} for order ${order}` : `Invoice ${number} for order ${order}`,
      isCredit
        ? `We credit ${total} of order ${order} with credit note ${number}.`
        : `Invoice ${number} for order ${order} comes to ${total}.`,
      'It stands with the order, as PDF and as e-invoice.',
    ),
  goodsClaimed: ({ order, claim, pieces, isAll }: LostGoods) =>
    isAll
      ? mail(
          `Order ${order}: the goods are lost`,
          `What was sent for order ${order} is lost or went back to its seller, or its carrier has told nothing of it for 15 working days.`,
          `Claim ${claim} was opened for you. You don’t need to do anything: we mail you the decision.`,
        )
      : mail(
          `Order ${order}: a part of the goods is lost`,
          `${counted(pieces, 'piece')} of order ${order} ${pieces === 1 ? 'was' : 'were'} lost in transit.`,
          `Claim ${claim} was opened for ${pieces === 1 ? 'it' : 'them'}. You don’t need to do anything: we mail you the decision.`,
        ),
  goodsLostMeanwhile: (order: string) =>
    mail(
      `Order ${order}: the goods are lost`,
      `What was sent for order ${order} is lost or went back to its seller, or its carrier has told nothing of it for 15 working days.`,
      'A claim about this order is open. Once it is decided, we open one for the pieces that it does not cover.',
    ),
  goodsLostInPartMeanwhile: (order: string) =>
    mail(
      `Order ${order}: a part of the goods is lost`,
      `A part of order ${order} is lost: its carrier says so, or has told nothing of it for 15 working days. The rest may still come.`,
      'A claim about this order is open. Once it is decided, we open one for the pieces that it does not cover.',
    ),
  goodsLostInPart: (order: string) =>
    mail(
      `Order ${order}: a part of the goods is lost`,
      `A part of order ${order} is lost: its carrier says so, or has told nothing of it for 15 working days. The rest may still come.`,
      'Claim for what is missing: name the lines and pieces that did not come, within 15 days from now, or after the rest arrived.',
    ),
  goodsBack: (order: string, until: string) =>
    mail(
      `Order ${order}: the goods went back to their seller`,
      `What was sent for order ${order} could not be delivered and went back to its seller, who has not been paid.`,
      `You have nothing to do. The seller sends it again by ${until}, or the order ends and you are refunded in full.`,
    ),
  replacementOffered: ({ order, goods, quantity, total, until }: OfferedGoods) =>
    mail(
      `Order ${order}: another seller has ${goods}`,
      `The seller of order ${order} cannot send everything. Another seller offers ${countLabel(quantity)} × ${goods} for ${total}.`,
      `Accept by ${until}; it is paid from what we refunded to your wallet, or on credit if the order was. If you do nothing, nothing is ordered.`,
    ),
  creditApproved: ({ limit, days }: { readonly limit: string; readonly days: number }) =>
    mail(
      'You can now pay later',
      `We approved your credit: up to ${limit}, to be paid within ${days} days of each order.`,
      'Choose credit when you check out.',
    ),
  creditChanged: ({
    limit,
    days,
    reason,
  }: {
    readonly limit: string;
    readonly days: number;
    readonly reason: string;
  }) =>
    mail(
      'Your credit has changed',
      `Your limit is ${limit} now, to be paid within ${days} days of each order. Orders you have placed stay as they are.`,
      `The reason: ${withoutLinks(reason)}`,
    ),
  creditEnded: (reason: string, supportMailbox: string) =>
    mail(
      'Your credit has ended',
      'You can go on ordering and pay in any other way. What you owe for earlier orders stays due as agreed.',
      `The reason: ${withoutLinks(reason)}`,
      `Any questions? Write to ${supportMailbox}.`,
    ),
  creditDeclined: (supportMailbox: string) =>
    mail(
      'We cannot offer you credit',
      'We looked at your application and cannot offer you credit now. You can go on ordering and pay in any other way.',
      `Any questions? Write to ${supportMailbox}.`,
    ),
  questionAnswered: ({ order, question, answer }: { order: string; question: string; answer: string }) =>
    mail(
      `Our answer about order ${order}`,
      `You asked about order ${order}: ${withoutLinks(question)}`,
      `Our answer: ${withoutLinks(answer)}`,
    ),
  claimDecided: ({ claim, order, refund, isOwed, reason, appealUntil }: DecidedClaim) =>
    mail(
      refund === null ? `Claim ${claim} is rejected` : `Claim ${claim}: we refund ${refund}`,
      refund === null
        ? `We looked at your claim ${claim} about order ${order}. Nothing is refunded.`
        : `Your claim ${claim} about order ${order} is decided. ${refund} ${isOwed ? 'is taken off what you owe for the order; if that is less, the rest goes to your wallet' : 'goes to your wallet'}.`,
      ...(reason === null ? [] : [`The reason: ${withoutLinks(reason)}`]),
      ...(appealUntil === null ? [] : [`With new evidence you can appeal once, until ${appealUntil}.`]),
    ),
  claimToBeSent: ({ claim, order, reason }: ClaimToSend) =>
    mail(
      `Claim ${claim}: the goods are sent again`,
      `Your claim ${claim} about order ${order} is decided. The seller has five working days to send the goods again.`,
      'We mail you the tracking number once they are on their way. If they are not sent in time, we decide again.',
      ...(reason === null ? [] : [`The reason: ${withoutLinks(reason)}`]),
    ),
  targetMet: () =>
    mail(
      'A product you watch has met its target',
      'A product on your watchlist can now be had at the price and in the quantity you asked for.',
    ),
  orderOnCredit: ({ number, amount, toPay, dueOn }: OnCredit) =>
    mail(
      `Order ${number} is with its sellers`,
      `Your order ${number} for ${amount} is placed on credit. Pay ${toPay} by ${dueOn} and name ${number}.`,
      'The sellers have three working days to confirm it. What they cannot send is taken off what you owe for it.',
    ),
  creditDue: ({ number, toPay, dueOn }: Pick<OnCredit, 'number' | 'toPay' | 'dueOn'>) =>
    mail(
      `Order ${number}: ${toPay} is due on ${dueOn}`,
      `Please pay ${toPay} for order ${number} by ${dueOn}, and name ${number}.`,
      'If you have paid already, you can ignore this mail.',
    ),
  creditOverdue: ({ number, toPay, dueOn }: Pick<OnCredit, 'number' | 'toPay' | 'dueOn'>) =>
    mail(
      `Order ${number}: ${toPay} is overdue`,
      `${toPay} for order ${number} was due on ${dueOn}. Please pay it now, and name ${number}.`,
      'Until it is here, you cannot order on credit. Every other way of paying stays open.',
    ),
} as const;
