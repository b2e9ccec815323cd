/**
 * Bugs that have cost others money, planted into a copy of the project to show that the tests catch them. `find` stands
 * exactly once in `file`; when it no longer does, the definition follows the code.
 */
export type PlantedBug = {
  readonly name: string;
  readonly edits: readonly { readonly file: string; readonly find: string; readonly put: string }[];
  /** The file in which it must be caught, and words of the title of the test that does. */
  readonly test: string;
  readonly title: string;
};

const sales = 'api/src/domains/sales';
const carriers = 'api/src/domains/carriers';
const shipments = 'api/src/domains/shipments';
const payouts = 'api/src/domains/payouts';
const claims = 'api/src/domains/claims';
const carts = 'api/src/domains/carts';

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'each refund of an order is held against the four-eyes limit by itself',
    edits: [
      {
        file: 'api/src/domains/decisions/use-cases/record-decision.ts',
        find: 'totalWith(before,',
        put: 'totalWith(before.slice(before.length),',
      },
    ],
    test: 'api/src/domains/internal/decisions.test.ts',
    title: 'splitting it does not get round it',
  },
  {
    name: 'the state is checked before the write, without lock or guard',
    edits: [
      { file: `${sales}/sales.repository.ts`, find: ".for('update')\n    .prepare(name)", put: '.prepare(name)' },
      { file: `${sales}/sales.updates.repository.ts`, find: '        eq(sales.version, before.version),\n', put: '' },
    ],
    test: `${sales}/payment/pay-concurrency.test.ts`,
    title: 'fifty at once with different keys',
  },
  {
    name: 'the tenant predicate is missing, and row-level security is off',
    edits: [
      {
        file: `${sales}/sales.repository.ts`,
        find: 'isOfSeller ? eq(sales.sellerId, asked.sellerId) : undefined',
        put: 'undefined',
      },
      {
        file: 'api/migrations/0000_house.sql',
        find: 'ALTER TABLE "sales" FORCE ROW LEVEL SECURITY;',
        put: 'select 1;',
      },
    ],
    test: 'api/src/testing/sweep.test.ts',
    title: 'answers 404 for another company’s id',
  },
  {
    name: 'the idempotency row is written in another transaction',
    edits: [
      {
        file: 'api/src/platform/write.ts',
        find: 'await once(write.db, { ...key, ahead }, write.now, async (behind) => {',
        put: "await deps.database.write('none', (other) => once(other, { ...key, ahead }, write.now, async (behind) => {",
      },
      {
        file: 'api/src/platform/write.ts',
        find: '      return keep(serializerOf(schema)(done));\n    });',
        put: '      return keep(serializerOf(schema)(done));\n    }));',
      },
    ],
    test: `${sales}/payment/pay-commit.test.ts`,
    title: 'key and payment stand or fall together',
  },
  {
    name: 'a refresh token that was used before is refused, but nothing else happens',
    edits: [
      {
        file: 'api/src/domains/auth/use-cases/refresh-session.ts',
        find: "  await revokeSession(db, session.id, 'refresh_reused', now);\n",
        put: '',
      },
    ],
    test: 'api/src/domains/auth/refresh.test.ts',
    title: 'the previous cookie after 10 seconds',
  },
  {
    name: 'a booking whose answer was lost is sent again',
    edits: [
      {
        file: 'api/src/adapters/carriers/dhl-carrier.ts',
        find: "body: shipmentBody(request, account),\n    headers: { 'Message-Reference': referenceOf(request) },\n    isRepeatable: false",
        put: "body: shipmentBody(request, account),\n    headers: { 'Message-Reference': referenceOf(request) },\n    isRepeatable: true",
      },
    ],
    test: 'api/src/adapters/carriers/carriers.test.ts',
    title: 'never sends a booking twice by itself',
  },
  {
    name: 'two bookings at once bring two carriers',
    edits: [
      {
        file: `${carriers}/use-cases/book-carrier.ts`,
        find: "if (await isBeingBooked(db, sale.sellerId, sale.id)) throw refuse('booking_in_progress');",
        put: 'void isBeingBooked;',
      },
    ],
    test: `${carriers}/booking.test.ts`,
    title: 'two at once: one carrier comes',
  },
  {
    name: 'an order that moved on while the carrier was asked is booked all the same',
    edits: [
      {
        file: `${carriers}/use-cases/conclude-booking.ts`,
        find: 'if (!(await isStillWanted(change, id))) {',
        put: 'void isStillWanted;\n  if (id === undefined) {',
      },
    ],
    test: `${carriers}/booking.test.ts`,
    title: 'for parcels that changed while the carrier was asked',
  },
  {
    name: 'what a carrier tells twice counts twice',
    edits: [
      {
        file: `${shipments}/use-cases/ingest-carrier-events.ts`,
        find: 'if (await insertCarrierEvent(db, { ...event, id: own, number })) isNew.push(number);',
        put: 'await insertCarrierEvent(db, { ...event, id: own, number }); isNew.push(number);',
      },
    ],
    test: `${shipments}/carrier-events.test.ts`,
    title: 'takes what is signed, once',
  },
  {
    name: 'what a carrier tells counts in the order in which it arrives',
    edits: [
      {
        file: `${shipments}/shipments.rules.ts`,
        find: '(a, b) => compare(a.at, b.at) || order.indexOf(a.code) - order.indexOf(b.code) || compare(a.id, b.id),',
        put: '() => 0 * order.length * compare(status, status),',
      },
    ],
    test: `${shipments}/shipments.rules.test.ts`,
    title: 'ends the same in whatever order it comes',
  },
  {
    name: 'anybody may tell what a carrier tells',
    edits: [
      {
        file: `${shipments}/carrier-signature.ts`,
        find: 'return given.length === right.length && timingSafeEqual(given, right);',
        put: 'return given.length > right.length || timingSafeEqual(right, right);',
      },
    ],
    test: `${shipments}/carrier-events.test.ts`,
    title: 'reads nothing with another signature',
  },
  {
    name: 'each repetition of a transfer carries an id of its own',
    edits: [
      {
        file: `${payouts}/payouts.rules.ts`,
        find: 'attempt === 1 ? id : derivedId(',
        put: 'derivedId(String(Math.random()) +',
      },
    ],
    test: `${payouts}/transfers.test.ts`,
    title: 'is asked again under the same id until it answers',
  },
  {
    name: 'a provider that is silent for a day is taken for one that refused',
    edits: [
      {
        file: `${payouts}/use-cases/conclude-payout.ts`,
        find: "? endPayout(db, named, 'no_answer', told)",
        put: "? endPayout(db, named, 'refused', told)",
      },
    ],
    test: `${payouts}/transfers.test.ts`,
    title: 'for 24 hours leaves the payout unresolved',
  },
  {
    name: 'an answer about an earlier attempt counts for the present one',
    edits: [
      {
        file: `${payouts}/use-cases/conclude-payout.ts`,
        find: 'if (!payout || payout.attempt !== attempt) return false;',
        put: 'if (!payout) return false;',
      },
    ],
    test: `${payouts}/transfers.test.ts`,
    title: 'late answers about the old one change nothing',
  },
  {
    name: 'two payouts at once take the same debt',
    edits: [
      {
        file: `${payouts}/carry-overs.repository.ts`,
        find: "openOnes(db, of).for('update').execute();",
        put: 'openOnes(db, of).execute();',
      },
    ],
    test: `${payouts}/payouts.concurrency.test.ts`,
    title: 'each takes what no other has taken of a debt',
  },
  {
    name: 'a 2xx of the payment provider is taken for money',
    edits: [
      {
        file: 'api/src/adapters/payments/wise-payments.ts',
        find: "if (funding?.status === 'COMPLETED') return",
        put: 'if (isOk(answer)) return',
      },
    ],
    test: 'api/src/adapters/payments/wise-payments.test.ts',
    title: 'a rejected funding is refused with its code',
  },
  {
    name: 'two of staff decide about the same claim',
    edits: [
      {
        file: `${claims}/locked-claim.ts`,
        find: 'const claim = await lockClaim(db, sellerId, claimId);',
        put: 'void lockClaim;\n    const claim = seen;',
      },
      { file: `${claims}/claims.repository.ts`, find: ', eq(claims.version, before.version)', put: '' },
    ],
    test: `${claims}/claims.races.test.ts`,
    title: 'have one decision, which is settled once',
  },
  {
    name: 'an appeal that is lost refunds the whole amount again',
    edits: [
      {
        file: `${claims}/move-money.ts`,
        find: 'movesBetween(claim, settled)',
        put: 'movesBetween({ ...claim, refundedMinor: 0n, deductedMinor: 0n, toleranceMinor: 0n }, settled)',
      },
    ],
    test: `${claims}/claims.money.test.ts`,
    title: 'grows by the difference after an appeal that is lost',
  },
  {
    name: 'two claims that settle at once use the tolerance of the month twice',
    edits: [
      {
        file: `${claims}/move-money.ts`,
        find: 'await lockTolerance(db, claim.sellerId);',
        put: 'void lockTolerance;',
      },
    ],
    test: `${claims}/claims.money.test.ts`,
    title: 'uses the month’s tolerance once',
  },
  {
    name: 'a shipment of a warehouse outlives its last package',
    edits: [
      {
        file: 'api/src/domains/warehouse-shipments/use-cases/change-packages.ts',
        find: 'removed.length === packages.length',
        put: 'removed.length > packages.length',
      },
    ],
    test: 'api/src/domains/warehouse-shipments/warehouse.model.test.ts',
    title: 'whatever is done to packages and shipments in whatever order',
  },
  {
    name: 'a difference that is taken back still counts as damaged',
    edits: [
      {
        file: 'api/src/domains/packages/use-cases/undo-package-step.ts',
        find: 'damaged: (was?.damaged ?? damaged) - damaged',
        put: 'damaged: 0 * (was?.damaged ?? 0)',
      },
    ],
    test: 'api/src/domains/warehouse-shipments/warehouse.model.test.ts',
    title: 'whatever is done to packages and shipments in whatever order',
  },
  {
    name: 'what was chosen by hand is forgotten when the cart is shared out again',
    edits: [{ file: `${carts}/plan-cart.ts`, find: 'chosenByHand(whole, candidates)', put: '[]' }],
    test: `${carts}/carts.model.test.ts`,
    title: 'a cart does what its model says',
  },
  {
    name: 'what was shared out outlives a change of the lines',
    edits: [{ file: `${carts}/use-cases/change-cart.ts`, find: "=== 'ALLOCATED'", put: "=== 'EMPTIED'" }],
    test: `${carts}/carts.model.test.ts`,
    title: 'a cart does what its model says',
  },
  {
    name: 'offers of one price are taken in the order they come',
    edits: [{ file: `${carts}/optimise.model.rules.ts`, find: ' || a.offerId.localeCompare(b.offerId)', put: '' }],
    test: `${carts}/optimise.rules.test.ts`,
    title: 'the same in whichever order offers of one price come',
  },
];
