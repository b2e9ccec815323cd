import { callApi } from '../../lib/api.ts';

/** Puts an address on the newsletter's list. */
export const subscribeNewsletter = (email: string) =>
  callApi<void>('POST', '/forms/newsletter/', { body: { email }, token: null });
