/** What became of a step whose link came by mail: `invalid` says so of the link, `failed` that it may be tried again. */
export type MailedOutcome = 'done' | 'invalid' | 'failed';

/** By the status of the API's answer. */
export function mailedOutcome(status: number): MailedOutcome {
  if (status < 300) return 'done';
  return status === 400 ? 'invalid' : 'failed';
}
