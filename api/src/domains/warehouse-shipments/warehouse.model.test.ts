import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CarriersPort } from '../../adapters/carriers/carriers.port.ts';
import { minutes } from '../../kernel/clock.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts';
import {
  type FloorFixture,
  floorFixture,
  found,
  newRun,
  passTo,
  post,
  type Run,
  sentPackage,
  sentShipment,
  told,
} from '../../testing/floor-fixture.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import {
  announced,
  handled,
  insideOf,
  opened,
  type PackageMove,
  type Person,
  type ReportedType,
  type ShipmentMove,
  searchedFor,
  shippedOn,
} from '../../testing/models/warehouse-model.ts';
import { markMissing } from '../packages/use-cases/mark-missing.ts';

const start = '2026-11-23T08:00:00.000Z';
const runs = process.env.DEEP ? 1_000 : 60;
const people = ['ines', 'jonas', 'lead'] as const;

let t: TestApp;
let floor: FloorFixture;
/** Comes whenever it is booked. */
const carriers: CarriersPort = {
  options: async () => ({ options: [], refused: [] }),
  book: async ({ id }) => ({
    ...{ status: 'SUCCEEDED', reference: id, priceMinor: 1_850n, currency: 'EUR' },
    ...{ trackingNumbers: ['3318810025'], label: null },
  }),
  outcome: async () => ({ status: 'PENDING' }),
  cancel: async () => 'cancelled',
  track: async () => [],
};
beforeAll(async () => {
  t = await testApp({ now: start, replaced: { carriers } });
  floor = await floorFixture(t, start);
});
afterAll(() => t.close());

/** Every state that a package or shipment was in. */
const seen = new Set<string>();

/** The model and the floor go the same way, or refuse for the same reason. */
async function follow(
  run: Run,
  expected: ReturnType<typeof handled>,
  send: () => Promise<TestAnswer>,
): Promise<TestAnswer | null> {
  const answer = await send();
  const code = answer.statusCode === 200 ? null : answer.json().code;
  expect(code).toBe('refused' in expected ? expected.refused : null);
  if ('refused' in expected) return null;
  run.floor = expected;
  for (const { status } of expected.packages) seen.add(status);
  for (const { status } of expected.shipments) seen.add(`shipment ${status}`);
  return answer;
}

type Move = { readonly what: string; readonly run: (run: Run) => Promise<void> };
const command = ({ what, run }: Move) => ({ check: () => true, run, toString: () => what });
const onPackage = (index: number, move: PackageMove) =>
  command({
    what: `${JSON.stringify(move)} on package ${index}`,
    run: async (run) => {
      await follow(run, handled(run.floor, index, move, run.now), () => sentPackage(floor, run, index, move));
    },
  });
/** Mostly the newest shipment. */
const onShipment = (fromEnd: number, move: ShipmentMove) =>
  command({
    what: `${JSON.stringify(move)} on shipment -${fromEnd}`,
    run: async (run) => {
      const index = run.floor.shipments.length - 1 - fromEnd;
      if (index < 0) return;
      const inside = insideOf(run.floor, index);
      // Nothing is left out of what nothing is in.
      const asked = move.name === 'dispatch' && inside.length < 2 ? { ...move, left: 0 } : move;
      if (asked.name === 'dispatch' && inside.length === 0) return;
      await follow(run, shippedOn(run.floor, index, asked, run.now), () => sentShipment(floor, run, index, asked));
    },
  });
const open = (indexes: readonly number[], by: Person) =>
  command({
    what: `${by} opens a shipment with ${indexes}`,
    run: async (run) => {
      const packageQids = indexes.map((index) => run.real.packages[index]);
      const answer = await follow(run, opened(run.floor, indexes, by), () =>
        post(floor, 'shipments/', by, { packageQids }),
      );
      if (answer) run.real.shipments.push(answer.json().qid);
    },
  });
const search = command({
  what: 'the timer looks for missing packages',
  run: async (run) => {
    await markMissing(t.deps);
    run.floor = searchedFor(run.floor);
  },
});
const pass = (milliseconds: number) =>
  command({
    what: `${milliseconds / 60_000} minutes pass`,
    run: async (run) => {
      run.now = Math.min(run.now + milliseconds, minutes(60));
      await passTo(floor, run.now);
    },
  });

const both = (first: ReturnType<typeof command>, second: ReturnType<typeof command>) =>
  command({
    what: `${first}, ${second}`,
    run: async (run) => {
      await first.run(run);
      await second.run(run);
    },
  });

