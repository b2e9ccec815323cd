/** UBL papers of every VAT category and kind, and ways to break each rule of EN 16931 that is about what they hold. */
import { correctionOf, creditNoteOf, invoiceOf } from '../../domains/papers/invoice.rules.ts';
import { issueOf, partyOf, samplePaperOrder, sampleSalesInvoice } from '../../domains/papers/papers.factory.ts';
import { salesCreditOf } from '../../domains/papers/sales-invoice.rules.ts';
import { ublOf } from '../../domains/papers/ubl-invoice.ts';

const soldTo = (country: string, vatMinor = 0n) =>
  invoiceOf(samplePaperOrder({ consignee: partyOf({ country }) }), issueOf({ vatMinor }));
const part = {
  number: 'SC-2026-000001',
  issuedAt: '2026-12-01T08:00:00.000Z',
  grossMinor: 1_000n,
  reason: 'Damaged',
};
/** A paper of each VAT category there is, and of each kind. */
export const papers = {
  S: ublOf(soldTo('DE', 4_004n)),
  AE: ublOf(soldTo('NL')),
  IC: ublOf(soldTo('DE')),
  G: ublOf(soldTo('GB')),
  credit: ublOf(creditNoteOf(soldTo('DE'), part)),
  correction: ublOf(correctionOf(soldTo('DE', 4_004n), part)),
  'to a buyer at home': ublOf(sampleSalesInvoice('NL')),
  'to a buyer in another member state': ublOf(sampleSalesInvoice('DE')),
  'to a buyer outside the EU': ublOf(sampleSalesInvoice('CH', 0n)),
  'credit to a buyer': ublOf(salesCreditOf(sampleSalesInvoice('DE'), part)),
} as const;
type Of = keyof typeof papers;
type Damage = (xml: string) => string;

/** The first such element, or the first behind `after`, is not there. */
const cut =
  (name: string, after = ''): Damage =>
  (xml) =>
    xml.replace(new RegExp(`(${after}.*?)<${name}[ >].*?</${name}>`, 's'), (_, before) => before);
/** It holds something else. */
const set =
  (name: string, text: string, after = ''): Damage =>
  (xml) =>
    xml.replace(new RegExp(`(${after}.*?<${name}(?: [^>]*)?>)[^<]*`, 's'), (_, before) => `${before}${text}`);
/** The first such attribute does. */
const mark =
  (name: string, text: string): Damage =>
  (xml) =>
    xml.replace(new RegExp(`(${name}=")[^"]*`), (_, before) => `${before}${text}`);
/** There is no such attribute on the first element that has it. */
const unmark =
  (name: string): Damage =>
  (xml) =>
    xml.replace(new RegExp(` ${name}="[^"]*"`), '');
const both =
  (one: Damage, other: Damage): Damage =>
  (xml) =>
    other(one(xml));

const customer = '<cac:AccountingCustomerParty>';
const charge = '<cac:AllowanceCharge>';
const subtotal = '<cac:TaxSubtotal>';
const line = '<cac:InvoiceLine>';
const noReason = both(cut('cbc:AllowanceChargeReason'), cut('cbc:AllowanceChargeReasonCode'));
const noExemption = both(cut('cbc:TaxExemptionReasonCode'), cut('cbc:TaxExemptionReason'));
const noLines: Damage = (xml) =>
  xml.replace(xml.slice(xml.indexOf(line), xml.lastIndexOf('</cac:InvoiceLine>') + '</cac:InvoiceLine>'.length), '');
const withReason: Damage = (xml) => {
  const at = xml.indexOf(subtotal);
  const reason = '<cbc:TaxExemptionReason>Free</cbc:TaxExemptionReason>';
  return xml.slice(0, at) + xml.slice(at).replace('</cbc:Percent>', `</cbc:Percent>${reason}`);
};
type Case = readonly [id: string, damage: Damage, of?: Of];

