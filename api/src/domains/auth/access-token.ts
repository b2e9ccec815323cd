/** Access tokens: signed, 10 minutes, naming the user and the session. The session row decides whether they still count. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Instant } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import { refuse } from './auth.errors.ts';

export type Claims = {
  readonly userId: string;
  readonly sessionId: string /** Seconds since the epoch. */;
  readonly exp: number;
};
type Context = Pick<Deps, 'config' | 'clock'>;

const lifetimeSeconds = 600;
const algorithm = 'HS256';
const issuer = 'quayside';
const payloadShape = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.int() });

const secondsOf = (instant: Instant): number => Math.floor(Date.parse(instant) / 1_000);

export async function issueAccessToken({ config, clock }: Context, userId: string, sessionId: string) {
  const now = secondsOf(clock.now());
  const accessExp = now + lifetimeSeconds;
  const accessToken = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(accessExp)
    .sign(derivedKey(config.tokenSecret, 'access-token'));
  return { accessToken, accessExp };
}

/** The claims of a token that is valid now; 401 `token_expired` or `not_authenticated` otherwise. */
export async function readAccessToken(context: Context, token: string): Promise<Claims> {
  try {
    return await verified(context, token, 0);
  } catch (error) {
    throw refuse(error instanceof errors.JWTExpired ? 'token_expired' : 'not_authenticated');
  }
}

/** The claims of a token that was valid once, for signing out; null when it never was. */
export async function readSpentAccessToken(context: Context, token: string): Promise<Claims | null> {
  return verified(context, token, Number.MAX_SAFE_INTEGER).catch(() => null);
}

async function verified({ config, clock }: Context, token: string, clockTolerance: number): Promise<Claims> {
  const { payload } = await jwtVerify(token, derivedKey(config.tokenSecret, 'access-token'), {
    algorithms: [algorithm],
    issuer,
    clockTolerance,
    currentDate: new Date(clock.now()),
  });
  const { sub, sid, exp } = payloadShape.parse(payload);
  return { userId: sub, sessionId: sid, exp };
}
