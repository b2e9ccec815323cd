/** The calls of signing in and out, verification and passwords. */
import type { User } from '@quayside/contract/users';
import { callApi } from '../../lib/api.ts';

export interface TokenRecord {
  accessToken: string;
  /** Seconds since the epoch. */
  accessExp: number;
  signature: string;
}

export interface DemoAccount {
  email: string;
  password: string;
  label: string;
  description: string;
}

export const login = (email: string, password: string) =>
  callApi<TokenRecord & { user: User }>('POST', '/auth/login/', { body: { email, password }, token: null });

/** Asks for a new token with the refresh cookie, and rotates the cookie. */
export const refreshToken = () =>
  callApi<TokenRecord>('POST', '/auth/refresh/', { query: { rotate: 'true' }, token: null });

/** Ends the session of this token on the server and clears the refresh cookie. */
export const logout = (token: string | null) => callApi<void>('POST', '/auth/logout/', { token });

export const getUser = (token: string) => callApi<User>('GET', '/user/', { token });

export const resendEmail = () => callApi<{ waitSeconds: number }>('POST', '/user/email/resend-token/');
export const verifyEmail = (token: string) => callApi<void>('POST', '/user/email/verify-token/', { body: { token } });
export const sendPhoneCode = () => callApi<{ waitSeconds: number }>('POST', '/user/phone/verify/');
export const verifyPhone = (code: string) => callApi<void>('POST', '/user/phone/verify-token/', { body: { code } });

export const askReset = (email: string) =>
  callApi<void>('POST', '/user/password/reset/', { body: { email }, token: null });
export const confirmReset = (secret: string, password: string) =>
  callApi<void>('POST', '/user/password/reset/confirm/', { body: { secret, password }, token: null });

/** Opens a new account: its first password, by the secret of the invitation. */
export const activateAccount = (secret: string, password: string) =>
  callApi<void>('POST', '/user/activate/', { body: { secret, password }, token: null });

/** Development only; 404 elsewhere. */
export const demoAccounts = () => callApi<{ results: DemoAccount[] }>('GET', '/dev/accounts/', { token: null });