const cases: readonly Case[] = [
  ['BR-01', cut('cbc:CustomizationID')],
  ['BR-02', cut('cbc:ID')],
  ['BR-03', set('cbc:IssueDate', ' ')],
  ['BR-04', cut('cbc:InvoiceTypeCode')],
  ['BR-05', cut('cbc:DocumentCurrencyCode')],
  ['BR-06', set('cbc:RegistrationName', '')],
  ['BR-07', set('cbc:RegistrationName', '', customer)],
  ['BR-08', cut('cac:PostalAddress')],
  ['BR-09', cut('cac:Country')],
  ['BR-10', cut('cac:PostalAddress', customer)],
  ['BR-11', cut('cac:Country', customer)],
  ['BR-12', cut('cbc:LineExtensionAmount')],
  ['BR-13', cut('cbc:TaxExclusiveAmount')],
  ['BR-14', cut('cbc:TaxInclusiveAmount')],
  ['BR-15', cut('cbc:PayableAmount')],
  ['BR-16', noLines],
  ['BR-21', cut('cbc:ID', line)],
  ['BR-22', cut('cbc:InvoicedQuantity')],
  ['BR-23', unmark('unitCode')],
  ['BR-24', cut('cbc:LineExtensionAmount', line)],
  ['BR-25', set('cbc:Name', '', line)],
  ['BR-26', cut('cbc:PriceAmount')],
  ['BR-27', set('cbc:PriceAmount', '-4.25')],
  ['BR-36', cut('cbc:Amount')],
  ['BR-37', cut('cbc:ID', charge)],
  ['BR-38', noReason],
  ['BR-45', cut('cbc:TaxableAmount')],
  ['BR-46', cut('cbc:TaxAmount', subtotal)],
  ['BR-47', cut('cbc:ID', subtotal)],
  ['BR-48', cut('cbc:Percent', subtotal)],
  ['BR-49', cut('cbc:PaymentMeansCode')],
  ['BR-55', cut('cbc:ID', '<cac:BillingReference>'), 'credit'],
  ['BR-57', cut('cac:Country', '<cac:Delivery>')],
  ['BR-61', set('cbc:PaymentMeansCode', '58')],
  ['BR-64', unmark('schemeID')],
  ['BR-65', unmark('listID')],
  ['BR-CO-04', cut('cac:ClassifiedTaxCategory')],
  ['BR-CO-09', set('cbc:CompanyID', '123456782B01')],
  ['BR-CO-09', set('cbc:CompanyID', 'ZZ123456782B01')],
  ['BR-CO-10', set('cbc:LineExtensionAmount', '165.76')],
  ['BR-CO-12', set('cbc:ChargeTotalAmount', '45.01')],
  ['BR-CO-13', set('cbc:TaxExclusiveAmount', '210.76')],
  ['BR-CO-14', set('cbc:TaxAmount', '40.05'), 'S'],
  ['BR-CO-15', set('cbc:TaxInclusiveAmount', '210.74')],
  ['BR-CO-16', set('cbc:PayableAmount', '210.74')],
  ['BR-CO-17', set('cbc:TaxAmount', '42.04', subtotal), 'S'],
  ['BR-CO-18', cut('cac:TaxSubtotal')],
  ['BR-CO-22', noReason],
  ['BR-CO-25', cut('cac:PaymentTerms')],
  ['BR-CO-26', both(cut('cbc:CompanyID'), cut('cbc:CompanyID'))],
  ['BR-DEC-05', set('cbc:Amount', '45.000')],
  ['BR-DEC-09', set('cbc:LineExtensionAmount', '165.750')],
  ['BR-DEC-11', set('cbc:ChargeTotalAmount', '45.000')],
  ['BR-DEC-12', set('cbc:TaxExclusiveAmount', '210.750')],
  ['BR-DEC-14', set('cbc:TaxInclusiveAmount', '210.750')],
  ['BR-DEC-18', set('cbc:PayableAmount', '210.750')],
  ['BR-DEC-19', set('cbc:TaxableAmount', '210.750')],
  ['BR-DEC-20', set('cbc:TaxAmount', '0.000', subtotal)],
  ['BR-DEC-23', set('cbc:LineExtensionAmount', '102.000', line)],
  ...(['S', 'AE', 'IC', 'G'] as const).flatMap(
    (name) =>
      [
        [`BR-${name}-01`, cut('cac:TaxCategory', subtotal), name],
        [`BR-${name}-02`, both(cut('cac:PartyTaxScheme'), cut('cac:AllowanceCharge')), name],
        [`BR-${name}-04`, both(cut('cac:PartyTaxScheme'), noLines), name],
        [`BR-${name}-05`, set('cbc:Percent', name === 'S' ? '0' : '19', line), name],
        [`BR-${name}-07`, set('cbc:Percent', name === 'S' ? '0' : '19', charge), name],
        [`BR-${name}-08`, set('cbc:TaxableAmount', '212.75'), name],
        [`BR-${name}-09`, set('cbc:TaxAmount', '1.00', subtotal), name],
        [`BR-${name}-10`, name === 'S' ? withReason : noExemption, name],
      ] as const,
  ),
  ['BR-IC-02', cut('cac:PartyTaxScheme', customer)],
  ['BR-AE-02', both(cut('cac:PartyTaxScheme', customer), cut('cbc:CompanyID', customer)), 'AE'],
  ['BR-IC-11', cut('cbc:ActualDeliveryDate')],
  ['BR-IC-12', cut('cac:Country', '<cac:Delivery>')],
  ['BR-CL-01', set('cbc:InvoiceTypeCode', '381')],
  ['BR-CL-01', set('cbc:CreditNoteTypeCode', '389'), 'credit'],
  ['BR-CL-03', mark('currencyID', 'EUX')],
  ['BR-CL-04', set('cbc:DocumentCurrencyCode', 'EU')],
  ['BR-CL-08', set('cbc:Note', 'Pieces of #123# are damaged'), 'credit'],
  ['BR-CL-13', mark('listID', 'XX')],
  ['BR-CL-14', set('cbc:IdentificationCode', 'ZZ')],
  ['BR-CL-15', set('cbc:IdentificationCode', 'ZZ', '<cac:OriginCountry>')],
  ['BR-CL-16', set('cbc:PaymentMeansCode', '0')],
  ['BR-CL-17', set('cbc:ID', 'X', subtotal)],
  ['BR-CL-18', set('cbc:ID', 'X', '<cac:ClassifiedTaxCategory>')],
  ['BR-CL-20', set('cbc:AllowanceChargeReasonCode', 'XX')],
  ['BR-CL-21', mark('schemeID', '0000')],
  ['BR-CL-22', set('cbc:TaxExemptionReasonCode', 'VATEX-EU-X')],
  ['BR-CL-23', mark('unitCode', 'XX')],
];

