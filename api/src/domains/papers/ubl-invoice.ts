/**
 * Invoices, credit notes and corrections as UBL 2.1 that follows EN 16931 (CEN/TS 16931-3-2): type 389 and 261 in a
 * seller's name, 380 and 381 to buyers.
 * The order of the elements is that of the OASIS schemas; BT and BG numbers name the terms of EN 16931-1.
 */

import { isCountryCode } from '@quayside/contract/country-codes';
import type { Party } from '../../kernel/party.ts';
import { decimal } from './decimal.ts';
import type { InvoiceContent, InvoiceLine, Minor, VatCategory } from './papers.types.ts';
import { branch, leaf, type XmlNode } from './xml-element.ts';

const common = 'urn:oasis:names:specification:ubl:schema:xsd:';
const vatScheme = branch('cac:TaxScheme', [leaf('cbc:ID', 'VAT')]);
/** UN/ECE Recommendation 20: piece. GTIN in ISO 6523, HS in UNTDID 7143, freight in UNTDID 7161. */
const codes = { piece: 'H87', gtin: '0160', harmonisedSystem: 'HS', freight: 'FC', standingAgreement: '57' } as const;

const names = {
  SELF_BILLED_INVOICE: { root: 'Invoice', type: '389', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  CREDIT_NOTE: { root: 'CreditNote', type: '261', line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
  SALES_INVOICE: { root: 'Invoice', type: '380', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  SALES_CREDIT_NOTE: { root: 'CreditNote', type: '381', line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
} as const;

/** The whole document, with its declaration. */
export function ublOf(invoice: InvoiceContent): string {
  const { root } = names[invoice.kind];
  const children = [
    ...headOf(invoice),
    branch('cac:AccountingSupplierParty', [partyOf(invoice.supplier)]),
    branch('cac:AccountingCustomerParty', [partyOf(invoice.customer)]),
    deliveryOf(invoice),
    branch('cac:PaymentMeans', [leaf('cbc:PaymentMeansCode', codes.standingAgreement)]),
    branch('cac:PaymentTerms', [leaf('cbc:Note', invoice.paymentTerms)]),
    freightOf(invoice),
    taxTotalOf(invoice),
    totalsOf(invoice),
    ...invoice.lines.map((line, index) => lineOf(invoice, line, index)),
  ];
  const body = branch(root, children, {
    xmlns: `${common}${root}-2`,
    'xmlns:cac': `${common}CommonAggregateComponents-2`,
    'xmlns:cbc': `${common}CommonBasicComponents-2`,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body ?? ''}\n`;
}

function headOf({
  kind,
  number,
  issuedAt,
  currency,
  orderNumber,
  buyerReference,
  credits,
  reason,
}: InvoiceContent): XmlNode[] {
  const { root, type } = names[kind];
  return [
    leaf('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
    leaf('cbc:ID', number),
    leaf('cbc:IssueDate', issuedAt.slice(0, 10)),
    leaf(`cbc:${root}TypeCode`, type),
    leaf('cbc:Note', reason && plainNote(reason)),
    leaf('cbc:DocumentCurrencyCode', currency),
    leaf('cbc:BuyerReference', buyerReference),
    branch('cac:OrderReference', [leaf('cbc:ID', orderNumber)]),
    credits &&
      branch('cac:BillingReference', [
        branch('cac:InvoiceDocumentReference', [
          leaf('cbc:ID', credits.number),
          leaf('cbc:IssueDate', credits.issuedAt.slice(0, 10)),
        ]),
      ]),
  ];
}

/** Three characters between two `#` would stand for the subject of the note (BT-21, BR-CL-08). */
const plainNote = (text: string): string => text.replaceAll('#', '＃');

function partyOf(party: Party): XmlNode {
  return branch('cac:Party', [
    branch('cac:PartyName', [leaf('cbc:Name', party.name)]),
    branch('cac:PostalAddress', [
      leaf('cbc:StreetName', party.line1),
      leaf('cbc:AdditionalStreetName', party.line2),
      leaf('cbc:CityName', party.city),
      leaf('cbc:PostalZone', party.postalCode),
      leaf('cbc:CountrySubentity', party.region),
      countryOf(party.country),
    ]),
    party.vatNumber ? branch('cac:PartyTaxScheme', [leaf('cbc:CompanyID', party.vatNumber), vatScheme]) : null,
    branch('cac:PartyLegalEntity', [
      leaf('cbc:RegistrationName', party.name),
      leaf('cbc:CompanyID', party.registrationNumber),
    ]),
  ]);
}

const countryOf = (country: string): XmlNode => branch('cac:Country', [leaf('cbc:IdentificationCode', country)]);

/** BG-13: an intra-Community supply names when and where the goods arrive (BR-IC-11, BR-IC-12). */
function deliveryOf({ deliverTo, deliveredOn }: InvoiceContent): XmlNode {
  return branch('cac:Delivery', [
    leaf('cbc:ActualDeliveryDate', deliveredOn),
    branch('cac:DeliveryLocation', [
      branch('cac:Address', [
        leaf('cbc:CityName', deliverTo.city),
        leaf('cbc:PostalZone', deliverTo.postalCode),
        countryOf(deliverTo.country),
      ]),
    ]),
  ]);
}

/** BG-21: the shipping fee is a charge of the whole document. */
function freightOf(invoice: InvoiceContent): XmlNode {
  if (BigInt(invoice.shippingFeeMinor) === 0n) return null;
  return branch('cac:AllowanceCharge', [
    leaf('cbc:ChargeIndicator', 'true'),
    leaf('cbc:AllowanceChargeReasonCode', codes.freight),
    leaf('cbc:AllowanceChargeReason', 'Shipping fee'),
    amount(invoice, 'cbc:Amount', invoice.shippingFeeMinor),
    categoryOf('cac:TaxCategory', invoice.vat),
  ]);
}

/** BG-23: one category covers the document. */
function taxTotalOf(invoice: InvoiceContent): XmlNode {
  return branch('cac:TaxTotal', [
    amount(invoice, 'cbc:TaxAmount', invoice.vatMinor),
    branch('cac:TaxSubtotal', [
      amount(invoice, 'cbc:TaxableAmount', invoice.netMinor),
      amount(invoice, 'cbc:TaxAmount', invoice.vatMinor),
      categoryOf('cac:TaxCategory', invoice.vat, true),
    ]),
  ]);
}

function categoryOf(name: string, { id, percent, exemption }: VatCategory, isBreakdown = false): XmlNode {
  return branch(name, [
    leaf('cbc:ID', id),
    leaf('cbc:Percent', percent),
    leaf('cbc:TaxExemptionReasonCode', isBreakdown ? (exemption?.code ?? null) : null),
    leaf('cbc:TaxExemptionReason', isBreakdown ? (exemption?.reason ?? null) : null),
    vatScheme,
  ]);
}

/** BG-22 (BR-CO-10 to BR-CO-16). */
function totalsOf(invoice: InvoiceContent): XmlNode {
  return branch('cac:LegalMonetaryTotal', [
    amount(invoice, 'cbc:LineExtensionAmount', invoice.lineTotalMinor),
    amount(invoice, 'cbc:TaxExclusiveAmount', invoice.netMinor),
    amount(invoice, 'cbc:TaxInclusiveAmount', invoice.grossMinor),
    BigInt(invoice.shippingFeeMinor) === 0n ? null : amount(invoice, 'cbc:ChargeTotalAmount', invoice.shippingFeeMinor),
    amount(invoice, 'cbc:PayableAmount', invoice.grossMinor),
  ]);
}

function lineOf(invoice: InvoiceContent, line: InvoiceLine, index: number): XmlNode {
  const { line: name, quantity } = names[invoice.kind];
  return branch(`cac:${name}`, [
    leaf('cbc:ID', String(index + 1)),
    leaf(`cbc:${quantity}`, String(line.quantity), { unitCode: codes.piece }),
    amount(invoice, 'cbc:LineExtensionAmount', line.totalMinor),
    branch('cac:Item', [
      leaf('cbc:Description', line.brand),
      leaf('cbc:Name', line.name),
      branch('cac:StandardItemIdentification', [leaf('cbc:ID', line.gtin, { schemeID: codes.gtin })]),
      line.originCountry && isCountryCode(line.originCountry)
        ? branch('cac:OriginCountry', [leaf('cbc:IdentificationCode', line.originCountry)])
        : null,
      branch('cac:CommodityClassification', [
        leaf('cbc:ItemClassificationCode', line.hsCode, { listID: codes.harmonisedSystem }),
      ]),
      categoryOf('cac:ClassifiedTaxCategory', invoice.vat),
    ]),
    branch('cac:Price', [amount(invoice, 'cbc:PriceAmount', line.unitPriceMinor)]),
  ]);
}

const amount = ({ currency }: InvoiceContent, name: string, minor: Minor): XmlNode =>
  leaf(name, decimal(minor), { currencyID: currency });
