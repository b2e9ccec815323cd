/**
 * What stands on a self-billed invoice, on its credit notes and corrections: VAT category, totals, lines.
 *
 * Sources: EN 16931-1 (BR-CO-10 to BR-CO-17, BR-S, BR-AE, BR-IC, BR-G), Directive 2006/112/EC articles 138, 146, 194, 224.
 * Amounts are whole minor units; nothing here is a float.
 */
import { assert } from '../../kernel/errors.ts';
import type { Party } from '../../kernel/party.ts';
import type { InvoiceContent, InvoiceLine, PaperOrder, VatCategory } from './papers.types.ts';

const euCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Decimals of a percentage: enough for one cent of the highest amount that is paid out. */
const percentDecimals = 6;

/** Half away from zero, as EN 16931 rounds. */
export function divided(amount: bigint, by: bigint): bigint {
  const half = amount < 0n ? -by / 2n : by / 2n;
  return (amount + half) / by;
}

/** VAT of a base at a percentage with up to six decimals (BR-CO-17). */
export function vatOf(baseMinor: bigint, percent: string): bigint {
  const [whole = '0', fraction = ''] = percent.split('.');
  const scaled = BigInt(`${whole}${fraction.padEnd(percentDecimals, '0')}`);
  return divided(baseMinor * scaled, 100n * 10n ** BigInt(percentDecimals));
}

/**
 * The category that the VAT the seller named stands for. The destination's standard rate when it fits to the cent; another
 * amount (goods of several rates) gets the rate it comes to. Without VAT: the goods leave for another member state, leave
 * the EU or GB, or the customer owes the tax.
 */
export function vatCategoryOf(sale: {
  readonly baseMinor: bigint;
  readonly vatMinor: bigint;
  readonly standardBasisPoints: number;
  readonly from: string;
  readonly to: string;
}): VatCategory {
  const { baseMinor, vatMinor, standardBasisPoints, from, to } = sale;
  if (vatMinor > 0n) return { id: 'S', percent: percentOf(baseMinor, vatMinor, standardBasisPoints), exemption: null };
  if (from === to) return { id: 'AE', percent: '0', exemption: { code: 'VATEX-EU-AE', reason: 'Reverse charge' } };
  if (euCountries.has(from) && euCountries.has(to))
    return { id: 'K', percent: '0', exemption: { code: 'VATEX-EU-IC', reason: 'Intra-Community supply' } };
  return { id: 'G', percent: '0', exemption: { code: 'VATEX-EU-G', reason: 'Export outside the EU' } };
}

function percentOf(baseMinor: bigint, vatMinor: bigint, standardBasisPoints: number): string {
  const standard = percentText(BigInt(standardBasisPoints) * 10n ** BigInt(percentDecimals - 2));
  if (vatOf(baseMinor, standard) === vatMinor) return standard;
  assert(baseMinor > 0n, 'VAT has a base');
  // The shortest percentage that comes to the very cent.
  for (let decimals = 0; decimals <= percentDecimals; decimals += 1) {
    const step = 10n ** BigInt(percentDecimals - decimals);
    const scaled = divided(vatMinor * 100n * 10n ** BigInt(percentDecimals), baseMinor * step) * step;
    if (vatOf(baseMinor, percentText(scaled)) === vatMinor) return percentText(scaled);
  }
  return percentText(divided(vatMinor * 100n * 10n ** BigInt(percentDecimals), baseMinor));
}

/** `19000000` is `19`, `25500000` is `25.5`. */
function percentText(scaled: bigint): string {
  const digits = scaled.toString().padStart(percentDecimals + 1, '0');
  const fraction = digits.slice(-percentDecimals).replace(/0{1,6}$/, '');
  return `${digits.slice(0, -percentDecimals)}${fraction === '' ? '' : `.${fraction}`}`;
}

export const linesOf = (order: Pick<PaperOrder, 'lines'>): InvoiceLine[] =>
  order.lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ productName, brandName, gtin, hsCode, originCountry, quantity, unitPriceMinor }) => ({
      name: productName,
      brand: brandName,
      gtin,
      hsCode,
      originCountry,
      quantity,
      unitPriceMinor,
      totalMinor: (BigInt(unitPriceMinor) * BigInt(quantity)).toString(),
    }));