/** What the official rules let pass, or find by another rule, and no paper of ours may hold. */
const strictCases: readonly Case[] = [
  ['BR-01', set('cbc:CustomizationID', 'urn:other')],
  ['BR-03', set('cbc:IssueDate', '20 November')],
  ['BR-22', set('cbc:InvoicedQuantity', 'many')],
  ['BR-CO-17', set('cbc:TaxAmount', '40.06', subtotal), 'S'],
  ['BR-CO-17', both(set('cbc:Percent', '0.2', subtotal), set('cbc:TaxAmount', '0.42', subtotal)), 'S'],
  ['BR-DEC-13', set('cbc:TaxAmount', '0.000')],
  ['BR-S-08', set('cbc:TaxableAmount', '210.74'), 'S'],
  ['BR-CL-01', set('cbc:InvoiceTypeCode', '384')],
  ['BR-CL-01', set('cbc:CreditNoteTypeCode', '396'), 'credit'],
  ['BR-CL-03', mark('currencyID', 'USD')],
  ['BR-CL-04', set('cbc:DocumentCurrencyCode', 'XXX')],
  ['BR-CL-17', set('cbc:ID', 'E', subtotal)],
];

const broken = ([id, damage, of = 'IC']: Case) => ({ id, damaged: damage(papers[of]) });

/** Papers that break one rule of EN 16931 each, at least. */
export const brokenPapers = cases.map(broken);

/** Papers that only our own checks find broken by that rule: they ask more of papers that are always ours. */
export const strictlyBrokenPapers = strictCases.map(broken);
