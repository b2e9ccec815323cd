/** Newsletter subscriptions (INTG-03). Repeating one is no error and tells nobody that the address was known. */
export type NewsletterPort = {
  subscribe(subscription: { readonly email: string; readonly page: string | null }): Promise<void>;
};
