/** What a copy of a person holds: the account, its ways in, and what the person did in the company. */
import { type Kind, ofSeller, person } from './kinds.ts';

const ofPerson = `user_id = ${person}`;
const by = (column: string): string => `${ofSeller} and ${column} = ${person}`;

export const personKinds: readonly Kind[] = [
  {
    name: 'account',
    table: 'users',
    where: `id = ${person}`,
    columns:
      'id email pending_email pending_phone account country phone role seller_id buyer_id is_email_verified is_phone_verified is_warehouse_user warehouse_id account_manager_name account_manager_email disabled_at second_factor_at invited_at invited_by created_at version',
    without: 'password_hash',
  },
  {
    name: 'sessions',
    table: 'sessions',
    where: ofPerson,
    columns:
      'id user_id application rotated_at created_at last_seen_at expires_at proved_at views_seller_id views_until revoked_at revoked_because user_agent',
    without: 'token_hash generation',
  },
  {
    name: 'devices',
    table: 'known_devices',
    where: ofPerson,
    columns: 'id user_id failures factor_failures last_used_at',
  },
  {
    name: 'passkeys',
    table: 'passkeys',
    where: ofPerson,
    columns: 'id user_id name created_at last_used_at',
    without: 'credential_id public_key counter',
  },
  {
    name: 'authenticator',
    table: 'second_factors',
    where: ofPerson,
    columns: 'user_id created_at confirmed_at',
    without: 'sealed_key last_step',
  },
  { name: 'recovery-codes', table: 'recovery_codes', where: ofPerson, columns: 'user_id used_at', without: 'hash' },
  {
    name: 'lost-factors',
    table: 'factor_losses',
    where: ofPerson,
    columns: 'id user_id email asked_at told_at cancelled_at kept_at granted_at',
    without: 'granted_by',
  },
  {
    name: 'links-and-codes',
    table: 'secrets',
    where: ofPerson,
    columns: 'id user_id kind target tries created_at expires_at used_at',
    without: 'hash',
  },
  { name: 'staff-rights', table: 'staff_members', where: ofPerson, columns: 'user_id permissions created_at' },
  {
    name: 'calendar-links',
    table: 'calendar_links',
    where: ofPerson,
    columns: 'seller_id user_id created_at read_at',
    without: 'secret_hash',
  },
  {
    name: 'mail-preferences',
    table: 'mail_preferences',
    where: ofPerson,
    columns: 'seller_id user_id kind email changed_at',
  },
  {
    name: 'mails-and-messages',
    table: 'messages_sent',
    where: `recipient in (select email from users where id = ${person} union select phone from users where id = ${person})`,
    columns: 'id channel recipient subject created_at',
    without: 'body html headers',
  },
  {
    name: 'notifications',
    table: 'notifications',
    where: ofPerson,
    columns:
      'seller_id user_id id type sale_id claim_id order_number deadline pause_reason pause_end pause_note created_at read_at',
    without: 'key',
  },
  {
    name: 'saved-views',
    table: 'saved_views',
    where: ofPerson,
    columns: 'seller_id id user_id screen name query created_at version',
  },
  {
    name: 'api-keys',
    table: 'api_keys',
    where: ofPerson,
    columns: 'id seller_id buyer_id user_id made_by name scopes ending created_at last_used_at revoked_at',
    without: 'hash',
  },
  {
    name: 'changes',
    table: 'audit_entries',
    where: ofPerson,
    columns: 'seller_id number at action user_id person is_staff subject changes previous_hash hash',
  },
  {
    name: 'order-events',
    table: 'sale_events',
    where: by('actor_id'),
    columns: 'seller_id sale_id id at action actor_kind actor_id actor_name from_status to_status reason',
    without: 'detail',
  },
  {
    name: 'claim-events',
    table: 'claim_events',
    where: by('actor_id'),
    columns: 'seller_id claim_id id at action actor_kind actor_id actor_name from_status to_status reason',
    without: 'detail',
  },
  {
    name: 'payout-events',
    table: 'payout_events',
    where: by('actor_id'),
    columns: 'seller_id payout_id id at action actor_kind actor_id actor_name from_status to_status reason',
    without: 'detail',
  },
  {
    name: 'messages',
    table: 'thread_messages',
    where: by('author_id'),
    columns: 'seller_id sale_id thread_id id side author_id author_name body created_at',
  },
  {
    name: 'documents',
    table: 'documents',
    where: by('uploaded_by'),
    columns:
      'seller_id id sale_id order_number document_type name file_id file_type bytes uploaded_by uploaded_by_name uploaded_at version',
  },
  {
    name: 'stock-lists',
    table: 'stock_lists',
    where: by('created_by'),
    columns:
      'seller_id id kind status scope is_feed is_layout_known offers_in_stock file_id file_type file_name folder_name folder_told currency mapping preview counts rows_total rows_done failure_code batch_id created_by created_by_name created_at moved_at expires_at version',
    hasLargeRows: true,
    without: 'folder_key deal_id',
  },
  {
    name: 'offer-changes',
    table: 'offer_batches',
    where: by('made_by'),
    columns: 'seller_id id source made_by made_by_name made_at undone_at',
  },
];
