/** The calls of signing in and out, verification and passwords. */
import { answerOf, api, withToken } from '../../lib/api.ts';

export type AccessToken = Omit<Awaited<ReturnType<typeof refreshToken>>, 'user'>;
export type DemoAccount = Awaited<ReturnType<typeof demoAccounts>>['results'][number];

const anonymous = withToken(null);

export const login = (email: string, password: string) =>
  answerOf(api.POST('/auth/login/', { body: { email, password }, fetch: anonymous }));

/** Asks for a new token with the refresh cookie, and rotates the cookie. */
export const refreshToken = () =>
  answerOf(api.POST('/auth/refresh/', { params: { query: { rotate: 'true' } }, fetch: anonymous }));

/** Ends the session of this token on the server and clears the refresh cookie; given up after ten seconds. */
export const logout = (token: string | null) =>
  answerOf(api.POST('/auth/logout/', { fetch: withToken(token), signal: AbortSignal.timeout(10_000) }));

export const getUser = (token: string) => answerOf(api.GET('/user/', { fetch: withToken(token) }));

export const resendEmail = () => answerOf(api.POST('/user/email/resend-token/'));
export const verifyEmail = (token: string) => answerOf(api.POST('/user/email/verify-token/', { body: { token } }));
export const sendPhoneCode = () => answerOf(api.POST('/user/phone/verify/'));
export const verifyPhone = (code: string) => answerOf(api.POST('/user/phone/verify-token/', { body: { code } }));

/** Asks for another address or number, with the password; or gives up the one that waits. */
export const changeContact = (
  change: { email: string; secret: string } | { phone: string; secret: string } | { withdraw: 'EMAIL' | 'PHONE' },
) => answerOf(api.PATCH('/user/', { body: change }));

export const askReset = (email: string) =>
  answerOf(api.POST('/user/password/reset/', { body: { email }, fetch: anonymous }));
export const confirmReset = (secret: string, password: string) =>
  answerOf(api.POST('/user/password/reset/confirm/', { body: { secret, password }, fetch: anonymous }));

/** Opens a new account: its first password, by the secret of the invitation. */
export const activateAccount = (secret: string, password: string) =>
  answerOf(api.POST('/user/activate/', { body: { secret, password }, fetch: anonymous }));

/** Development only; 404 elsewhere. */
export const demoAccounts = () => answerOf(api.GET('/dev/accounts/', { fetch: anonymous }));
