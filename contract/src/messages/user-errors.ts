/** What the server answers about a person's own account, by code. */
export const userErrorMessages = {
  email_already_exists: 'User with this Email already exists.',
  email_invalid: 'This e-mail address cannot be used.',
  password_required: 'Type your current password to change this.',
  phoneNumber: 'Use a phone number that exists, with its country code, such as +31 6 1234 5678.',
} as const;
