/** Mails of notifications: what happened, by when, for how much, and one button. */
import { counted } from '../count-label.ts';
import type { NotificationType } from '../notifications.ts';
import type { NextAction, SaleStatus } from '../sale-values.ts';
import { type MailGoods, type MailText, mailOf } from './mail-layout.ts';
import { notificationMessages } from './notifications.ts';
import { orderMessages } from './orders.ts';

/** An order as its mails tell of it; times and sums as people read them. */
export type MailedOrder = {
  readonly number: string;
  readonly status: SaleStatus;
  readonly nextAction: NextAction;
  readonly expiredFrom: SaleStatus | null;
  readonly value: string;
  readonly buyer: string;
  readonly place: string;
  readonly lines: number;
  readonly units: string;
  readonly largest: readonly MailGoods[];
  readonly placed: string;
  /** "26 November 2026 at 17:00 CET"; null: no deadline. */
  readonly deadline: string | null;
  /** Working time that is left, such as "3 hours 50 minutes". */
  readonly left: string | null;
};

type Told = {
  readonly type: NotificationType;
  readonly order: MailedOrder | null;
  /** Of what the news is about, such as the answer to a claim. */
  readonly deadline: string | null;
  /** Why the company is paused, as people read it. */
  readonly pause?: { readonly reason: string; readonly until: string | null; readonly note: string } | null;
  readonly link: string;
  readonly unsubscribeLink: string;
};

const leave = (href: string) => ({
  reason: 'You get this because of your e-mail settings.',
  label: 'Unsubscribe',
  href,
});

const about = ({ number, buyer, place, lines, units }: MailedOrder): string =>
  `${number} from ${buyer}, ${place}. ${counted(lines, 'line')}, ${units} ${units === '1' ? 'unit' : 'units'}.`;

function goodsOf({ lines, largest, units, value }: MailedOrder) {
  const hidden = lines - largest.length;
  return {
    rows: largest,
    more: hidden === 0 ? null : counted(hidden, 'more line'),
    total: { name: 'Goods, without VAT', detail: '', units, amount: value },
  };
}

const ifNothing = 'If you do nothing by then, the order expires and the buyer gets the money back.';

function newOrder({ order, link, unsubscribeLink }: Told & { order: MailedOrder }): MailText {
  const { number, value, deadline } = order;
  return mailOf({
    subject: `New order ${number}: ${value}${deadline === null ? '' : `, confirm by ${deadline}`}`,
    deadline: deadline === null ? undefined : `Confirm by ${deadline}`,
    title: `New order for ${value}`,
    paragraphs: [about(order), `Placed ${order.placed}.`],
    button: { label: orderMessages.nextActions.CONFIRM_QUANTITIES, href: link, isMove: true },
    goods: goodsOf(order),
    notes: [`Can’t supply all of it? You can lower a quantity or decline. ${ifNothing}`],
    leave: leave(unsubscribeLink),
  });
}

/** Tells the time that is left when the mail is written; by then it may be less than the warning's name. */
function expiring({ order, link, unsubscribeLink }: Told & { order: MailedOrder }): MailText {
  const { number, value, deadline, left, nextAction } = order;
  return mailOf({
    subject: `Order ${number} expires on ${deadline}`,
    deadline: `Expires on ${deadline}`,
    title: `${orderMessages.nextActions[nextAction]}: ${value}`,
    paragraphs: [about(order), `${left} of working time ${left === '1 hour' ? 'is' : 'are'} left.`],
    button: { label: orderMessages.nextActions[nextAction], href: link, isMove: true },
    goods: goodsOf(order),
    notes: [ifNothing],
    leave: leave(unsubscribeLink),
  });
}

/** One text for each state an order can expire in. */
function expired({ order, link, unsubscribeLink }: Told & { order: MailedOrder }): MailText {
  const { number, value, deadline, expiredFrom } = order;
  const cause =
    expiredFrom === 'CONFIRMED'
      ? `You confirmed the quantities, but the payment was not triggered by ${deadline}.`
      : `The quantities were not confirmed by ${deadline}.`;
  return mailOf({
    subject: `Order ${number} expired`,
    title: `Order ${number} expired`,
    paragraphs: [cause, `The buyer gets back what was paid for ${value} of goods.`, about(order)],
    button: { label: 'See the order', href: link, isMove: false },
    notes: ['Two expired orders within 30 days pause new orders.'],
    leave: leave(unsubscribeLink),
  });
}

const isClaim = (type: NotificationType): boolean => type.startsWith('CLAIM_');

function other({ type, order, deadline, link, unsubscribeLink }: Told): MailText {
  const subject = notificationMessages.texts[type](order?.number ?? null);
  const label = isClaim(type) ? 'See the claim' : order === null ? 'See it at Quayside' : 'See the order';
  return mailOf({
    subject,
    deadline: deadline === null ? undefined : `${isClaim(type) ? 'Answer by' : 'Act by'} ${deadline}`,
    title: subject,
    paragraphs: order === null ? [] : [`${about(order)} Goods: ${order.value}.`],
    button: { label, href: link, isMove: type === 'CLAIM_DUE' || type === 'CLAIM_OPENED' || type === 'PAYOUT_FAILED' },
    leave: leave(unsubscribeLink),
  });
}

function paused({ pause, link, unsubscribeLink }: Told & { pause: NonNullable<Told['pause']> }): MailText {
  const { reason, until, note } = pause;
  const subject = notificationMessages.pausedFor(reason);
  const ends = until === null ? 'The pause lasts until its cause is cleared.' : `The pause ends on ${until}.`;
  return mailOf({
    subject,
    title: subject,
    paragraphs: [...(note === '' ? [] : [note]), `New orders are paused. You can still finish open ones. ${ends}`],
    // What has an end needs nobody's move.
    button: { label: 'See My profile', href: link, isMove: until === null },
    leave: leave(unsubscribeLink),
  });
}

/** The mail of a piece of news; null when what it asks for is done or over: nobody is sent after it. */
function one(told: Told): MailText | null {
  const { type, order, pause } = told;
  if (pause) return paused({ ...told, pause });
  if (order === null) return other(told);
  const of = { ...told, order };
  if (type === 'NEW_SALE') return order.status === 'REQUESTED' ? newOrder(of) : null;
  if (type === 'EXPIRING_24H' || type === 'EXPIRING_4H') return order.left === null ? null : expiring(of);
  return type === 'EXPIRED' ? expired(of) : other(told);
}

type Digest = {
  readonly day: string;
  readonly counts: readonly string[];
  readonly soonest: readonly { readonly order: string; readonly move: string; readonly deadline: string }[];
  readonly link: string;
  readonly unsubscribeLink: string;
};

export const notificationMails = {
  one,
  digest: ({ day, counts, soonest, link, unsubscribeLink }: Digest): MailText =>
    mailOf({
      subject: `What needs you today: ${counts.join(', ')}`,
      title: 'What needs you today',
      paragraphs: [
        `Open at Quayside on ${day}:`,
        counts.join('\n'),
        ...(soonest.length === 0
          ? []
          : [
              ['Soonest deadlines:', ...soonest.map((row) => `${row.order} · ${row.move} · ${row.deadline}`)].join(
                '\n',
              ),
            ]),
      ],
      button: { label: 'See your dashboard', href: link, isMove: true },
      leave: leave(unsubscribeLink),
    }),
} as const;
