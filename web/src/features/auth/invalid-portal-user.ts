/** Thrown for an account that may not use the portal, such as a buyer's (SES-05). */
export class InvalidPortalUserLoginError extends Error {
  override readonly name = 'InvalidPortalUserLoginError';
}
