/** The claims of the demo world, each about a sale that was delivered some days ago. */
import { groupOfClaim } from '@quayside/contract/claim-values';
import { claimEvents, claimLines, claims } from '../src/domains/claims/claims.tables.ts';
import { dueAtOf, wakeAtOf } from '../src/domains/claims/claims.timers.rules.ts';
import { decisionRowOf } from '../src/domains/decisions/decisions.factory.ts';
import { decisions } from '../src/domains/decisions/decisions.tables.ts';
import { journalRows } from '../src/domains/payouts/payouts.factory.ts';
import { claimJournal } from '../src/domains/payouts/payouts.ledger.rules.ts';
import { ledgerLines } from '../src/domains/payouts/payouts.tables.ts';
import { hours, type Instant, plus } from '../src/kernel/clock.ts';
import { present } from '../src/kernel/errors.ts';
import { addWorkingDays, localDate } from '../src/kernel/working-time.ts';
import { workCalendarOf } from '../src/platform/calendar.ts';
import { type ClaimStep, type ClaimStory, claimedPieces, claimStories } from './demo-claim-stories.ts';
import type { DemoSale } from './demo-sales.ts';
import type { World } from './world.ts';

type ClaimRow = typeof claims.$inferSelect;
type ClaimLineRow = typeof claimLines.$inferSelect;
/** A claim with the sale it is about and how it went. */
export type ToldClaim = {
  readonly one: DemoSale;
  readonly story: ClaimStory;
  readonly row: ClaimRow;
  readonly lines: ClaimLineRow[];
};

const firstNumber = 2_201;

/** Adds a claim to each sale whose plan has one; the sale itself tells of it already. */
export function addClaims(world: World, made: readonly DemoSale[]): ToldClaim[] {
  const told = made.flatMap((one) => (one.plan.claim ? [one] : [])).map(toldOf);
  world.add(claims, ...told.map(({ row }) => row));
  world.add(claimLines, ...told.flatMap(({ lines }) => lines));
  world.add(claimEvents, ...told.flatMap(eventsOf));
  world.add(ledgerLines, ...told.flatMap(ledgerOf));
  world.add(decisions, ...told.flatMap(decisionsOf));
  return told;
}

function toldOf(one: DemoSale, index: number): ToldClaim {
  const story: ClaimStory = claimStories[present(one.plan.claim, 'the plan has a claim')];
  const id = one.stage.random.id(atOf(one, story.steps[0]));
  const lines = linesOf(one, story, id);
  return { one, story, lines, row: { ...rowOf(one, story, lines), id, number: `CL-${firstNumber + index}` } };
}

const atOf = ({ stage }: DemoSale, step: ClaimStep | undefined): Instant =>
  plus(stage.base, -Math.round(hours(present(step, 'a story has steps').hoursAgo)));
const stepOf = ({ steps }: ClaimStory, ...actions: readonly string[]): ClaimStep | undefined =>
  steps.find(({ action }) => actions.includes(action));

function linesOf({ sale, lines }: DemoSale, { decision, steps }: ClaimStory, claimId: string): ClaimLineRow[] {
  const isSettled = steps.at(-1)?.to === 'SETTLED';
  return lines
    .filter(({ confirmedQuantity }) => (confirmedQuantity ?? 0) > 0)
    .map((line, position) => {
      const quantity = claimedPieces(line.confirmedQuantity ?? 0);
      const claimedMinor = line.unitPriceMinor * BigInt(quantity);
      const approvedMinor = decision ? (claimedMinor * decision.share) / 100n : null;
      const refundedMinor = isSettled ? (approvedMinor ?? 0n) : 0n;
      return {
        sellerId: sale.sellerId,
        claimId,
        lineId: line.id,
        position,
        quantity,
        claimedMinor,
        approvedMinor,
        refundedMinor,
      };
    });
}

