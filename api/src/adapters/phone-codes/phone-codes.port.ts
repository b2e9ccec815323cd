/** The six digits that show that a telephone number is somebody's (INTG-14, SES-10). Called outside transactions. */

/** `silent`: nobody could say. */
export type CodeVerdict = 'right' | 'wrong' | 'silent';
export type PhoneCodesPort = {
  /** Sends a code to that number. `own` is ours, with the message it stands in; a service sends one of its own instead. */
  send(id: string, phone: string, own: { readonly body: string }): Promise<void>;
  /** Null: codes are ours, and are compared here. */
  readonly check: ((phone: string, code: string) => Promise<CodeVerdict>) | null;
};
