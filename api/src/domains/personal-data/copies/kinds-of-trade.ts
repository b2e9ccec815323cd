/** What a copy of a company holds of its orders: those that it sees. */
import { type Kind, ofSeller } from './kinds.ts';

/** As the order page: nothing of an order before the buyer has paid it. */
const seenSales = `${ofSeller} and status <> 'AWAITING_BUYER_PAYMENT'`;
const ofSale = `${ofSeller} and (sale_id not in (select id from sales where ${ofSeller} and status = 'AWAITING_BUYER_PAYMENT')) is not false`;
const under = (column: string, parent: string): string =>
  `${ofSeller} and ${column} in (select id from ${parent} where ${ofSale})`;
/**
 * What our own people do among themselves about a decision that takes two of them is on no page of the seller's. By name, as
 * tables are; `kinds.schema.test.ts` holds them against the domains.
 */
export const amongStaff = {
  sales: 'propose_cancel reject_cancel withdraw_cancel',
  claims: 'propose reject_proposal withdraw_proposal',
  payouts: 'propose_refund reject_refund withdraw_refund',
} as const;
const seen = (actions: string): string => `action <> all (string_to_array('${actions}', ' '))`;

export const tradeKinds: readonly Kind[] = [
  {
    name: 'orders',
    table: 'sales',
    where: seenSales,
    columns:
      'id order_number buyer_name buyer_reference status next_action currency line_count requested_minor confirmed_minor total_minor shipping_fee_minor vat_minor destination_kind destination_country destination_city destination_region deliver_to shipping_method load_count booking_succeeded tracked_count returned_count picked_up_at document_types claim_open expires_at due_at expired_at expired_from ended_at extended_at confirmed_at decline_reasons decline_note cancel_reason created_at updated_at version',
    without: 'seller_id buyer_id transport_minor status_group claim_awaits_seller goods_back has_read',
    shown: { deliver_to: "case when confirmed_at is not null and destination_kind = 'BUYER' then deliver_to end" },
  },
  {
    name: 'order-lines',
    table: 'sale_lines',
    where: ofSale,
    columns:
      'id sale_id position offer_id gtin product_name brand_name unit_size unit_price_minor status requested_quantity confirmed_quantity shipped_quantity received_quantity damaged_quantity claimed_quantity refunded_quantity reduction_reason reduction_note',
    without: 'seller_id draft_quantity',
  },
  {
    name: 'order-events',
    table: 'sale_events',
    where: `${ofSale} and ${seen(amongStaff.sales)}`,
    columns: 'sale_id id at action actor_kind actor_name from_status to_status reason',
    without: 'seller_id actor_id detail',
  },
  {
    name: 'order-loads',
    table: 'sale_loads',
    where: ofSale,
    columns: 'sale_id position load_type pallet_type count length_cm width_cm height_cm weight_kg',
    without: 'seller_id',
  },
  {
    name: 'logistic-units',
    table: 'logistic_units',
    where: ofSale,
    columns: 'sale_id contents from_piece count company_prefix first_serial',
    without: 'seller_id',
  },
  {
    name: 'documents',
    table: 'documents',
    where: ofSale,
    columns:
      'id sale_id order_number document_type name file_id file_type bytes uploaded_by uploaded_by_name uploaded_at version',
    without: 'seller_id',
    file: 'name',
  },
  {
    name: 'papers',
    table: 'issued_papers',
    where: ofSale,
    columns: 'id sale_id kind number cause_id issued_at content',
    hasLargeRows: true,
    without: 'seller_id',
  },
  {
    name: 'shipments',
    table: 'shipments',
    where: ofSale,
    columns:
      'id sale_id order_number carrier status track_and_trace_numbers leg booking_id pickup_date owed_on last_event_at created_at',
    without: 'seller_id',
  },
  {
    name: 'shipment-numbers',
    table: 'shipment_numbers',
    where: under('shipment_id', 'shipments'),
    columns: 'shipment_id carrier number status last_event_at',
    without: 'seller_id',
  },
  {
    name: 'carrier-events',
    table: 'carrier_events',
    where: under('shipment_id', 'shipments'),
    columns: 'shipment_id id number code at location received_at',
    without: 'seller_id',
  },
  {
    name: 'carrier-bookings',
    table: 'carrier_bookings',
    where: ofSale,
    columns: 'id sale_id carrier status code pickup_date price_minor currency reference cargo has_label created_at',
    without: 'seller_id',
  },
  {
    name: 'packages',
    table: 'packages',
    where: ofSale,
    columns:
      'id code status sale_id order_number buyer_name carrier tracking_number sscc weight_kg expected_on announced_at arrived_at confirmed_at lost_at version',
    without: 'seller_id seller_name warehouse_id buyer_id destination_country destination_city location shipment_id',
  },
  {
    name: 'package-lines',
    table: 'package_lines',
    where: under('package_id', 'packages'),
    columns:
      'package_id line_id position gtin product_name brand_name unit_size announced received damaged lot expires_on',
    without: 'seller_id',
  },
  {
    name: 'package-events',
    table: 'package_events',
    where: under('package_id', 'packages'),
    columns: 'package_id id at action from_status to_status',
    without: 'seller_id actor_id actor_name scanned_by_name note before',
  },
  {
    name: 'package-differences',
    table: 'package_discrepancies',
    where: under('package_id', 'packages'),
    columns: 'package_id id type line_id quantity note reported_at resolution resolved_at',
    without: 'seller_id reported_by_name resolved_by_name',
  },
  {
    name: 'package-photos',
    table: 'package_photos',
    where: `${under('package_id', 'packages')} and discrepancy_id is not null`,
    columns: 'package_id discrepancy_id id file_id name type bytes',
    without: 'seller_id',
    file: 'name',
  },
  {
    name: 'claims',
    table: 'claims',
    where: ofSale,
    columns:
      'id number buyer_name sale_id order_number sale_month type status opened_by description contests_delivery currency quantity claimed_minor approved_minor refunded_minor deducted_minor tolerance_minor fault resolution decision_note decided_at asked_at ask_message respond_by seller_response seller_message responded_at appeal_party appeal_reason appealed_at appeal_until settled_at ended_with_order reship_carrier reship_number carry_over_id status_since due_at submitted_at updated_at version',
    without: 'seller_id buyer_id seller_name status_group proposed_by wake_at reminders_sent',
  },
  {
    name: 'claim-lines',
    table: 'claim_lines',
    where: under('claim_id', 'claims'),
    columns: 'claim_id line_id position quantity claimed_minor approved_minor refunded_minor',
    without: 'seller_id',
  },
  {
    name: 'claim-events',
    table: 'claim_events',
    where: `${under('claim_id', 'claims')} and ${seen(amongStaff.claims)}`,
    columns: 'claim_id id at action actor_kind actor_name from_status to_status reason',
    without: 'seller_id actor_id detail',
  },
  {
    name: 'claim-evidence',
    table: 'claim_evidence',
    where: `${ofSale} and (claim_id is not null or party = 'SELLER')`,
    columns: 'id sale_id claim_id kind party verdict file_id file_name media_type bytes added_at added_by_name',
    without: 'seller_id content_hash picture_hash added_by',
    file: 'file_name',
  },
  {
    name: 'payouts',
    table: 'payouts',
    where: ofSale,
    columns:
      'id sale_id order_number status amount_minor goods_minor fee_minor vat_minor commission_minor commission_vat_minor deducted_minor currency account_ending requested_at requested_by reply_by attempt sent_at answered_at failure_code statement_reference settled_at version',
    without:
      'seller_id bank_account_id quote_reference review_reasons approvals_needed provider_reference provider_state',
  },
  {
    name: 'payout-events',
    table: 'payout_events',
    where: `${under('payout_id', 'payouts')} and ${seen(amongStaff.payouts)}`,
    columns: 'payout_id id at action actor_kind actor_name from_status to_status reason',
    without: 'seller_id actor_id detail',
  },
  {
    name: 'ledger',
    table: 'ledger_lines',
    where: `${ofSale} and account = 'SELLER_PAYABLE'`,
    columns: 'id journal_id sale_id payout_id account kind amount_minor currency at',
    without: 'seller_id',
  },
  {
    name: 'carried-over',
    table: 'carry_overs',
    where: ofSale,
    columns: 'id cause_id kind sale_id order_number amount_minor open_minor goods_minor currency reason takes_back at',
    without: 'seller_id noted_by',
  },
  {
    name: 'carried-over-uses',
    table: 'carry_over_uses',
    where: under('payout_id', 'payouts'),
    columns: 'carry_over_id payout_id amount_minor',
    without: 'seller_id',
  },
  {
    name: 'replacements',
    table: 'replacements',
    where: ofSeller,
    columns:
      'id offer_id status gtin product_name brand_name missing_quantity unit_size stock unit_price_minor currency destination_country offered_quantity created_at answer_by answered_at order_id version',
    without: 'seller_id source_seller_id source_sale_id source_line_id',
  },
  {
    name: 'threads',
    table: 'threads',
    where: ofSale,
    columns: 'sale_id id reference category claim created_at last_message_at last_side reply_by seller_read_at',
    without: 'seller_id staff_read_at ticket',
  },
  {
    name: 'messages',
    table: 'thread_messages',
    where: ofSale,
    columns: 'sale_id thread_id id side author_id author_name body created_at',
    without: 'seller_id',
  },
  {
    name: 'message-files',
    table: 'thread_files',
    where: `${ofSale} and message_id is not null`,
    columns: 'sale_id id thread_id message_id name file_id file_type bytes uploaded_by created_at',
    without: 'seller_id',
    file: 'name',
  },
  {
    name: 'stored-files',
    table: 'stored_files',
    where: `${ofSeller} and state = 'KEPT'`,
    columns: 'id state type bytes sha256 changed_at',
    without: 'seller_id',
  },
];
