/** What the server answers about signing in, verification and passwords, by code. Those of the specification word for word. */
export const authErrorMessages = {
  invalid_credentials: 'Your email or password is incorrect.',
  invalid_portal_user: "This account can't be used on the seller portal.",
  too_many_attempts: 'Too many attempts. Wait a moment, then try again.',
  authentication_failed: 'Invalid verification code. Please try again.',
  invalidSecret: 'The link has expired or is invalid. Please contact us for a new link.',
  expiredSecret: 'The link has expired. Request a new one by resetting your password.',
  incorrect_password: 'The current password is incorrect.',
  password_too_common: 'This password is too easy to guess. Choose another one.',
  password_is_email: 'Choose a password that differs from your e-mail address.',
  already_verified: 'This is already verified.',
  phone_missing: 'Enter a phone number first.',
  session_not_found: 'No such session was found.',
} as const;
