/** Newsletter subscriptions with double opt-in (INTG-03): an address gets letters once whoever reads it has agreed. */
import type { MailText } from '@quayside/contract/messages/mail-layout';

export type NewsletterPort = {
  /** Asks the address by mail, at most once a day. Repeating it is no error and tells nobody that the address was known. */
  subscribe(subscription: {
    readonly email: string;
    readonly page: string | null;
    readonly mail: MailText;
  }): Promise<void>;
  confirm(email: string): Promise<void>;
  leave(email: string): Promise<void>;
  /** Tells the service that sends the letters of an address that agreed. Rejects when it has to be tried again. */
  passOn(email: string): Promise<void>;
  /** Tells it of an address that left. Rejects when it has to be tried again. */
  passOnLeave(email: string): Promise<void>;
};
