/** Conversations about demo sales: some wait for us, some for the seller, some are done. */
import type { issueCategories } from '@quayside/contract/sale-values';
import { threadOf } from '../src/domains/threads/threads.factory.ts';
import { replyWorkingDays, type Side } from '../src/domains/threads/threads.rules.ts';
import { threadMessages, threads } from '../src/domains/threads/threads.tables.ts';
import { hours, type Instant, plus } from '../src/kernel/clock.ts';
import { addWorkingDays } from '../src/kernel/working-time.ts';
import { workCalendarOf } from '../src/platform/calendar.ts';
import type { DemoSale } from './demo-sales.ts';
import type { World } from './world.ts';

type Thread = typeof threads.$inferInsert;
type Line = { readonly side: Side; readonly text: string; readonly hoursAgo: number };
type Talk = {
  readonly about: DemoSale['sale']['status'];
  readonly category: (typeof issueCategories)[number];
  readonly lines: readonly Line[];
  /** Whether the other side has read the last message. */
  readonly isRead: boolean;
};

const seller = (hoursAgo: number, text: string): Line => ({ side: 'SELLER', text, hoursAgo });
const staff = (hoursAgo: number, text: string): Line => ({ side: 'STAFF', text, hoursAgo });
const answering = 'Grace Whitfield';

/** Nothing is younger than a working night before the base time. */
const talks: readonly Talk[] = [
  {
    about: 'REQUESTED',
    category: 'QUANTITY',
    lines: [
      seller(
        26,
        'Two cartons of the first line came back damaged this morning. May we confirm the rest and send them next week?',
      ),
      staff(
        10,
        'Thank you for telling us. Please confirm what you have: the buyer takes no second delivery on this order.',
      ),
    ],
    isRead: false,
  },
  {
    about: 'CONFIRMED',
    category: 'SHIPPING',
    lines: [
      seller(14, 'Our carrier collects on Fridays only. Is it all right if the goods leave a day after the deadline?'),
    ],
    isRead: false,
  },
  {
    about: 'PAYMENT_IN_REVIEW',
    category: 'PAYMENT',
    lines: [
      seller(40, 'The payment of this order is still in review. Is anything missing from our side?'),
      staff(20, 'Nothing is missing. The second approval comes tomorrow morning.'),
    ],
    isRead: true,
  },
  {
    about: 'PAID',
    category: 'DOCUMENTS',
    lines: [
      seller(120, 'Does the buyer need the CMR as well, or is the delivery note enough?'),
      staff(98, 'The delivery note is enough inside the European Union.'),
    ],
    isRead: true,
  },
  {
    about: 'COMPLETED',
    category: 'PRICE',
    lines: [
      seller(400, 'The price of line 2 is per box of twelve, not per piece.'),
      staff(380, 'You are right, the offer is corrected. This order stays as it was agreed.'),
    ],
    isRead: true,
  },
];

/** The first company has one of each kind, the others one each. Gives the answers that wait to be read, for the bell. */
export function addConversations(world: World, made: readonly DemoSale[]): readonly { one: DemoSale; at: Instant }[] {
  const answered: { one: DemoSale; at: Instant }[] = [];
  const sellers = [...new Set(made.map(({ sale }) => sale.sellerId))];
  for (const [index, sellerId] of sellers.entries()) {
    const theirs = index === 0 ? talks : talks.slice(index % talks.length, (index % talks.length) + 1);
    for (const talk of theirs) {
      // The last one: the first of each kind may have expired when somebody looks.
      const one = made.findLast((each) => each.sale.sellerId === sellerId && fits(each, talk));
      if (!one) continue;
      const thread = addTalk(world, one, talk);
      if (!talk.isRead && thread.lastSide === 'STAFF') answered.push({ one, at: thread.lastMessageAt });
    }
  }
  return answered;
}

/** In the state the talk is about, and placed before it began. */
function fits({ sale, stage }: DemoSale, { about, lines }: Talk): boolean {
  const begunAt = plus(stage.base, -hours(lines[0]?.hoursAgo ?? 0));
  return sale.status === about && sale.createdAt < begunAt;
}

function addTalk(world: World, one: DemoSale, { category, lines, isRead }: Talk): Thread {
  const { sale, stage } = one;
  const written = lines.map((line) => ({ ...line, createdAt: plus(stage.base, -hours(line.hoursAgo)) }));
  const thread = threadIn(one, category, written, isRead);
  world.add(threads, thread);
  world.add(
    threadMessages,
    ...written.map(({ side, text, createdAt }) => ({
      sellerId: sale.sellerId,
      saleId: sale.id,
      threadId: thread.id,
      id: stage.random.id(createdAt),
      side,
      authorId: side === 'SELLER' ? stage.owner.id : null,
      authorName: side === 'SELLER' ? stage.owner.account : answering,
      body: text,
      createdAt,
    })),
  );
  return thread;
}

type Written = Line & { readonly createdAt: Instant };

function threadIn({ sale, stage }: DemoSale, category: Talk['category'], lines: readonly Written[], isRead: boolean) {
  const { country, timeZone } = stage.seller.row;
  const timeOf = (side: Side) => lines.findLast((line) => line.side === side)?.createdAt ?? null;
  const createdAt = lines[0]?.createdAt ?? stage.base;
  const last = lines.at(-1);
  const lastMessageAt = last?.createdAt ?? createdAt;
  const lastSide = last?.side ?? 'SELLER';
  const readAt = (side: Side) => (side === lastSide || isRead ? lastMessageAt : timeOf(side));
  return threadOf({
    sellerId: sale.sellerId,
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    id: stage.random.id(createdAt),
    category,
    createdAt,
    lastMessageAt,
    lastSide,
    replyBy: addWorkingDays(timeOf('SELLER') ?? createdAt, replyWorkingDays, workCalendarOf(country, timeZone)),
    sellerReadAt: readAt('SELLER'),
    staffReadAt: readAt('STAFF'),
  });
}