const which = fc.integer({ min: 0, max: 4 });
const some = fc.uniqueArray(fc.constantFrom(0, 1, 2, 2, 3, 3, 4), { minLength: 1, maxLength: 2 });
const by = fc.constantFrom<Person>(...people, 'lead');
const fromEnd = fc.constantFrom(0, 0, 0, 1);
const type = fc.constantFrom<ReportedType>('SHORT', 'OVER', 'DAMAGED');
const resolution = fc.constantFrom('ACCEPT_AS_IS', 'RECOUNT', 'QUARANTINE', 'RETURN_TO_SELLER', 'DISPOSE');
const shipmentSteps = fc.constantFrom(
  ...([
    'ready',
    'ready',
    'ready',
    'reopen',
    'take_over',
    'take_back',
    'undo',
    'book',
    'book',
    'cancel_booking',
  ] as const),
);
const news = fc.constantFrom('DELIVERED', 'DELIVERED', 'EXCEPTION', 'RETURNED', 'LOST');
const moves = [
  fc.tuple(which, by).map(([index, who]) => onPackage(index, { name: 'arrive', by: who })),
  fc.tuple(which, by).map(([index, who]) => onPackage(index, { name: 'undo', by: who })),
  fc.tuple(which, by).map(([index, who]) => onPackage(index, { name: 'move', by: who })),
  fc
    .tuple(which, by, fc.constantFrom(announced, announced, 9))
    .map(([index, who, counted]) => onPackage(index, { name: 'confirm', by: who, counted })),
  fc
    .tuple(which, by, type, fc.constantFrom(0, 1, 4, 6))
    .map(([index, who, kind, quantity]) => onPackage(index, { name: 'report', by: who, type: kind, quantity })),
  fc
    .tuple(which, by, resolution)
    .map(([index, who, chosen]) => onPackage(index, { name: 'resolve', by: who, resolution: chosen })),
  ...[0, 1].map((index) =>
    resolution.map((chosen) => onPackage(index, { name: 'resolve', by: 'lead', resolution: chosen })),
  ),
  fc.tuple(some, by).map(([indexes, who]) => open(indexes, who)),
  fc
    .tuple(fromEnd, by, some, fc.constantFrom('add', 'remove'))
    .map(([at, who, indexes, name]) => onShipment(at, { name, by: who, packages: indexes })),
  fc
    .tuple(by, fc.constantFrom([2], [3]))
    .map(([who, indexes]) => onShipment(0, { name: 'remove', by: who, packages: indexes })),
  ...[1, 2].map(() => fc.tuple(fromEnd, by, shipmentSteps).map(([at, who, name]) => onShipment(at, { name, by: who }))),
  ...[1, 2].map(() =>
    fc
      .tuple(fromEnd, by, fc.constantFrom(0, 0, 0, 1))
      .map(([at, who, left]) => onShipment(at, { name: 'dispatch', by: who, left })),
  ),
  fc.tuple(fromEnd, by, news).map(([at, who, code]) => onShipment(at, { name: 'tell', by: who, code })),
  // Taken back at once, which chance alone seldom does.
  fc
    .tuple(which, by, fc.constantFrom('SHORT', 'DAMAGED'), fc.constantFrom(...people))
    .map(([index, who, kind, other]) =>
      both(
        onPackage(index, { name: 'report', by: who, type: kind, quantity: 1 }),
        onPackage(index, { name: 'undo', by: other }),
      ),
    ),
  fc
    .tuple(by, fc.constantFrom('ready', 'reopen'), fc.constantFrom(...people))
    .map(([who, name, other]) => both(onShipment(0, { name, by: who }), onShipment(0, { name: 'undo', by: other }))),
  fc.constantFrom(minutes(6), minutes(12)).map(pass),
  fc.constant(search),
];

/** Some runs begin with a shipment that is closed, some with one that has left. */
const headStarts = [
  [],
  [open([2, 3], 'ines'), onShipment(0, { name: 'ready', by: 'ines' })],
  [
    open([2], 'jonas'),
    onShipment(0, { name: 'ready', by: 'lead' }),
    onShipment(0, { name: 'dispatch', by: 'jonas', left: 0 }),
  ],
];

let made = 0;
it(`[WH-03] [WH-05] [WH-06] [WH-07] whatever is done to packages and shipments in whatever order, they follow the domain page (${runs} runs)`, async () => {
  const property = fc.asyncProperty(fc.commands(moves, { maxCommands: 40, size: 'max' }), async (commands) => {
    made += 1;
    const run = await newRun(floor);
    for (const step of headStarts[made % headStarts.length] ?? []) await step.run(run);
    await fc.asyncModelRun(async () => ({ model: run, real: null }), commands);
    expect(await found(floor, run)).toEqual(told(run));
    // They look at the rows of all runs: not after each one.
    if (made % 10 === 0) expect(await brokenInvariants(t.database)).toEqual([]);
  });
  await fc.assert(property, { numRuns: runs, ...(process.env.DEEP ? {} : { seed: 20_261_121 }), endOnFailure: true });
  expect([...seen].sort()).toEqual([
    'ANNOUNCED',
    'ARRIVED',
    'CONFIRMED',
    'DELIVERED',
    'DISPOSED',
    'IN_SHIPMENT',
    'MISSING',
    'ON_HOLD',
    'READY_TO_SHIP',
    'RETURNED_TO_SELLER',
    'SHIPPED',
    'shipment CANCELLED',
    'shipment DELIVERED',
    'shipment OPEN',
    'shipment READY_TO_SHIP',
    'shipment SHIPPED',
  ]);
}, 3_600_000);
