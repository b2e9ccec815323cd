/** Outgoing mail and text messages. Called from jobs only: no message is sent inside a transaction. */
export type Message = {
  readonly channel: 'EMAIL' | 'SMS';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
};
/** `id` makes a repeated delivery send nothing. */
export type MessagesPort = { send(id: string, message: Message): Promise<void> };
