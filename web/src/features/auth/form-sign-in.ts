/** Signing in by the form itself, for whoever presses Login before the page's code has arrived. Runs on the server. */
import { authMessages } from '@quayside/contract/messages/auth';
import { commonMessages } from '@quayside/contract/messages/common';
import type { User } from '@quayside/contract/users';
import { data, redirect } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { WebHost } from '../../app/web-host.ts';
import { apiErrorOf, isRecord } from '../../lib/problem-body.ts';
import { type LoginFailure, loginMessage, missingFields } from './login-failure.ts';
import { safeRedirectPath } from './redirect-path.ts';
import { isPortalUser, isVerified, portalHome, userTypeOf } from './user-type.ts';

/**
 * Leads on like the page's own code, with the cookies of the new session, or gives what is wrong with the e-mail that was
 * typed, never the password. What another site sends is refused: here by what the browser says of it, before by its origin.
 */
export async function signInByForm(request: Request, host: Pick<WebHost, 'callApi' | 'facts'>) {
  if (request.headers.get('sec-fetch-site') === 'cross-site')
    return data({ email: '', failure: { form: commonMessages.cross_site_refused } }, { status: 403 });
  const fields = await request.formData();
  const email = textOf(fields.get('email')).trim();
  const password = textOf(fields.get('password'));
  const refused = (failure: LoginFailure, status: number) => data({ email, failure }, { status });
  const missing = missingFields(email, password);
  if (missing.email || missing.password) return refused(missing, 400);
  const { status, body, cookies } = await host.callApi('/auth/login/', { email, password }, { asVisitor: true });
  const answer = parsed(body);
  if (status !== 200)
    return refused({ form: loginMessage(apiErrorOf(new Response(null, { status }), answer)) }, status);
  const user = userIn(answer);
  if (!user || !isPortalUser(user)) return refused({ form: authMessages.invalidPortalUser }, 403);
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(placeFor(user, request.url, host), { status: 303, headers });
}

function placeFor(user: User, url: string, { facts }: Pick<WebHost, 'facts'>): string {
  if (!isVerified(user)) return paths.activateAccount;
  const wanted = safeRedirectPath(new URL(url).searchParams.get('redirectPath'), new URL(facts.siteUrl).origin);
  return wanted ?? portalHome(userTypeOf(user, facts.isWarehouseEnabled));
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

/** The user of the API's own answer. */
const userIn = (answer: unknown): User | null => (isRecord(answer) && isUser(answer.user) ? answer.user : null);

const isUser = (value: unknown): value is User =>
  isRecord(value) && typeof value.qid === 'string' && typeof value.isSeller === 'boolean';
