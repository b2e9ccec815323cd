/** Stock lists and GTIN checks: a file is read, its columns are mapped, each row is told, and then it is applied (domain page, section 9). */
import { z } from 'zod';
import { currency, instant, listOf, money, pageQuery, qid, text, version } from './common.ts';
import { listScopes, rowCodes, stockListActions, stockListKinds, stockListStatuses } from './stock-list-values.ts';

const column = z.int().min(0).max(59).meta({ description: 'Column of the sheet, counted from 0' });
export const stockListMapping = z.strictObject({
  headingRow: z.int().min(1).max(50).meta({ description: 'Row of the headings, counted from 1' }),
  gtin: column,
  price: column,
  currencyColumn: column.nullable(),
  currency: currency.nullable().meta({ description: 'Of every row, where no column tells it' }),
  sellingUnit: column,
  inventory: column,
  floor: column.nullable().optional().meta({ description: 'The lowest price of each offer; absent: none is told' }),
});
export type StockListMapping = z.infer<typeof stockListMapping>;

export const stockListTask = z
  .strictObject({
    qid,
    kind: z.enum(stockListKinds),
    scope: z.enum(listScopes).meta({ description: 'WHOLE: offers it does not name have no stock any more' }),
    status: z.enum(stockListStatuses),
    fileName: z.string(),
    progress: z.int().min(0).max(100),
    rowsTotal: z.int(),
    rowsDone: z.int(),
    counts: z.partialRecord(z.enum(rowCodes), z.int()).meta({ description: 'Rows by code' }),
    failure: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
    mapping: stockListMapping.partial().nullable().meta({ description: 'As guessed or chosen' }),
    preview: z.array(z.array(z.string())).meta({ description: 'The first rows of the sheet' }),
    offersInStock: z.int().meta({ description: 'Offers in stock when the rows were read: what REMOVED is a part of' }),
    isLayoutKnown: z.boolean().meta({ description: 'Its columns are those of an earlier list' }),
    createdBy: z.string(),
    batchQid: qid.nullable().meta({ description: 'The change of offers it made' }),
    undoneAt: instant.nullable().meta({ description: 'When that change was taken back; null: it was not' }),
    allowedActions: z.array(z.enum(stockListActions)),
    createdAt: instant,
    expiresAt: instant,
    version: z.int(),
  })
  .meta({ id: 'StockListTask' });
export type StockListTask = z.infer<typeof stockListTask>;

/** One line of the history. */
export const stockListEntry = stockListTask
  .pick({ qid: true, kind: true, scope: true, status: true, fileName: true, rowsTotal: true, counts: true })
  .extend({ failure: stockListTask.shape.failure, createdBy: z.string(), createdAt: instant })
  .extend({ undoneAt: stockListTask.shape.undoneAt })
  .meta({ id: 'StockListEntry' });
export type StockListEntry = z.infer<typeof stockListEntry>;
export const stockListHistory = listOf(stockListEntry).meta({ id: 'StockListHistory' });

export const stockListRow = z
  .strictObject({
    line: z
      .int()
      .nullable()
      .meta({ description: 'Row of the sheet, counted from 1; null: an offer that is in no row' }),
    gtin: z.string().meta({ description: 'As it stands in the file, or 14 digits when it is right' }),
    productName: z.string().nullable(),
    code: z.enum(rowCodes),
    value: z.string().meta({ description: 'What the code is about, as it stands in the file' }),
    suggestion: z.string().nullable(),
    price: money.nullable(),
    stock: z.int().nullable(),
    unitSize: z.int().nullable(),
    floor: money.nullable(),
  })
  .meta({ id: 'StockListRow' });
export type StockListRow = z.infer<typeof stockListRow>;
export const stockListRows = listOf(stockListRow).meta({ id: 'StockListRows' });
export const stockListRowQuery = pageQuery.extend({ code: z.enum(rowCodes).optional() });

const loose = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();
/** What is missing is told field by field, in the words of the form. */
export const mappingBody = z.strictObject({
  headingRow: loose(z.int().min(1).max(50)),
  gtin: loose(column),
  price: loose(column),
  currencyColumn: loose(column),
  currency: loose(currency),
  sellingUnit: loose(column),
  inventory: loose(column),
  floor: loose(column),
  version,
});
export const uploadQuery = z.strictObject({ checkOnly: z.enum(['true', 'false']).default('false') });
export const uploadListFields = z.strictObject({
  scope: z.enum(listScopes).default('CHANGES'),
  autoApply: z.enum(['true', 'false']).default('false').meta({
    description: 'For feeds: applied by itself when its columns are known and less than 30 % of the offers change',
  }),
});
export const checkFields = z.strictObject({ dealId: text(40).optional() });
export const taskStepBody = z.strictObject({ version });
export const applyListBody = z.strictObject({
  version,
  isRemovalConfirmed: z
    .boolean()
    .optional()
    .meta({ description: 'Needed once, when more than 30 % of the offers would go out of stock' }),
});
