/** Values of stock lists, without Zod, so that the portal can use them (domain page, section 9). */
export const stockListStatuses = [
  'QUEUED',
  'PARSING',
  'MAPPING_REQUIRED',
  'MATCHING',
  'PREVIEW_READY',
  'APPLYING',
  'SUCCEEDED',
  'PARTIALLY_SUCCEEDED',
  'FAILED',
  'CANCELLED',
] as const;
export type StockListStatus = (typeof stockListStatuses)[number];
export const rowCodes = [
  'CREATED',
  'UPDATED',
  'UNCHANGED',
  'REMOVED',
  'INVALID_GTIN',
  'GTIN_CHECK_DIGIT',
  'GTIN_UNKNOWN',
  'DUPLICATE_GTIN',
  'INVALID_PRICE',
  'PRICE_OUTLIER',
  'PRICE_BELOW_FLOOR',
  'INVALID_INVENTORY',
  'INVALID_SELLING_UNIT',
  'CURRENCY_UNSUPPORTED',
  'EMPTY_ROW',
] as const;
export type RowCode = (typeof rowCodes)[number];
/** Rows that can be applied. */
export const goodRowCodes = ['CREATED', 'UPDATED', 'UNCHANGED', 'REMOVED'] as const satisfies RowCode[];
/** Rows that name a product: empty ones are told, and count neither as good nor as bad. */
export const namedRows = (rowsTotal: number, counts: Partial<Record<RowCode, number>>): number =>
  rowsTotal - (counts.EMPTY_ROW ?? 0);
/** What a list is: all that its company has, or only what differs from what we know. */
export const listScopes = ['CHANGES', 'WHOLE'] as const;
export type ListScope = (typeof listScopes)[number];
/** A list that takes more than this share of the offers out of stock is asked about again; a feed waits for a person. */
export const mostRemovedPercent = 30;
export const stockListKinds = ['STOCK_LIST', 'CHECK_ONLY', 'GTIN_CHECK'] as const;
export const stockListActions = ['map', 'apply', 'cancel', 'undo'] as const;
