/** Words of stock lists and the GTIN checker. The form messages are the specification's. */
import { counted, countLabel } from '../count-label.ts';
import type { ListScope, RowCode, StockListStatus } from '../stock-list-values.ts';

const offersOut = (count: number): string => `${counted(count, 'offer goes', 'offers go')} out of stock`;
const rowsOf = (count: number): string => counted(count, 'row');

export const stockListMessages = {
  forbidden: 'You do not have permission to upload stock list.',
  task_not_found: 'There is no such task, or it is more than 30 days old.',
  fileIssue: 'We couldn’t parse the file. Save it as XLSX or CSV and choose it again.',
  stock_list_empty: 'There is no row below the headings.',
  stock_list_grown:
    'Offers came into stock since this list was read. Look at what goes out of stock now, and apply it once more.',
  stock_list_not_applied: 'The list couldn’t be applied, and nothing of it is changed. Send it again.',
  stock_list_too_long: 'The list has more than 200,000 rows. Split it.',
  stock_list_not_in_state: 'This cannot be done with the list as it is now. Load it again.',
  stock_list_mapping_incomplete: 'Choose the heading row and every column.',
  stock_list_removes_many: 'This takes more than 30 % of your offers out of stock. Confirm that the list is complete.',
  stock_list_nothing_to_apply: 'No row of the list can be applied.',
  zendeskDealNotFound: 'There is no deal with this number.',
  taskNotFoundAfterAllRetries: 'We couldn’t find the result of this check. Please upload the file again.',
  /** Lists that come by folder, and what is put back there. */
  folder: {
    actor: 'Your folder',
    unread: (file: string, why: string) => `${file} was not taken: ${why}`,
    waiting: (file: string, page: string) =>
      `${file} was read and waits for a person: its columns are not known yet, or it changes 30 % of your offers or more. Nothing is changed so far. Look at it here: ${page}`,
    again: (file: string, why: string, page: string) =>
      `${file} waits for a person once more, and nothing is changed so far: ${why} Look at it here: ${page}`,
    failed: (file: string, why: string) => `${file} was taken, but nothing is changed: ${why}`,
    discarded: (file: string) => `${file} was discarded by one of your people. Nothing is changed.`,
  },
  /** INV-05, word for word. */
  form: {
    file: 'Please select a file',
    headingRow: 'Please select the row containing column headings in the inventory table',
    gtin: 'Please select the column containing GTIN',
    price: 'Please select the column containing the price',
    currency: 'Please select the currency',
    sellingUnit: 'Please select the column containing the selling unit',
    inventory: 'Please select the column containing the inventory',
  },
  title: 'Upload stock list',
  steps: {
    label: 'Steps of an upload',
    file: 'File',
    columns: 'Columns',
    check: 'Check',
    apply: 'Apply',
    done: 'done',
  },
  /** What a list says of itself: its state in a sentence, and what that means. */
  says: {
    reading: 'Reading the file …',
    columns: 'Which columns are these?',
    checking: (rows: number) => (rows === 0 ? 'Checking the rows …' : `Checking ${rowsOf(rows)} …`),
    ready: (good: number, bad: number) => {
      if (good === 0) return 'No row can be applied';
      return bad === 0 ? `${rowsOf(good)} ready to apply` : `${rowsOf(good)} ready to apply, ${countLabel(bad)} not`;
    },
    checked: (good: number, bad: number) =>
      bad === 0 ? `${rowsOf(good)}, all good` : `${rowsOf(good)} good, ${countLabel(bad)} not`,
    applying: (rows: number) => `Applying ${rowsOf(rows)} …`,
    applied: (good: number, bad: number) =>
      bad === 0 ? `${rowsOf(good)} applied` : `${rowsOf(good)} applied, ${countLabel(bad)} left out`,
    failed: 'Nothing was changed',
    cancelled: 'Discarded. Nothing was changed.',
    unchangedYet: 'Nothing has changed yet.',
    mendLater: 'Nothing has changed yet. You can apply now and mend the others later: they keep their present offers.',
    mendFirst: 'Nothing has changed yet, and there is nothing to apply. Mend the file and send it again.',
    leftOutStay: 'Nothing has changed yet. Offers in rows that cannot be applied stay as they are.',
    /** `unread`: rows whose product may be one we cannot tell; `removed`: all offers that go out of stock. */
    unreadInWhole: (unread: number, removed: number) =>
      `Nothing has changed yet. This list is everything you have: where we can’t tell a row’s product, the row counts as not named, and its offer goes out of stock. That may be so for ${rowsOf(unread)}; ${offersOut(removed)} in all.`,
    mayLeave: 'You can leave this page. It goes on, and you hear from us when it is done.',
    undo: 'You can undo this for 24 hours, as long as no order uses the new prices.',
    takenBack: 'Taken back',
    takenBackMeans: 'Your offers are as they were before, apart from those that somebody changed since.',
  },
  parts: { added: 'added', changed: 'changed', unchanged: 'unchanged', removed: 'out of stock', bad: 'left out' },
  /** Of a list that is not applied yet. */
  partsAhead: {
    added: 'would be added',
    changed: 'would change',
    unchanged: 'stay the same',
    removed: 'would go out of stock',
    bad: 'left out',
  },
  partsOfCheck: { known: 'known', unknown: 'not known', wrong: 'other problems' },
  checkTitle: 'Seller GTIN checker',
  intro:
    'Send the file as it is. We find the columns, ask only where we are not sure, and show what every row would do before anything changes.',
  checkIntro:
    'Choose a seller’s list as XLSX, XLS, ODS, CSV, TSV or text. Nothing is changed; you see which products we know and what is wrong.',
  file: 'Stock list',
  scope: 'What does the list hold?',
  scopes: {
    CHANGES: { title: 'Only changes', text: 'Offers it does not name stay as they are.' },
    WHOLE: { title: 'Everything I have', text: 'Offers it does not name go out of stock.' },
  } satisfies Record<ListScope, { title: string; text: string }>,
  removesMany: {
    title: 'Take this many offers out of stock?',
    text: (removed: number, inStock: number) =>
      `${countLabel(removed)} of your ${countLabel(inStock)} offers in stock are not in the list. They would go out of stock.`,
    confirm: 'Apply the complete list',
    cancel: 'Keep my offers',
  },
  layoutKnown: 'We know these columns from an earlier list.',
  firstUse: 'First time here?',
  template: 'Save an empty template',
  sample: 'Save a sample list',
  help: 'How a list should look',
  templateRow: ['GTIN', 'Price', 'Currency', 'Selling unit', 'Inventory', 'Floor'],
  history: {
    title: 'Lists of the last 30 days',
    caption: 'Lists that were sent',
    file: 'File',
    person: 'Sent by',
    at: 'Sent',
    result: 'Result',
    failed: 'There was an error loading your lists, please try again.',
    rows: (rows: number, applied: number) => `${countLabel(applied)} of ${countLabel(rows)} rows are good`,
  },
  next: {
    title: 'What now',
    wins: 'What wins',
    loses: 'What doesn’t',
    leftOut: 'Rows left out',
    toWinners: 'See what wins',
    toLosers: 'See what price would win',
    toRows: 'See why',
  },
  resultFile: 'Save the list with results',
  checkOnly: 'Only check the list, change nothing',
  send: 'Upload list',
  sendCheck: 'Check list',
  dealId: 'Deal number',
  dealHint: 'From the lead’s page. The result appears there too.',
  toLead: 'Back to the lead',
  mapTitle: 'Columns',
  mapText: 'Check what we found, and choose what is missing.',
  headingRow: 'Row of the headings',
  gtin: 'GTIN',
  price: 'Price',
  currency: 'Currency',
  currencyOfColumn: (heading: string) => `From column ${heading}`,
  sellingUnit: 'Selling unit',
  inventory: 'Inventory',
  floor: 'Lowest price (floor)',
  noFloor: 'Not in the list',
  notUsed: 'Not used',
  saveMapping: 'Read the rows',
  rowOption: (row: number, text: string) => `${row}: ${text}`,
  columnOption: (column: string, heading: string) => (heading === '' ? column : `${column}: ${heading}`),
  preview: 'First rows of the sheet',
  row: 'Row',
  working: (done: number, total: number) =>
    total === 0 ? 'Reading the file …' : `${countLabel(done)} of ${countLabel(total)} rows …`,
  result: 'Result',
  rows: 'Rows',
  rowsCaption: 'Rows of the list',
  rowsFailed: 'There was an error loading the rows, please try again.',
  allRows: 'All rows',
  noRows: 'No row of this kind',
  /** `removed`: offers that the list does not name, which are in no row. */
  apply: (rows: number, removed: number) => {
    const applied = `Apply ${counted(rows, 'row')}`;
    if (removed === 0) return applied;
    const gone = `${counted(removed, 'offer')} out of stock`;
    return rows === 0 ? `Take ${gone}` : `${applied}, take ${gone}`;
  },
  cancel: 'Discard the list',
  cancelCheck: 'Cancel the check',
  undo: 'Undo the upload',
  undone: 'Your offers are as they were before',
  undoneBut: (kept: number) =>
    kept === 1
      ? 'Undone. 1 offer stays: somebody changed it since.'
      : `Undone. ${countLabel(kept)} offers stay: somebody changed them since.`,
  report: 'Save the report',
  again: 'Choose another file',
  failed: 'There was an error loading the list, please try again.',
  saveFailed: 'This could not be saved, please try again.',
  columns: {
    line: 'Row',
    gtin: 'GTIN, product',
    code: 'What happens',
    price: 'Price',
    stock: 'Inventory',
    unit: 'Selling unit',
    floor: 'Floor',
  },
  suggestion: (text: string) => `Did you mean ${text}?`,
  inFile: (value: string) => `In the file: ${value}`,
  statuses: {
    QUEUED: 'Waiting to be read',
    PARSING: 'Being read',
    MAPPING_REQUIRED: 'Columns to choose',
    MATCHING: 'Rows are checked',
    PREVIEW_READY: 'Ready to apply',
    APPLYING: 'Being applied',
    SUCCEEDED: 'Applied',
    PARTIALLY_SUCCEEDED: 'Applied, some rows left out',
    FAILED: 'Failed',
    CANCELLED: 'Discarded',
  } satisfies Record<StockListStatus, string>,
  checked: 'Checked',
  codes: {
    CREATED: 'New offer',
    UPDATED: 'Changes an offer',
    UNCHANGED: 'Stays as it is',
    REMOVED: 'Not in the list: out of stock',
    INVALID_GTIN: 'Not a GTIN',
    GTIN_CHECK_DIGIT: 'Wrong check digit',
    GTIN_UNKNOWN: 'Product unknown',
    DUPLICATE_GTIN: 'Same GTIN as a row above',
    INVALID_PRICE: 'Not a price',
    PRICE_OUTLIER: 'Price far from yours before',
    PRICE_BELOW_FLOOR: 'Below your lowest price',
    INVALID_INVENTORY: 'Not a number of pieces',
    INVALID_SELLING_UNIT: 'Not a selling unit',
    CURRENCY_UNSUPPORTED: 'Other currency',
    EMPTY_ROW: 'Empty: no GTIN and no price',
  } satisfies Record<RowCode, string>,
} as const;
