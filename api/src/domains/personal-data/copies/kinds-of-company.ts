/** What a copy of a company holds beside its trade. */
import { type Kind, ofSeller, seller } from './kinds.ts';

export const masterKinds: readonly Kind[] = [
  {
    name: 'company',
    table: 'sellers',
    where: `id = ${seller}`,
    columns:
      'id name status pause_reason expected_pause_end active_since status_note country time_zone currency vat_number vat_status vat_checked_at vat_company_name registration_number pricing_model fee_basis_points next_fee_basis_points next_fee_at next_fee_agreed discount_basis_points market_region sell_to sell_to_regions sell_to_countries ship_direct_to_regions ship_direct_to_countries shipping_from terms ship_line1 ship_line2 ship_city has_billing_address has_bank_account bank_changed_at sla_version sla_accepted_at created_at version',
    without: 'risk_flag risk_note risk_changed_at risk_changed_by',
  },
  {
    name: 'people',
    table: 'users',
    where: ofSeller,
    columns:
      'id email account country phone role is_email_verified is_phone_verified account_manager_name disabled_at second_factor_at invited_at invited_by created_at version',
    without:
      'password_hash seller_id buyer_id is_warehouse_user warehouse_id account_manager_email pending_email pending_phone',
  },
  {
    name: 'addresses',
    table: 'addresses',
    where: ofSeller,
    columns: 'id company_name usage_types line1 line2 postal_code city region country created_at version',
    without: 'seller_id',
  },
  {
    name: 'bank-accounts',
    table: 'bank_accounts',
    where: ofSeller,
    columns: 'id kind holder country currency ending created_at',
    without: 'seller_id provider_reference',
  },
  {
    name: 'changes',
    table: 'audit_entries',
    where: ofSeller,
    columns: 'number at action user_id person is_staff subject changes previous_hash hash',
    without: 'seller_id',
  },
  {
    name: 'looked-at-by-quayside',
    table: 'staff_reads',
    where: ofSeller,
    columns: 'kind number user_id slot at previous_hash hash',
    without: 'seller_id',
  },
  {
    name: 'lead',
    table: 'seller_leads',
    where: ofSeller,
    columns:
      'id slug email company_name contact_name country phone website message status created_at updated_at version',
    without: 'seller_id deal_id note steps reason due_at',
  },
  {
    name: 'api-keys',
    table: 'api_keys',
    where: ofSeller,
    columns: 'id user_id made_by name scopes ending created_at last_used_at revoked_at',
    without: 'seller_id buyer_id hash',
  },
  {
    name: 'webhooks',
    table: 'webhook_endpoints',
    where: ofSeller,
    columns: 'id url previous_ends_at made_by created_at failing_since rests_until switched_off_at',
    without: 'seller_id buyer_id slot sealed_secret previous_sealed_secret',
  },
  {
    name: 'webhook-messages',
    table: 'webhook_messages',
    where: ofSeller,
    columns: 'id endpoint_id type body status attempt status_code problem created_at tried_at next_try_at',
    hasLargeRows: true,
    without: 'seller_id buyer_id',
  },
  {
    name: 'calendar-links',
    table: 'calendar_links',
    where: ofSeller,
    columns: 'user_id created_at read_at',
    without: 'seller_id secret_hash',
  },
  {
    name: 'mail-preferences',
    table: 'mail_preferences',
    where: ofSeller,
    columns: 'user_id kind email changed_at',
    without: 'seller_id',
  },
  {
    name: 'notifications',
    table: 'notifications',
    where: ofSeller,
    columns:
      'user_id id type sale_id claim_id order_number deadline pause_reason pause_end pause_note created_at read_at',
    without: 'seller_id key',
  },
  {
    name: 'saved-views',
    table: 'saved_views',
    where: ofSeller,
    columns: 'id user_id screen name query created_at version',
    without: 'seller_id',
  },
  { name: 'daily-mails', table: 'digest_days', where: ofSeller, columns: 'day at', without: 'seller_id' },
  {
    name: 'list-reminders',
    table: 'list_reminders',
    where: ofSeller,
    columns: 'ends_on days_left told_at',
    without: 'seller_id',
  },
  {
    name: 'offers',
    table: 'offers',
    where: ofSeller,
    columns:
      'id product_id status blocked_reason blocked_note price_minor effective_minor price_changed_at floor_minor currency unit_size stock hidden_in listed_at rank winning_minor rank_lost_at updated_at version',
    without: 'seller_id',
  },
  {
    name: 'offer-prices',
    table: 'offer_prices',
    where: ofSeller,
    columns: 'offer_id at price_minor effective_minor',
    without: 'seller_id',
  },
  {
    name: 'offer-changes',
    table: 'offer_batches',
    where: ofSeller,
    columns: 'id source made_by made_by_name made_at undone_at',
    without: 'seller_id',
  },
  {
    name: 'discounts',
    table: 'brand_discounts',
    where: ofSeller,
    columns: 'id brand_id basis_points starts_at ends_at own_ends_at applied_at created_at version',
    without: 'seller_id',
  },
  {
    name: 'lowest-prices-of-brands',
    table: 'brand_floors',
    where: ofSeller,
    columns: 'brand_id floor_minor currency',
    without: 'seller_id',
  },
  {
    name: 'watchlist',
    table: 'watchlist_items',
    where: ofSeller,
    columns: 'product_id target_minor target_currency target_quantity met_at created_at version',
    without: 'seller_id',
  },
  {
    name: 'stock-lists',
    table: 'stock_lists',
    where: ofSeller,
    columns:
      'id kind status scope is_feed is_layout_known offers_in_stock file_id file_type file_name folder_name folder_told currency mapping preview counts rows_total rows_done failure_code batch_id created_by created_by_name created_at moved_at expires_at version',
    hasLargeRows: true,
    without: 'seller_id folder_key deal_id',
    file: 'file_name',
  },
  {
    name: 'stock-list-rows',
    table: 'stock_list_rows',
    where: ofSeller,
    columns:
      'list_id line gtin code value suggestion product_id product_name price_minor currency unit_size stock floor_minor',
    without: 'seller_id',
  },
  {
    name: 'stock-list-layouts',
    table: 'stock_list_layouts',
    where: ofSeller,
    columns: 'headings mapping used_at',
    hasLargeRows: true,
    without: 'seller_id',
  },
];
