/**
 * Credit of buyers (INTG-11): who judges whether a company may pay later, and up to how much. The contract follows Mondu:
 * an application under our own id of the buyer, a page of the provider where the buyer goes on, and signed notices of what
 * became of it. Amounts are EUR minor units. Called outside transactions.
 */

export type CreditApplication = {
  readonly buyerId: string;
  readonly companyName: string;
  readonly email: string;
  readonly country: string;
  readonly limitMinor: bigint;
};
/** `page`: where the buyer goes on; null: nowhere, our own people decide. `refused` for certain, `silent`: ask again. */
export type ApplicationAnswer =
  | { readonly outcome: 'begun'; readonly page: string | null }
  | { readonly outcome: 'refused' | 'silent' };
/** What the buyer may owe now. */
export type LimitAnswer =
  | { readonly outcome: 'ok'; readonly limitMinor: bigint }
  | { readonly outcome: 'unknown' | 'silent' };

export const creditStates = ['applied', 'pending', 'accepted', 'declined'] as const;
export type CreditState = (typeof creditStates)[number];
/** A message about one of our buyers, its signature verified. `reference`: what the provider calls the buyer. */
export type CreditNotice = { readonly buyerId: string; readonly reference: string; readonly state: CreditState };
export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type CreditPort = {
  apply(application: CreditApplication): Promise<ApplicationAnswer>;
  /** By the provider's reference of a notice. */
  limitOf(reference: string): Promise<LimitAnswer>;
  /** Null without a good signature; `nothing`: signed, and about none of our buyers. */
  noticeOf(headers: NoticeHeaders, body: string): CreditNotice | 'nothing' | null;
};
