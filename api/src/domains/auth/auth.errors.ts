import { authErrorMessages as messages } from '@quayside/contract/messages/auth-errors';
import { commonMessages } from '@quayside/contract/messages/common';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const authErrors = {
  not_authenticated: { status: 401, message: commonMessages.not_authenticated },
  token_expired: { status: 401, message: commonMessages.token_expired },
  session_revoked: { status: 401, message: commonMessages.session_revoked },
  /** 400, not 401: the request can be corrected, and 401 tells clients that their session is gone. */
  invalid_credentials: { status: 400, message: messages.invalid_credentials },
  invalid_portal_user: { status: 403, message: messages.invalid_portal_user },
  too_many_attempts: { status: 429, message: messages.too_many_attempts },
  authentication_failed: { status: 400, message: messages.authentication_failed },
  invalidSecret: { status: 400, message: messages.invalidSecret },
  expiredSecret: { status: 400, message: messages.expiredSecret },
  incorrect_password: { status: 400, message: messages.incorrect_password },
  password_too_common: { status: 400, message: messages.password_too_common },
  password_is_email: { status: 400, message: messages.password_is_email },
  already_verified: { status: 409, message: messages.already_verified },
  phone_missing: { status: 409, message: messages.phone_missing },
  session_not_found: { status: 404, message: messages.session_not_found },
} satisfies ErrorTable;

export const refuse = refusalsOf(authErrors);
