/**
 * What a copy holds of which table, as SQL over the names of tables, because they are of nearly every domain. A column is in
 * it only when it is named here; `kinds.schema.test.ts` holds both lists against the database.
 */
export type Kind = {
  /** Of its file in the copy. */
  readonly name: string;
  readonly table: string;
  /** In the rows of `app.seller_id`, or of the person in `app.copy_of`. */
  readonly where: string;
  readonly columns: string;
  /** Secrets, keys of ours, what others know of it, and what says nothing of its own. */
  readonly without?: string;
  /** Shown otherwise than it is stored. */
  readonly shown?: Readonly<Record<string, string>>;
  /** Hundreds of kilobytes each: they are read a few at a time. */
  readonly hasLargeRows?: true;
  /** Its rows refer to stored files by `file_id`; the column with the name. */
  readonly file?: string;
};

export const seller = "nullif(current_setting('app.seller_id', true), '')::uuid";
export const person = "nullif(current_setting('app.copy_of', true), '')::uuid";
export const ofSeller = `seller_id = ${seller}`;

/** Tables that name a company or a person and of which a copy holds nothing; why. */
export const kindsLeftOut: Readonly<Record<string, string>> = {
  allocation_lines: 'A buyer’s cart.',
  allocations: 'A buyer’s cart.',
  order_sales: 'A buyer’s order; the seller’s part of it is under orders.',
  buyer_reads: 'What our own people looked at of buyers.',
  carrier_labels: 'Sent as a file when the carrier is booked; it is among the documents.',
  carrier_pickups: 'One pick-up of a carrier, of several companies.',
  data_copies: 'The copies themselves.',
  data_copy_parts: 'The copies themselves.',
  decisions: 'How our own people agreed; what came of it is under payouts and claims.',
  idempotency_keys: 'Repeated calls, for 72 hours.',
  insight_days: 'Reckoned from orders.',
  insight_spans: 'Reckoned from orders.',
  lead_files: 'What our own people keep with a lead.',
  loss_changes: 'Reckoned from what others offered.',
  loss_days: 'Reckoned from what others offered.',
  loss_offer_days: 'Reckoned from what others offered.',
  offer_batch_parts: 'How a change of offers is undone; the changes are under offer-prices.',
  offer_search: 'An index of offers.',
  paper_series: 'The last number of papers, which they carry.',
  passkey_challenges: 'Secrets of a few minutes.',
  price_losses: 'What others offered.',
  sale_counts: 'Reckoned from orders.',
  sale_search: 'An index of orders.',
};
