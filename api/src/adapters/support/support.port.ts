/** Where questions of sellers are answered (INTG-16). Called from jobs only; a failure is thrown and the job repeated. */
export type Topic = {
  readonly subject: string;
  /** The address of ours that the topic belongs to. */
  readonly mailbox: string;
};
export type Ticket = Topic & {
  /** Ours: the same id opens no second ticket. */
  readonly id: string;
  readonly body: string;
  readonly tags: readonly string[];
  readonly requester: { readonly name: string; readonly email: string };
};
export type TicketMessage = {
  /** Ours: the same id adds no second message. */
  readonly id: string;
  readonly authorName: string;
  readonly body: string;
  /** Written by the side that asks, not by one of us in the portal. */
  readonly isFromRequester: boolean;
};

/** An answer written in the service. `id` is the service's own, so a repeated delivery is recognised. */
export type SupportReply = {
  readonly ticketId: string;
  readonly id: string;
  readonly authorName: string;
  readonly body: string;
};
/** A delivery as it came: the signature is over these very bytes. */
export type Delivery = {
  readonly signature: string | undefined;
  readonly timestamp: string | undefined;
  readonly body: string;
};

export type SupportPort = {
  /** Gives what the service calls the ticket. */
  openTicket(ticket: Ticket): Promise<string>;
  addMessage(reference: string, topic: Topic, message: TicketMessage): Promise<void>;
  /** Reads a delivery: `refused` when the service did not sign it, null when it holds no answer. */
  readDelivery(delivery: Delivery): SupportReply | 'refused' | null;
};
