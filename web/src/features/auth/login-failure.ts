/** Why a sign-in was refused, in the words of the page. */
import { authMessages } from '@quayside/contract/messages/auth';
import { commonMessages } from '@quayside/contract/messages/common';
import { ApiError, messageOf, waitSecondsOf } from '../../lib/api-error.ts';
import { InvalidPortalUserLoginError } from './invalid-portal-user.ts';

export interface LoginFailure {
  form?: string;
  email?: string;
  password?: string;
}

export function missingFields(email: string, password: string): LoginFailure {
  return {
    ...(email === '' ? { email: authMessages.emailRequired } : {}),
    ...(password === '' ? { password: authMessages.passwordRequired } : {}),
  };
}

export function loginMessage(error: unknown): string {
  if (error instanceof InvalidPortalUserLoginError) return authMessages.invalidPortalUser;
  if (error instanceof ApiError && error.code === 'invalid_portal_user') return authMessages.invalidPortalUser;
  const seconds = waitSecondsOf(error);
  if (seconds !== null) return authMessages.throttled(seconds);
  if (error instanceof ApiError && (error.status === 401 || error.status === 400)) return authMessages.wrongCredentials;
  return messageOf(error, commonMessages.generic);
}
