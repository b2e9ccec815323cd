/** Words of the page on which our people remove lost second factors. */
import { shellMessages } from './shell.ts';

export const lostFactorMessages = {
  title: shellMessages.lostFactors,
  intro:
    'People who have neither their app nor a recovery code. Each was written to and can say no for 24 hours. Make sure by phone that it is them.',
  caption: 'People waiting',
  columns: { name: 'Person', company: 'Company', askedAt: 'Asked', from: 'Possible from', act: 'Remove' },
  us: 'Quayside',
  remove: 'Remove',
  removeOf: (name: string) => `Remove the second factor of ${name}`,
  confirmTitle: (name: string) => `Remove the second factor of ${name}?`,
  confirmText: (email: string) =>
    `App, passkeys and recovery codes go, and every session ends. ${email} is told. The password alone opens the account then, until a new factor is set up.`,
  confirm: 'Remove second factor',
  removed: (name: string) => `${name} signs in with the password now.`,
  none: 'Nobody is waiting.',
  failed: "We couldn't load this. Try again.",
  removeFailed: "We couldn't remove it. Try again.",
} as const;
