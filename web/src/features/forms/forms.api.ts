import { answerOf, api, withToken } from '../../lib/api.ts';

/** Puts an address on the newsletter's list. */
export const subscribeNewsletter = (email: string) =>
  answerOf(api.POST('/forms/newsletter/', { body: { email }, fetch: withToken(null) }));
