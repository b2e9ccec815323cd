/**
 * The provider of development and demos: it keeps nothing, for what becomes of a collection follows from the collection.
 * CARD and IDEAL pay at once, SEPA_DEBIT and BANK_TRANSFER a minute later; a marker in the buyer's reference of the order
 * makes it pay late, too little, too much, refuse, or never. In production it takes nothing: no real money stands behind it.
 */
import { type Clock, days, minutes, plus } from '../../kernel/clock.ts';
import type { Collection, CollectionAnswer, CollectionsPort } from './collections.port.ts';

export const collectionMarkers = {
  late: 'PAY-LATE',
  tooLittle: 'PAY-TOO-LITTLE',
  tooMuch: 'PAY-TOO-MUCH',
  refused: 'PAY-REFUSED',
  never: 'PAY-NEVER',
} as const;

/** After every order that waits for it has ended. */
const lateBy = days(7);
const surplusMinor = 1_000n;

export const embeddedCollections = (clock: Clock, isProduction: boolean): CollectionsPort => ({
  methods: isProduction ? [] : ['CARD', 'IDEAL', 'SEPA_DEBIT', 'BANK_TRANSFER'],
  collect: async (collection) => answerTo(collection, clock.now()),
});

function answerTo({ reference, method, amountMinor, askedAt }: Collection, now: string): CollectionAnswer {
  const received = (receivedMinor: bigint, state: 'open' | 'refused' = 'open'): CollectionAnswer => ({
    ...{ outcome: 'ok', state, receivedMinor },
  });
  const says = (marker: string) => reference?.includes(marker) === true;
  if (says(collectionMarkers.refused)) return received(0n, 'refused');
  if (says(collectionMarkers.never)) return received(0n);
  if (says(collectionMarkers.late)) return received(plus(askedAt, lateBy) <= now ? amountMinor : 0n);
  const isInstant = method === 'CARD' || method === 'IDEAL';
  if (!isInstant && plus(askedAt, minutes(1)) > now) return received(0n);
  if (says(collectionMarkers.tooLittle)) return received(amountMinor / 2n);
  return received(says(collectionMarkers.tooMuch) ? amountMinor + surplusMinor : amountMinor);
}
