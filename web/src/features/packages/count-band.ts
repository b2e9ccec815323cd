/** What the band says of a scan while a package is counted. */
import { bayOfScan } from '@quayside/contract/bays';
import type { ScannedCode } from '@quayside/contract/gs1-scan';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { PackageDetail } from '@quayside/contract/packages';
import type { BandResult } from '../../ui/warehouse/result-band.tsx';
import { countOf, type LineCounts } from './line-counts.ts';

const words = warehouseMessages.page;

/** The line that a scan changed. */
export function countedBand(before: LineCounts, after: LineCounts, lines: PackageDetail['lines']): BandResult {
  const line = lines.find(({ qid }) => after[qid] !== before[qid]);
  if (!line) return { kind: 'check', word: words.scanElse, sentence: '' };
  const [was, is] = [before, after].map((counts) => Number(countOf(counts, line).received || 0));
  const done = is ?? 0;
  return {
    ...{ kind: done > line.announced ? 'check' : 'ok', word: words.scanAdded(done - (was ?? 0)) },
    ...{ sentence: line.productName, count: { done, of: words.piecesOf(line.announced) } },
  };
}

/** A scan of no line. Only a product that is not in here stops the work; null: the package's own code, of which there is nothing to say. */
export function elsewhereBand(one: PackageDetail, { text, sscc, gtin }: ScannedCode): BandResult | null {
  const codes = [one.code, one.trackingNumber].map((code) => code.toUpperCase());
  const isOwn = codes.includes(text.toUpperCase()) || (sscc !== null && sscc === one.sscc);
  if (isOwn) return null;
  if (gtin !== null) return { kind: 'stop', word: words.scanElse, code: text, sentence: words.scanElseText };
  const calm = { kind: 'ready', code: text } as const;
  if (bayOfScan(text) !== null) return { ...calm, word: warehouseMessages.packageFirst, sentence: words.scanBayText };
  return sscc !== null || packageCode.test(text)
    ? { ...calm, word: words.scanPackage, sentence: words.scanPackageText(one.code) }
    : { ...calm, word: words.scanNoProduct, sentence: words.scanNoProductText };
}

/** As the API gives them out. */
const packageCode = /^PK-/i;
