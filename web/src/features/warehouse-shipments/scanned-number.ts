import { readScan } from '@quayside/contract/gs1-scan';
import { getIssuers, isOfNoPackage, lookUpCode } from '../packages/packages.public.ts';

/** The number on a carrier's label, with who issues such numbers. */
export interface ScannedNumber {
  readonly number: string;
  readonly issuers: readonly { readonly qid: string; readonly name: string }[];
}

/** On the form that closes a shipment; what is scanned while the focus is in it is meant for it. */
export const closeFormMark = 'data-close-form';

const plausible = /^[0-9A-Z][0-9A-Z -]{5,38}[0-9A-Z]$/i;

/**
 * A scan as a tracking number: where no package has this code, and a carrier issues numbers of its form or the focus is in
 * the form. Null: it is something else, or nobody answers.
 */
export async function scannedNumber(code: string): Promise<ScannedNumber | null> {
  const isInForm = Boolean(document.activeElement?.closest(`[${closeFormMark}]`));
  const { text, sscc, gtin } = readScan(code);
  if (!plausible.test(text) || (!isInForm && (sscc ?? gtin) !== null)) return null;
  try {
    const [isFree, issuers] = await Promise.all([isOfNone(text), getIssuers(text)]);
    return isFree && (isInForm || issuers.length > 0) ? { number: text, issuers } : null;
  } catch {
    return null;
  }
}

const isOfNone = (code: string): Promise<boolean> => lookUpCode(code).then(() => false, isOfNoPackage);
