/** What the server answers about API keys, by code. */
export const apiKeyErrorMessages = {
  api_key_not_found: 'There is no such key.',
  scope_not_yours: 'You can only give rights you have yourself.',
  too_many_keys: 'A company can have 50 keys. Revoke one first.',
} as const;
