/**
 * What each process remembers of sessions, for at most 3 seconds: so a revoked session, a changed role or a disabled
 * user is refused everywhere within 5 seconds, while most requests cost no query. Revocations made by this process
 * count at once.
 */
import { seconds } from '../../kernel/clock.ts';
import type { Refusal } from '../../kernel/errors.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { type Account, accountById, kindOf, mayView, permissionsOf, viewerStanding } from '../users/users.public.ts';
import type { Claims } from './access-token.ts';
import { refuse } from './auth.errors.ts';
import { type SessionRow, sessionById } from './sessions.repository.ts';
import { type View, viewOf } from './viewing.rules.ts';

type Known = { readonly actor: Promise<SignedInActor | Refusal>; readonly readAt: number };

const freshFor = seconds(3);
const maximumEntries = 10_000;
const caches = new WeakMap<Deps, Map<string, Known>>();

/** The actor behind the claims; throws 401 `session_revoked` or `not_authenticated`. */
export async function actorOfSession(deps: Deps, claims: Claims): Promise<SignedInActor> {
  const cache = cacheOf(deps);
  const now = Date.parse(deps.clock.now());
  let known = cache.get(claims.sessionId);
  if (!known || now - known.readAt >= freshFor) {
    known = { actor: readActor(deps, claims), readAt: now };
    remember(cache, claims.sessionId, known);
    known.actor.catch(() => cache.delete(claims.sessionId));
  }
  const actor = await known.actor;
  if (actor instanceof Error) throw actor;
  // A view ends to the second, whatever is remembered.
  if (actor.viewsUntil !== undefined && actor.viewsUntil <= deps.clock.now()) {
    cache.delete(claims.sessionId);
    return actorOfSession(deps, claims);
  }
  // Somebody about to verify is looked at afresh, so that the page after it opens at once.
  if (!actor.isVerified) cache.delete(claims.sessionId);
  return actor;
}

/** Makes this process look again before it next trusts the session. */
export function forgetSession(deps: Deps, sessionId: string): void {
  cacheOf(deps).delete(sessionId);
}

function cacheOf(deps: Deps): Map<string, Known> {
  const known = caches.get(deps);
  if (known) return known;
  const made = new Map<string, Known>();
  caches.set(deps, made);
  return made;
}

/** The oldest entry goes when the limit is reached: a Map keeps the order of insertion. */
function remember(cache: Map<string, Known>, sessionId: string, known: Known): void {
  cache.delete(sessionId);
  cache.set(sessionId, known);
  const oldest = cache.keys().next();
  if (cache.size > maximumEntries && !oldest.done) cache.delete(oldest.value);
}

async function readActor({ database, config, clock }: Deps, claims: Claims): Promise<SignedInActor | Refusal> {
  const [session, account] = await database.flight('none', (db) => [
    sessionById(db, claims.sessionId),
    accountById(db, claims.userId),
  ]);
  if (!session || !account || session.userId !== account.user.id) return refuse('not_authenticated');
  if (session.revokedAt !== null || session.expiresAt <= clock.now() || !account.maySignIn)
    return refuse('session_revoked');
  const actor = actorFrom(account, session, config.warehouseEnabled);
  const view = viewOf(session, mayView(account.standing), clock.now());
  return view === null ? actor : inView(actor, view);
}

/** Their own name, and that they are ours; the rights and the rows of the company. */
function inView(actor: SignedInActor, { sellerId, until }: View): SignedInActor {
  const { kind, role, permissions } = viewerStanding;
  return {
    ...actor,
    ...{ kind, role, permissions: new Set(permissions), name: `${actor.name} (Quayside)` },
    ...{ sellerId, buyerId: null, warehouseId: null, isOurs: true, viewsUntil: until },
  };
}

function actorFrom({ user, standing }: Account, session: SessionRow, warehouseEnabled: boolean): SignedInActor {
  return {
    kind: kindOf(standing, warehouseEnabled),
    userId: user.id,
    sessionId: session.id,
    name: user.account,
    email: user.email,
    role: user.role,
    sellerId: user.sellerId,
    buyerId: user.buyerId,
    warehouseId: user.warehouseId,
    isVerified: user.isEmailVerified && user.isPhoneVerified,
    permissions: new Set(permissionsOf(standing, warehouseEnabled)),
    secondFactor: { isOn: user.secondFactorAt !== null, provedAt: session.provedAt },
  };
}
