import type { MailLayout } from '@quayside/contract/messages/mail-layout';

/** Outgoing mail and text messages. Called from jobs only: no message is sent inside a transaction. */
export type Message = {
  readonly channel: 'EMAIL' | 'SMS';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Of a mail: what its HTML is made of. Without it the text is all that is known. */
  readonly layout?: MailLayout;
  /** Of a mail, beside those every mail has, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
};
/** `id` makes a repeated delivery send nothing. */
export type MessagesPort = {
  send(id: string, message: Message): Promise<void>;
  /** Several, one after the other; what a failure left unsent goes when it is repeated. */
  sendAll(all: readonly Sending[]): Promise<void>;
};
export type Sending = { readonly id: string; readonly message: Message };
