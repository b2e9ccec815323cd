/** Words of the page that only development shows. */
import { counted } from '../count-label.ts';
export const devMessages = {
  title: 'For development',
  factor: 'Second factor of the demo accounts',
  next: (code: string, seconds: number) => `Next: ${code}, in ${counted(seconds, 'second')}`,
  once: 'Each code works once for each account. These accounts are asked for it:',
  key: 'For an authenticator app:',
  more: 'More',
  outbox: 'Mails and text messages sent',
  codes: 'Codes of the packages that the warehouse expects',
  calls: 'Every call of the API',
} as const;
