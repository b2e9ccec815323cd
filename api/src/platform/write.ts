/**
 * The frame of a write: one transaction in the rows of one company, with who acts and when. A use case takes a `Write` and
 * its input, and joins whatever calls it by handing its `Write` on. One that asks somebody outside, or sweeps over many,
 * takes `Deps` instead and opens its transactions itself: nothing in one may reach outside.
 *
 * Locks are taken in one order everywhere: the key, then the seller or the sale, then the rest.
 */
import type { z } from 'zod';
import type { Actor } from '../kernel/actor.ts';
import type { Instant } from '../kernel/clock.ts';
import type { Db, Scope } from './db/database.ts';
import type { Deps } from './deps.ts';
import { derivedKey } from './derived-key.ts';
import { replayOf, serializerOf } from './http/serializer.ts';
import { type IdempotencyScope, once, wasDone } from './idempotency.ts';
import { seal, unseal } from './sealed.ts';

export type Write = {
  readonly db: Db;
  readonly deps: Deps;
  readonly now: Instant;
  readonly actor: Actor;
};

/** Who writes, and in whose rows. */
export type Opening = { readonly actor: Actor; readonly scope: Scope };
/** The same for a call that may be repeated; `key` null: it came without an Idempotency-Key. */
export type KeyedOpening = Opening & { readonly key: IdempotencyScope | null };

/** Runs `work` in a transaction of its own, repeated on a deadlock: nothing in it may reach outside. */
export function openWrite<T>(deps: Deps, { actor, scope }: Opening, work: (write: Write) => Promise<T>): Promise<T> {
  return deps.database.write(scope, (db) => work({ db, deps, now: deps.clock.now(), actor }));
}

/**
 * The same once per key (ORD-16): key and answer are stored with the effect, and a repeated key gets the first answer
 * and does nothing. `work` gives the answer as `schema` describes it, read in the same transaction; `schema` must not
 * transform. What is kept may be older than `schema`: take of a repeated answer only what has always been there. An answer
 * with a token or a secret link is not kept as it is: use `writeOnceSealed`.
 */
export function writeOnce<Schema extends z.ZodType>(
  deps: Deps,
  opening: KeyedOpening,
  schema: Schema,
  work: (write: Write) => Promise<z.infer<Schema>>,
): Promise<z.infer<Schema>> {
  return onceAs(asItIs, deps, opening, { schema, ahead: nothing }, work);
}

const nothing = async (): Promise<void> => undefined;

type Asked<Schema, Read> = { readonly schema: Schema; readonly ahead: (db: Db) => Promise<Read> };

/** The same where `work` begins with a read: `ahead` sends it with the key, and it is answered behind it in the same trip. */
export function writeOnceBehind<Schema extends z.ZodType, Read>(
  deps: Deps,
  opening: KeyedOpening,
  asked: Asked<Schema, Read>,
  work: (write: Write, read: Read) => Promise<z.infer<Schema>>,
): Promise<z.infer<Schema>> {
  return onceAs(asItIs, deps, opening, asked, work);
}

/** The same for an answer that tells a secret: it is kept so that only this installation reads it, and goes with its key. */
export function writeOnceSealed<Schema extends z.ZodType>(
  deps: Deps,
  opening: KeyedOpening,
  schema: Schema,
  work: (write: Write) => Promise<z.infer<Schema>>,
): Promise<z.infer<Schema>> {
  const own = derivedKey(deps.config.tokenSecret, 'kept-answer');
  const sealed = { keep: (text: string) => seal(own, text), read: (text: string) => unseal(own, text) };
  return onceAs(sealed, deps, opening, { schema, ahead: nothing }, work);
}

/**
 * Whether the call was done before under its key: for a call that asks somebody outside before it writes, who must not hear
 * of it twice. Refuses with `idempotency_key_reused`.
 */
export async function isRepeated({ database }: Deps, { key, scope }: KeyedOpening): Promise<boolean> {
  return key !== null && database.read(scope, (db) => wasDone(db, key));
}

type Keeping = { readonly keep: (text: string) => string; readonly read: (text: string) => string };
const asItIs: Keeping = { keep: (text) => text, read: (text) => text };

function onceAs<Schema extends z.ZodType, Read>(
  { keep, read }: Keeping,
  deps: Deps,
  opening: KeyedOpening,
  { schema, ahead }: Asked<Schema, Read>,
  work: (write: Write, read: Read) => Promise<z.infer<Schema>>,
): Promise<z.infer<Schema>> {
  const { key } = opening;
  if (key === null) return openWrite(deps, opening, async (write) => work(write, await ahead(write.db)));
  return openWrite(deps, opening, async (write) => {
    const made: z.infer<Schema>[] = [];
    const { answer, isReplay } = await once(write.db, { ...key, ahead }, write.now, async (behind) => {
      const done = await work(write, behind);
      made.push(done);
      // What the schema names, as the wire has it: what it does not name is not kept.
      return keep(serializerOf(schema)(done));
    });
    const [first] = made;
    return isReplay || first === undefined ? replayOf(schema, read(answer)) : first;
  });
}