function rowOf(one: DemoSale, story: ClaimStory, lines: readonly ClaimLineRow[]): Omit<ClaimRow, 'id' | 'number'> {
  const { sale, stage } = one;
  const seller = stage.seller.row;
  const last = present(story.steps.at(-1), 'a story has steps');
  const statusSince = atOf(one, last);
  const calendar = workCalendarOf(seller.country, seller.timeZone);
  const timing = { status: last.to, since: statusSince, remindersSent: 0 };
  const sum = (amount: (line: ClaimLineRow) => bigint) => lines.reduce((total, line) => total + amount(line), 0n);
  return {
    sellerId: sale.sellerId,
    buyerId: sale.buyerId,
    buyerName: sale.buyerName,
    sellerName: seller.name,
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    saleMonth: localDate(sale.createdAt, seller.timeZone).slice(0, 7),
    type: story.type,
    status: last.to,
    statusGroup: groupOfClaim[last.to],
    openedBy: 'BUYER',
    description: story.description,
    contestsDelivery: false,
    currency: sale.currency,
    quantity: lines.reduce((total, { quantity }) => total + quantity, 0),
    claimedMinor: sum(({ claimedMinor }) => claimedMinor),
    refundedMinor: sum(({ refundedMinor }) => refundedMinor),
    deductedMinor: 0n,
    toleranceMinor: 0n,
    ...answerOf(one, story),
    ...decisionOf(
      one,
      story,
      sum(({ approvedMinor }) => approvedMinor ?? 0n),
    ),
    proposedBy: null,
    endedWithOrder: false,
    appealParty: null,
    appealReason: null,
    appealedAt: null,
    carryOverId: null,
    statusSince,
    dueAt: dueAtOf(timing, calendar),
    wakeAt: wakeAtOf(timing, calendar),
    remindersSent: 0,
    submittedAt: atOf(one, story.steps[0]),
    updatedAt: statusSince,
    version: story.steps.length,
  };
}

function answerOf(one: DemoSale, story: ClaimStory) {
  const { country, timeZone } = one.stage.seller.row;
  const question = stepOf(story, 'ask_seller');
  const answer = stepOf(story, 'accept', 'contest');
  const askedAt = question ? atOf(one, question) : null;
  const asked = askedAt === null ? null : { status: 'AWAITING_SELLER' as const, since: askedAt, remindersSent: 0 };
  return {
    askedAt,
    askMessage: question?.words ?? null,
    respondBy: asked && dueAtOf(asked, workCalendarOf(country, timeZone)),
    sellerResponse: story.response ?? null,
    sellerMessage: answer?.words ?? null,
    respondedAt: answer ? atOf(one, answer) : null,
  };
}

function decisionOf(one: DemoSale, story: ClaimStory, approved: bigint) {
  const { country, timeZone } = one.stage.seller.row;
  const step = stepOf(story, 'decide', 'accept');
  const { decision } = story;
  const decidedAt = step ? atOf(one, step) : null;
  const settled = stepOf(story, 'settle');
  return {
    fault: decision?.fault ?? null,
    resolution: decision?.resolution ?? null,
    approvedMinor: decision ? approved : null,
    decisionNote: stepOf(story, 'decide')?.words ?? null,
    decidedAt,
    appealUntil: decidedAt && addWorkingDays(decidedAt, 10, workCalendarOf(country, timeZone)),
    settledAt: settled ? atOf(one, settled) : null,
    ...{ reshipCarrier: null, reshipNumber: null },
  };
}

function eventsOf({ one, story, row }: ToldClaim): (typeof claimEvents.$inferInsert)[] {
  const names = {
    BUYER: row.buyerName,
    SELLER: one.stage.owner.account,
    STAFF: 'Grace Whitfield',
    SYSTEM: 'Quayside',
  } as const;
  return story.steps.map(({ action, by, to, words }, index) => {
    const at = atOf(one, story.steps[index]);
    return {
      sellerId: row.sellerId,
      claimId: row.id,
      id: one.stage.random.id(at),
      at,
      action,
      actorKind: by,
      actorId: by === 'SELLER' ? one.stage.owner.id : null,
      actorName: names[by],
      fromStatus: story.steps[index - 1]?.to ?? null,
      toStatus: to,
      reason: words ?? null,
      detail: {},
    };
  });
}

/** What staff decided; what a seller accepted is the seller's own. */
function decisionsOf({ one, story, row }: ToldClaim) {
  const step = stepOf(story, 'decide');
  if (!step || !story.decision) return [];
  const { sellerId, saleId, orderNumber, currency, id: subjectId, sellerName } = row;
  const { fault, resolution } = story.decision;
  const at = atOf(one, step);
  return [
    decisionRowOf({
      ...{ sellerId, saleId, orderNumber, currency, subjectId, sellerName, kind: 'CLAIM', status: 'MADE' },
      ...{ id: one.stage.random.id(at), amountMinor: row.approvedMinor ?? 0n, approvalsNeeded: 1 },
      ...{ reason: step.words ?? '', detail: { fault, resolution, lines: [] } },
      ...{ proposedBy: null, proposedAt: at, concludedByName: 'Grace Whitfield', concludedAt: at },
    }),
  ];
}

/** What a settled claim gave the buyer; by a fault that is not the seller's, so that nothing is carried over. */
function ledgerOf({ one, row }: ToldClaim) {
  if (row.settledAt === null) return [];
  const { sellerId, saleId, currency, settledAt: at, refundedMinor: refund } = row;
  const journal = claimJournal({ refund, deduction: 0n, tolerance: 0n });
  return journalRows({ sellerId, saleId, payoutId: null, currency, at }, journal, one.stage.random.id);
}
