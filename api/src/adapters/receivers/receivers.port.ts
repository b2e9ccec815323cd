/** Calls to addresses that companies gave us. */
export type ReceiverMessage = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, sent as it is. */
  readonly body: string;
};
export type ReceiverAnswer =
  | { readonly status: number }
  | { readonly problem: 'TIMEOUT' | 'NO_CONNECTION' | 'ADDRESS_REFUSED' };

export type ReceiversPort = {
  /** False when the host leads to an address that is not everybody's; true too when it leads nowhere now. */
  mayReach(host: string): Promise<boolean>;
  /** Never throws. Called from jobs only: nothing is sent inside a transaction. */
  post(message: ReceiverMessage): Promise<ReceiverAnswer>;
};
