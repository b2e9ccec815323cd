/**
 * The session of this tab. The access token lives in this module's memory and nowhere else; the refresh cookie cannot be
 * read by any script. Pages read the state through `useSession`.
 */
import type { User } from '@quayside/contract/users';
import { connectSession } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { clock } from '../../lib/clock.ts';
import { clearDrafts, ownDrafts } from '../../lib/draft.ts';
import { clearEvents, recordEvent } from '../../lib/events.ts';
import * as auth from './auth.api.ts';
import { InvalidPortalUserLoginError } from './invalid-portal-user.ts';
import { isPortalUser } from './user-type.ts';

/** NOT_SET: nothing known yet. VERIFIED: a user is loaded. INVALID: nobody is signed in, or not any more (SES-01). */
export type Session = { status: 'NOT_SET' } | { status: 'VERIFIED'; user: User } | { status: 'INVALID' };

export { InvalidPortalUserLoginError };

/** A token counts as valid with more than this left: 240000 ms − 30000 ms (SES-03). */
const marginMs = 210_000;
/** Time between refreshes while the page is open (SES-08). */
const refreshEveryMs = 240_000;

const notSet: Session = { status: 'NOT_SET' };
let session: Session = notSet;
let token: auth.AccessToken | null = null;
let running: Promise<string | null> | null = null;
let ending: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

export const readSession = (): Session => session;
export const serverSession = (): Session => notSet;

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts once per page load: refresh, then the user; afterwards refreshes on its own. */
export function startSession(): void {
  connectSession({
    fresh: freshToken,
    refused: async () => (await refresh()) !== null,
  });
  if (isHinted()) void loadUser();
  else leave();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && session.status === 'VERIFIED') void freshToken();
  });
}

/** Signs in and loads the portal's user. Throws ApiError for refused credentials, InvalidPortalUserLoginError for others' accounts. */
export async function signIn(email: string, password: string): Promise<User> {
  // What ends a session before this one would else end this one.
  await ending;
  const answer = await auth.login(email, password).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'invalid_portal_user') throw refusedUser(error.message);
    throw error;
  });
  if (!isPortalUser(answer.user)) {
    await endOnServer(answer.accessToken);
    throw refusedUser('');
  }
  keepToken(answer);
  recordEvent('login', { userType: answer.user.isWarehouseUser ? 'WAREHOUSE' : 'SELLER' });
  set({ status: 'VERIFIED', user: answer.user });
  return answer.user;
}

/** Signs out: server first, whatever it answers; then everything kept here goes, and the page is loaded anew (SES-07). */
export async function signOut(target = '/'): Promise<void> {
  await endOnServer(token?.accessToken ?? null);
  clearEvents();
  clearDrafts();
  forget();
  location.assign(target);
}

/** Loads the user again, such as after a verification step. */
export async function reloadUser(): Promise<void> {
  await loadUser();
}

/** The readable hint says whether a refresh could succeed at all; without it nobody was signed in here. */
function isHinted(): boolean {
  return /quayside_hint=\w/.test(document.cookie);
}

async function loadUser(tries = 0): Promise<void> {
  const accessToken = await freshToken();
  if (accessToken === null) return stayOrForget(tries);
  try {
    const user = await auth.getUser(accessToken);
    if (isPortalUser(user)) return set({ status: 'VERIFIED', user });
    await endOnServer(accessToken);
  } catch (error) {
    if (!(error instanceof ApiError)) recordEvent('user_not_loaded');
    if (mayPass(statusOf(error))) return stayOrForget(tries);
  }
  forget();
}

/** Who is signed in stays so; a page that knows nothing yet asks again, for half a minute. */
function stayOrForget(tries: number): void {
  if (session.status !== 'NOT_SET') return;
  if (tries >= mostTries) {
    forget();
    return;
  }
  const again = () => {
    if (session.status === 'NOT_SET') void loadUser(tries + 1);
  };
  setTimeout(again, 1_000 * 2 ** tries);
}

/** After 1, 2, 4, 8 and 16 s. */
const mostTries = 5;

/** A token with enough life left, refreshed when it is near its end; null when there is none to be had. */
async function freshToken(): Promise<string | null> {
  if (token && token.accessExp * 1_000 - clock.now().getTime() > marginMs) return token.accessToken;
  if (session.status === 'INVALID' && token === null) return null;
  return refresh();
}

/** One refresh at a time; the server gives two tabs that ask at once the same successor. */
function refresh(): Promise<string | null> {
  running ??= renew().finally(() => {
    running = null;
  });
  return running;
}

async function renew(): Promise<string | null> {
  if (!isHinted()) return leave();
  try {
    const { user, ...record } = await auth.refreshToken();
    // Somebody else signed in in another tab: nothing is done here in their name.
    if (session.status === 'VERIFIED' && session.user.qid !== user.qid) {
      location.reload();
      return null;
    }
    return keepToken(record);
  } catch (error) {
    const status = statusOf(error);
    if (status !== 0 && (session.status === 'VERIFIED' || mayPass(status)))
      recordEvent('get_access_token_error', { status });
    if (session.status !== 'INVALID' && mayPass(status)) return token?.accessToken ?? null;
    forget();
    return null;
  }
}

/** Without a network, while the server restarts or asks for patience, the session may well be alive. */
const mayPass = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/** 0: there was no answer. */
const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

function keepToken(record: auth.AccessToken): string {
  token = record;
  timer ??= setInterval(() => void refresh(), refreshEveryMs);
  return record.accessToken;
}

/** Nobody is signed in, here or in another tab; whoever signed out without a network is told to the server. */
function leave(): null {
  forget();
  if (document.cookie.includes('hint=-')) void endOnServer(null);
  return null;
}

function forget(): void {
  token = null;
  clearInterval(timer);
  timer = undefined;
  set({ status: 'INVALID' });
}

function endOnServer(accessToken: string | null): Promise<void> {
  // In place of the hint, before the call: nobody is signed in here, whether the server hears it or not. It clears the mark;
  // else the next page tells it. Longer than a session lasts, also when the browser is closed meanwhile.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the browsers we support
  document.cookie = 'quayside_hint=-;path=/;max-age=9999999';
  ending = auth.logout(accessToken).catch(() => recordEvent('logout_failed'));
  return ending;
}

function refusedUser(message: string): InvalidPortalUserLoginError {
  recordEvent('invalid_portal_user');
  return new InvalidPortalUserLoginError(message);
}

function set(next: Session): void {
  session = next;
  if (next.status === 'VERIFIED') ownDrafts(draftsOwner(next.user));
  // What the boot script set when the document was loaded, kept true afterwards.
  const { dataset } = document.documentElement;
  if (next.status === 'VERIFIED') dataset.signedIn = next.user.isWarehouseUser ? 'warehouse' : 'seller';
  else delete dataset.signedIn;
  for (const listener of listeners) listener();
}

/** What somebody of ours typed in one company's name is nobody else's. */
const draftsOwner = ({ qid, viewing, company }: User): string => (viewing ? `${qid} ${company.qid}` : qid);
