/**
 * Which rows go when the time of an order or of a company is over: children before what they hang on. Written as SQL over the
 * names of tables, because they are of nearly every domain; `retention.schema.test.ts` holds it against the database, so that a
 * new table must say here whether it goes.
 */
export type Rows = {
  readonly table: string;
  /** Of `going_sales`, `going_orders`, `going_shipments` or `going_sellers`, see the repository. */
  readonly where: string;
  /** They refer to stored files, which go with them. */
  readonly hasFiles?: true;
};

const ofSale = '(seller_id, sale_id) in (select seller_id, id from going_sales)';
const ofOrder = '(buyer_id, order_id) in (select buyer_id, id from going_orders)';
const ofSeller = 'seller_id in (select id from going_sellers)';
const ofPerson = `user_id in (select id from users where ${ofSeller})`;
const under = (column: string, parent: string, of = ofSale) =>
  `(seller_id, ${column}) in (select seller_id, id from ${parent} where ${of})`;
const inCart = `(buyer_id, cart_id) in (select buyer_id, cart_id from checkouts where ${ofOrder})`;
const isEmptied =
  'in (select id from going_shipments g where not exists (select from packages p where p.shipment_id = g.id))';
const transfers = `select id::text from payouts where ${ofSale} union select provider_reference from payouts where ${ofSale}`;
const told = `payload ->> 'saleId' in (select id::text from going_sales) or payload ->> 'orderId' in (select id::text from going_orders)`;

const rows = (where: string, ...tables: readonly string[]): Rows[] => tables.map((table) => ({ table, where }));
const withFiles = (where: string, table: string): Rows => ({ table, where, hasFiles: true });

/** An order with everything about it: goods, money, papers, claims, messages, packages. */
export const rowsOfTrade: readonly Rows[] = [
  ...rows(under('claim_id', 'claims'), 'claim_events', 'claim_lines'),
  withFiles(ofSale, 'claim_evidence'),
  ...rows(ofSale, 'notifications', 'claims'),
  withFiles(ofSale, 'thread_files'),
  ...rows(ofSale, 'thread_messages', 'threads'),
  withFiles(ofSale, 'documents'),
  withFiles(under('package_id', 'packages'), 'package_photos'),
  ...rows(under('package_id', 'packages'), 'package_discrepancies', 'package_events', 'package_lines'),
  ...rows(ofSale, 'packages'),
  ...rows(`id in (select id from warehouse_bookings where shipment_id ${isEmptied})`, 'carrier_pickups'),
  ...rows(`shipment_id ${isEmptied}`, 'warehouse_bookings', 'warehouse_shipment_events'),
  ...rows(`id ${isEmptied}`, 'warehouse_shipments'),
  ...rows(under('shipment_id', 'shipments'), 'carrier_events', 'shipment_numbers'),
  ...rows(ofSale, 'shipments'),
  ...rows(under('booking_id', 'carrier_bookings'), 'carrier_labels'),
  ...rows(`id in (select id from carrier_bookings where ${ofSale})`, 'carrier_pickups'),
  ...rows(ofSale, 'carrier_bookings'),
  ...rows(`${under('payout_id', 'payouts')} or ${under('carry_over_id', 'carry_overs')}`, 'carry_over_uses'),
  ...rows(`id::text in (${transfers})`, 'provider_transfers'),
  ...rows(under('payout_id', 'payouts'), 'payout_events'),
  ...rows(ofSale, 'payouts', 'carry_overs', 'ledger_lines', 'decisions', 'issued_papers', 'logistic_units'),
  ...rows('(source_seller_id, source_sale_id) in (select seller_id, id from going_sales)', 'replacements'),
  ...rows(ofSale, 'sale_search', 'sale_loads', 'sale_lines', 'sale_events'),
  ...rows(`event_id in (select id from outbox where ${told})`, 'outbox_handled'),
  ...rows(told, 'outbox'),
  ...rows('sale_id in (select id from going_sales)', 'wallet_spend_only'),
  // What moved the wallet stays: its balance is their sum.
  ...rows(
    `sale_id in (select id from going_sales) and not exists (select from wallet_lines w
      where w.buyer_id = wallet_lines.buyer_id and w.journal_id = wallet_lines.journal_id and w.account = 'WALLET')`,
    'wallet_lines',
  ),
  ...rows(
    `(buyer_id, edifact_order_id) in (select buyer_id, id from edifact_orders where ${ofOrder})`,
    'edifact_answers',
  ),
  ...rows(ofOrder, 'edifact_orders'),
  ...rows('order_id in (select id from going_orders)', 'price_losses'),
  ...rows(inCart, 'allocation_lines', 'allocations', 'cart_lines'),
  ...rows(`(buyer_id, id) in (select buyer_id, cart_id from checkouts where ${ofOrder})`, 'carts'),
  ...rows(ofOrder, 'checkouts', 'order_invoices', 'order_issues', 'order_receipts', 'order_sales'),
  ...rows('(buyer_id, id) in (select buyer_id, id from going_orders)', 'orders'),
  ...rows('(seller_id, id) in (select seller_id, id from going_sales)', 'sales'),
];

/** A company that left, once nothing of its trade is here any more. */
export const rowsOfCompany: readonly Rows[] = [
  ...rows(ofPerson, 'known_devices', 'passkeys', 'recovery_codes', 'second_factors', 'secrets', 'passkey_challenges'),
  ...rows(ofPerson, 'sessions', 'factor_losses'),
  ...rows(
    ofSeller,
    'calendar_links',
    'digest_days',
    'list_reminders',
    'mail_preferences',
    'notifications',
    'saved_views',
  ),
  ...rows(ofSeller, 'api_keys', 'webhook_messages', 'webhook_endpoints', 'watchlist_items'),
  ...rows(ofSeller, 'brand_discounts', 'brand_floors', 'offer_batch_parts', 'offer_batches', 'offer_prices'),
  ...rows(ofSeller, 'offer_search', 'price_losses', 'loss_changes', 'loss_days', 'loss_offer_days'),
  ...rows(ofSeller, 'insight_days', 'insight_spans', 'replacements', 'offers'),
  withFiles(ofSeller, 'data_copy_parts'),
  ...rows(ofSeller, 'data_copies'),
  withFiles(ofSeller, 'stored_files'),
  ...rows(ofSeller, 'stock_list_rows', 'stock_lists', 'stock_list_layouts', 'addresses'),
  ...rows(`id::text in (select provider_reference from bank_accounts where ${ofSeller})`, 'provider_recipients'),
  withFiles(`lead_id in (select id from seller_leads where ${ofSeller})`, 'lead_files'),
  ...rows(ofSeller, 'bank_accounts', 'paper_series', 'sale_counts', 'audit_entries', 'seller_leads', 'users'),
  ...rows('id in (select id from going_sellers)', 'sellers'),
];

/** Tables that name a company, an order or a part of it, and whose rows do not go by these rules; why. */
export const rowsThatStay: Readonly<Record<string, string>> = {
  staff_reads: 'What our own people looked at is never deleted.',
  buyer_reads: 'What our own people looked at of buyers is never deleted, either.',
  staff_members: 'Our own people.',
};
