/** Invoices, credit notes and corrections on A4, with the EN 16931 document attached to the file. */

import { longDate } from '../../../platform/pdf/long-date.ts';
import { head, parties, statements, type Total, totals } from '../../../platform/pdf/paper-parts.ts';
import { a4, closePaper, openPaper, type Paper } from '../../../platform/pdf/pdf-paper.ts';
import { table } from '../../../platform/pdf/pdf-table.ts';
import { readableDecimal } from '../decimal.ts';
import type { InvoiceContent } from '../papers.types.ts';
import { ublOf } from '../ubl-invoice.ts';

const titles = {
  SELF_BILLED_INVOICE: 'Self-billed invoice',
  CREDIT_NOTE: 'Credit note',
  SALES_INVOICE: 'Invoice',
  SALES_CREDIT_NOTE: 'Credit note',
} as const;
const amends = {
  SELF_BILLED_INVOICE: 'Corrects invoice',
  CREDIT_NOTE: 'Credits invoice',
  SALES_INVOICE: 'Corrects invoice',
  SALES_CREDIT_NOTE: 'Credits invoice',
} as const;

/** Draws and ends the paper. */
export function invoicePaper(invoice: InvoiceContent): Paper {
  const title = titles[invoice.kind];
  const { number, issuedAt, orderNumber, supplier, customer } = invoice;
  const issuer = isSelfBilled(invoice) ? customer : supplier;
  const about = {
    title: `${title} ${number}`,
    subject: `Order ${orderNumber}`,
    author: issuer.name,
    createdAt: issuedAt,
  };
  const paper = openPaper(about, a4);
  attach(paper, invoice);
  head(paper, title, issuer.name, [
    { label: 'Number', value: number, isCode: true },
    { label: 'Date of issue', value: longDate(issuedAt) },
    { label: 'Order', value: orderNumber, isCode: true },
    invoice.credits
      ? { label: amends[invoice.kind], value: invoice.credits.number, isCode: true }
      : { label: 'Date of supply', value: longDate(invoice.deliveredOn) },
  ]);
  parties(paper, [
    { role: 'Supplier', party: supplier },
    { role: 'Customer', party: customer },
  ]);
  lines(paper, invoice);
  totals(paper, sumsOf(invoice));
  statements(paper, statementsOf(invoice));
  closePaper(paper, `${title} ${number} · order ${orderNumber} · ${supplier.name}`);
  return paper;
}

/** In a seller's name we write the invoice that we are to pay (Directive 2006/112/EC, article 224). */
const isSelfBilled = ({ kind }: InvoiceContent): boolean => kind === 'SELF_BILLED_INVOICE' || kind === 'CREDIT_NOTE';

/** The XML rides in the PDF, so that people and programs read the same invoice. */
function attach({ pdf }: Paper, invoice: InvoiceContent): void {
  const date = new Date(invoice.issuedAt);
  const described = {
    name: `${invoice.number}.xml`,
    type: 'application/xml',
    description: 'The same invoice as UBL 2.1 by EN 16931',
    creationDate: date,
    modifiedDate: date,
    relationship: 'Alternative',
  };
  pdf.file(Buffer.from(ublOf(invoice)), described);
}

function lines(paper: Paper, invoice: InvoiceContent): void {
  const { currency, vat } = invoice;
  const numbered = invoice.lines.map((line, index) => ({ ...line, number: index + 1 }));
  table(
    paper,
    [
      { header: 'No.', share: 5, text: ({ number }) => String(number) },
      { header: 'Product', share: 37, text: ({ name, brand }) => (brand === null ? name : `${brand}: ${name}`) },
      { header: 'GTIN', share: 20, face: 'mono', text: ({ gtin }) => gtin ?? '' },
      { header: 'Pieces', share: 9, align: 'end', text: ({ quantity }) => String(quantity) },
      {
        header: `Price ${currency}`,
        share: 12,
        align: 'end',
        text: ({ unitPriceMinor }) => readableDecimal(unitPriceMinor),
      },
      { header: 'VAT %', share: 8, align: 'end', text: () => vat.percent },
      { header: `Total ${currency}`, share: 14, align: 'end', text: ({ totalMinor }) => readableDecimal(totalMinor) },
    ],
    numbered,
  );
}

function sumsOf(invoice: InvoiceContent): Total[] {
  const { currency, vat } = invoice;
  const hasFee = BigInt(invoice.shippingFeeMinor) > 0n;
  return [
    { label: 'Goods', value: readableDecimal(invoice.lineTotalMinor) },
    ...(hasFee ? [{ label: 'Shipping fee', value: readableDecimal(invoice.shippingFeeMinor) }] : []),
    { label: 'Total without VAT', value: readableDecimal(invoice.netMinor) },
    { label: `VAT ${vat.percent} %`, value: readableDecimal(invoice.vatMinor) },
    { label: 'Total', value: `${currency} ${readableDecimal(invoice.grossMinor)}`, isStrong: true },
  ];
}

function statementsOf(invoice: InvoiceContent): string[] {
  const { kind, vat, reason, paymentTerms, customer, supplier, deliverTo } = invoice;
  const place = [deliverTo.postalCode, deliverTo.city].filter(Boolean).join(' ');
  return [
    ...(reason === null ? [] : [`Reason: ${reason}.`]),
    ...(vat.exemption === null ? [] : [`${vat.exemption.reason} (${vat.exemption.code}).`]),
    `Delivered to ${place}, ${deliverTo.country}.`,
    paymentTerms,
    ...(isSelfBilled(invoice)
      ? [
          `${kind === 'CREDIT_NOTE' ? 'Self-billed credit note' : 'Self-billing'}: in the name and on behalf of ${supplier.name}, issued by ${customer.name}`,
        ]
      : []),
    'The electronic invoice by EN 16931 (UBL 2.1) is attached to this file.',
  ];
}
