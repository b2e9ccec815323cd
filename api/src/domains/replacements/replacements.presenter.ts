import type { Replacement } from '@quayside/contract/replacements';
import { money, toWire } from '../../kernel/money.ts';
import type { ReplacementRecord } from './replacements.repository.ts';

/** How it looks on the wire: never whose order it is. */
export const presentReplacement = (record: ReplacementRecord): Replacement => ({
  qid: record.id,
  status: record.status,
  gtin: record.gtin,
  productName: record.productName,
  brandName: record.brandName,
  missingQuantity: record.missingQuantity,
  unitSize: record.unitSize,
  stock: record.stock,
  unitPrice: toWire(money(record.unitPriceMinor, record.currency)),
  destinationCountry: record.destinationCountry,
  offeredQuantity: record.offeredQuantity,
  createdAt: record.createdAt,
  answerBy: record.answerBy,
  version: record.version,
});
