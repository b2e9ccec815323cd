/**
 * The guard before every route: application header, session, verification and permission, in this order.
 *
 * A route without `config.permission` fails at boot; `public` must be written. The page guards of the portal are a
 * convenience, this is the protection (GATE-06).
 */
import { applicationHeader } from '@quayside/contract/auth';
import { commonMessages } from '@quayside/contract/messages/common';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, requireProof } from '../../kernel/actor.ts';
import { hours, type Instant, minutes, plus } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/errors.ts';
import { isAllowed, missingOf, type Permission, type SecondFactor, type SignedInActor } from './actor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: Permission;
    /** Codes of the domain's error table this route may answer; the document lists them. */
    errors?: readonly string[];
    /** Routes of the verification itself: signed in is enough (SES-12, GATE-03). */
    allowUnverified?: boolean;
    /**
     * Asks for the second factor, shown within the last ten minutes (domain page, section 15): of who has one. Where an
     * installation requires one, `true` refuses who has none; `where_on` does not, nor
     * does it ask programs with a key, which have nobody who could show one.
     */
    needsProof?: true | 'where_on';
    /** Closed to programs with a key, whatever rights it has: what moves money out, and what makes more access. */
    personsOnly?: boolean;
    /** Closed to our own people who look at a company as it sees itself: what binds the company alone may do. */
    isCompanysAlone?: boolean;
    /** Open to them, though it is a person's own. */
    isOpenToViewers?: boolean;
    /** A public route that treats those who are signed in otherwise: `actor` is set where one is. */
    knowsVisitors?: boolean;
    /** Open to programs, though it asks for no right: facts that are nobody's own. */
    isOpenToKeys?: boolean;
    /** Not part of the published document: development helpers and embedded defaults. */
    unlisted?: boolean;
  }
  interface FastifyRequest {
    /** Set on every route that is not public, and there read through `actorOf`; on those that know their visitors where one is signed in. */
    actor: SignedInActor | null;
  }
}

export type Authenticate = (token: string) => Promise<SignedInActor>;

/** How long a second factor that was shown counts: for a sensitive step, and for everything our own people do. */
const proofLasts = { step: minutes(10), staff: hours(12) } as const;

export type GuardParts = {
  readonly authenticate: Authenticate;
  readonly now: () => Instant;
  /** Whether sensitive steps are refused to those who have no second factor. */
  readonly isSecondFactorRequired: boolean;
};

export function registerGuard(app: FastifyInstance, { authenticate, now, isSecondFactorRequired }: GuardParts): void {
  app.decorateRequest('actor', null);
  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD' || route.method === 'OPTIONS') return;
    if (route.config?.permission === undefined)
      throw new Error(`Route ${route.method} ${route.url} names no permission`);
  });
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    const { permission, allowUnverified, needsProof, personsOnly, isOpenToKeys } = config;
    if (config.knowsVisitors) request.actor = await visitor(request, authenticate);
    if (permission === undefined || permission === 'public') return;
    const actor = await authenticate(bearerOf(request));
    if (request.headers[applicationHeader] === 'sellers' && actor.kind === 'BUYER') {
      throw new Refusal('wrong_application', 403, commonMessages.wrong_application);
    }
    if (!actor.isVerified && !allowUnverified)
      throw new Refusal('verification_required', 403, commonMessages.verification_required);
    if (actor.viewsUntil !== undefined && isClosedToViewers(request.method, config, isAllowed(actor, permission)))
      throw new Refusal('viewing_company', 403, commonMessages.viewing_company);
    // What is a person's own is no program's.
    const isPersons = personsOnly || (permission === 'signed_in' && !isOpenToKeys);
    if (!isAllowed(actor, permission) || (actor.isKey && isPersons)) throw forbidden(missingOf(actor, permission));
    const isStaffs = actor.kind === 'STAFF' && permission !== 'signed_in';
    const lacking = (lasts: number) => lacksProof(actor.secondFactor, now(), { lasts, isSecondFactorRequired });
    if (isStaffs) requireProof({ ...actor, ...lacking(proofLasts.staff) });
    request.actor = { ...actor, ...lacking(proofLasts.step) };
    const isPersonWithOne = !actor.isKey && request.actor.lacksProof === 'second_factor_required';
    if (needsProof === true || (needsProof && isPersonWithOne)) requireProof(request.actor);
  });
}

/**
 * Whoever looks at a company as it sees itself reads, and does for it what no money, right or signature hangs on. What is a
 * person's own would be the looker's: password, second factor, sessions, address.
 */
function isClosedToViewers(method: string, config: FastifyContextConfig, isPermitted: boolean): boolean {
  if (!isPermitted || config.needsProof || config.personsOnly || config.isCompanysAlone) return true;
  return config.permission === 'signed_in' && method !== 'GET' && !config.isOpenToViewers;
}

type Wanted = { readonly lasts: number; readonly isSecondFactorRequired: boolean };

function lacksProof({ isOn, provedAt }: SecondFactor, now: Instant, { lasts, isSecondFactorRequired }: Wanted) {
  if (!isOn) return isSecondFactorRequired ? { lacksProof: 'second_factor_missing' as const } : {};
  return provedAt !== null && plus(provedAt, lasts) > now ? {} : { lacksProof: 'second_factor_required' as const };
}

/** Who is signed in; a token that is none is nobody's. */
async function visitor(request: FastifyRequest, authenticate: Authenticate): Promise<SignedInActor | null> {
  if (request.headers.authorization === undefined) return null;
  try {
    return await authenticate(bearerOf(request));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The signed-in person of this request; a public route that asks is a bug. */
export function actorOf(request: Pick<FastifyRequest, 'actor'>): SignedInActor {
  if (!request.actor) throw new Error('Assertion failed: a route that needs an actor names a permission');
  return request.actor;
}

function bearerOf(request: FastifyRequest): string {
  const header = request.headers.authorization;
  if (!header?.startsWith('Bearer ')) throw new Refusal('not_authenticated', 401, commonMessages.not_authenticated);
  return header.slice('Bearer '.length);
}