export type Issue = {
  readonly number: string;
  readonly issuedAt: string;
  readonly customer: Party;
  readonly vatMinor: bigint;
  readonly standardBasisPoints: number;
  readonly accountEnding: string;
};

/** The self-billed invoice of a paid order. */
export function invoiceOf(order: PaperOrder, issue: Issue): InvoiceContent {
  const lines = linesOf(order);
  const lineTotal = lines.reduce((sum, { totalMinor }) => sum + BigInt(totalMinor), 0n);
  const net = lineTotal + BigInt(order.shippingFeeMinor);
  const vat = vatCategoryOf({
    baseMinor: net,
    vatMinor: issue.vatMinor,
    standardBasisPoints: issue.standardBasisPoints,
    from: order.shipFrom.country,
    to: order.consignee.country,
  });
  const { city, postalCode, country } = order.consignee;
  return {
    kind: 'SELF_BILLED_INVOICE',
    number: issue.number,
    issuedAt: issue.issuedAt,
    currency: order.currency,
    orderNumber: order.orderNumber,
    buyerReference: order.buyerReference,
    credits: null,
    reason: null,
    supplier: order.seller,
    customer: issue.customer,
    deliverTo: { city, postalCode, country },
    deliveredOn: (order.pickupDate ?? issue.issuedAt).slice(0, 10),
    lines,
    shippingFeeMinor: order.shippingFeeMinor,
    vat,
    lineTotalMinor: lineTotal.toString(),
    netMinor: net.toString(),
    vatMinor: issue.vatMinor.toString(),
    grossMinor: (net + issue.vatMinor).toString(),
    paymentTerms: `Paid out to the supplier's account ending ${issue.accountEnding}, less the agreed commission, which is invoiced separately.`,
  };
}

/** What a paper is about that amends an invoice (Directive 2006/112/EC, article 219). */
export type Amendment = {
  readonly number: string;
  readonly issuedAt: string;
  /** What is taken back or given back, VAT included: above zero, at most the invoice. */
  readonly grossMinor: bigint;
  readonly reason: string;
};

/** Takes the whole invoice back, or a part of it. */
export const creditNoteOf = (invoice: InvoiceContent, amendment: Amendment): InvoiceContent => ({
  ...amended(invoice, amendment),
  kind: 'CREDIT_NOTE',
  paymentTerms: "Deducted from the supplier's next payout.",
});

/** Gives back what credit notes took: an invoice of its own, so that every amount stands above zero. */
export const correctionOf = (invoice: InvoiceContent, amendment: Amendment): InvoiceContent => ({
  ...amended(invoice, amendment),
  kind: 'SELF_BILLED_INVOICE',
  paymentTerms: "Paid out with the supplier's next payout.",
});

/** The whole invoice line by line, or a part of it as one line at the invoice's own VAT rate. */
function amended(invoice: InvoiceContent, { number, issuedAt, grossMinor, reason }: Amendment): InvoiceContent {
  const credits = { number: invoice.number, issuedAt: invoice.issuedAt };
  const common = { ...invoice, number, issuedAt, credits, reason };
  if (grossMinor === BigInt(invoice.grossMinor)) return common;
  const net = netOf(grossMinor, invoice.vat.percent);
  const amount = net.toString();
  const line = { brand: null, gtin: null, hsCode: null, originCountry: null, quantity: 1, unitPriceMinor: amount };
  return {
    ...common,
    lines: [{ ...line, name: reason, totalMinor: amount }],
    shippingFeeMinor: '0',
    lineTotalMinor: amount,
    netMinor: amount,
    vatMinor: (grossMinor - net).toString(),
    grossMinor: grossMinor.toString(),
  };
}

/** The base that comes nearest to the gross amount with its VAT; the cent that may be left over is VAT. */
function netOf(grossMinor: bigint, percent: string): bigint {
  const unit = 10n ** 10n;
  return divided(grossMinor * unit, unit + vatOf(unit, percent));
}
