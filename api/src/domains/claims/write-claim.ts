/**
 * One write of a claim as a call makes it: in the seller's rows, once per Idempotency-Key, answered with the claim as it
 * is afterwards. A repeated key gets the very same answer.
 */
import { type Claim, claim } from '@quayside/contract/claims';
import { present } from '../../kernel/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { serializerOf } from '../../platform/http/serializer.ts';
import { fingerprintOf, once } from '../../platform/idempotency.ts';
import { presentClaim } from './claims.presenter.ts';
import { claimDetailIn } from './claims.read-model.ts';
import type { ClaimChanger } from './in-claim.ts';

export type ClaimWrite = {
  readonly changer: ClaimChanger & { readonly owner: string };
  readonly sellerId: string;
  readonly operation: string;
  /** The caller's Idempotency-Key; undefined: each call stands for itself. */
  readonly key: string | undefined;
  /** What the key stands for. */
  readonly asked: unknown;
};

const answerText = serializerOf(claim);

export async function writeClaim(
  deps: Deps,
  { changer, sellerId, operation, key, asked }: ClaimWrite,
  run: (db: Db) => Promise<{ readonly id: string }>,
): Promise<Claim> {
  const told = async (db: Db): Promise<string> => {
    const { id: claimId } = await run(db);
    const detail = present(await claimDetailIn(db, { sellerId, claimId }), 'the claim was just written');
    return answerText(presentClaim(detail, changer, deps.clock.now()));
  };
  const text = await deps.database.write({ sellerId }, async (db) => {
    if (key === undefined) return told(db);
    const scope = { owner: changer.owner, operation: `claims.${operation}`, key, fingerprint: fingerprintOf(asked) };
    // The key is taken before anything is locked: a second request with it waits here and then replays.
    return (await once(db, scope, deps.clock.now(), () => told(db))).answer;
  });
  return claim.parse(JSON.parse(text));
}
