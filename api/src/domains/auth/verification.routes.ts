import { phoneCodeBody, sentAnswer, verifyTokenBody } from '@quayside/contract/auth';
import { user } from '@quayside/contract/users';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { actorOf } from '../../platform/http/guard.ts';
import { typed } from '../../platform/http/server.ts';
import { shownUserById } from '../users/users.public.ts';
import { confirmVerification } from './use-cases/confirm-verification.ts';
import { sendVerification } from './use-cases/send-verification.ts';

const tags = ['user'];
const open = { permission: 'signed_in', allowUnverified: true } as const;

/** E-mail and phone verification (SES-10): signed in is enough. */
export const verificationRoutes =
  (deps: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    registerSending(app, deps);
    registerConfirming(app, deps);
  };

function registerSending(app: FastifyInstance, deps: Deps): void {
  const sends = [
    { url: '/user/email/verify/', kind: 'email', summary: 'Send a link that verifies the e-mail address' },
    { url: '/user/email/resend-token/', kind: 'email', summary: 'Send that link again' },
    { url: '/user/phone/verify/', kind: 'phone', summary: 'Send a code that verifies the phone number' },
  ] as const;
  for (const { url, kind, summary } of sends) {
    typed(app).post(
      url,
      {
        schema: { tags, summary, response: { 200: sentAnswer } },
        config: { ...open, errors: ['too_many_attempts', 'already_verified', 'phone_missing'] },
      },
      (request) => sendVerification(deps, actorOf(request).userId, kind),
    );
  }
}

function registerConfirming(app: FastifyInstance, deps: Deps): void {
  const confirmed = async (person: SignedInActor, kind: 'email' | 'phone', given: string) => {
    await confirmVerification(deps, person, kind, given);
    return shownUserById(deps, person.userId);
  };
  typed(app).post(
    '/user/email/verify-token/',
    {
      schema: { tags, summary: 'Confirm the e-mail address', body: verifyTokenBody, response: { 200: user } },
      config: { ...open, errors: ['invalidSecret', 'expiredSecret', 'email_already_exists'] },
    },
    (request) => confirmed(actorOf(request), 'email', request.body.token),
  );
  typed(app).post(
    '/user/phone/verify-token/',
    {
      schema: { tags, summary: 'Confirm the phone number', body: phoneCodeBody, response: { 200: user } },
      config: { ...open, errors: ['authentication_failed'] },
    },
    (request) => confirmed(actorOf(request), 'phone', request.body.code),
  );
}
