/** Rules of EN 16931 about what a document must hold (BR), what must agree in it (BR-CO), and decimals (BR-DEC). */
import { countryCodes } from '@quayside/contract/country-codes';
import {
  cents,
  charges,
  every,
  has,
  hasTwoDecimals,
  hasVatId,
  inVatScheme,
  lines,
  type Rule,
  subtotals,
  taxFits,
  total,
} from './en16931-paths.ts';

const reason = '($n/cbc:AllowanceChargeReason | $n/cbc:AllowanceChargeReasonCode) != ""';
const quantity = '($n/cbc:InvoicedQuantity | $n/cbc:CreditedQuantity)';
const prefixes = [...countryCodes, 'EL'].map((code) => `"${code}"`).join();
/** UNTDID 4461: credit transfers, SEPA's too. */
const transfers = '("30", "58")';

const document: readonly Rule[] = [
  ['BR-01', 'starts-with(cbc:CustomizationID, "urn:cen.eu:en16931:2017")'],
  ['BR-02', 'cbc:ID != ""'],
  ['BR-03', 'cbc:IssueDate castable as xs:date'],
  ['BR-04', '(cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode) != ""'],
  ['BR-05', 'cbc:DocumentCurrencyCode != ""'],
  ['BR-06', has('Supplier', 'cac:PartyLegalEntity/cbc:RegistrationName')],
  ['BR-07', has('Customer', 'cac:PartyLegalEntity/cbc:RegistrationName')],
  ['BR-08', 'exists(cac:AccountingSupplierParty/cac:Party/cac:PostalAddress)'],
  ['BR-09', has('Supplier', 'cac:PostalAddress/cac:Country/cbc:IdentificationCode')],
  ['BR-10', 'exists(cac:AccountingCustomerParty/cac:Party/cac:PostalAddress)'],
  ['BR-11', has('Customer', 'cac:PostalAddress/cac:Country/cbc:IdentificationCode')],
  ['BR-12', `${total('LineExtensionAmount')} castable as xs:decimal`],
  ['BR-13', `${total('TaxExclusiveAmount')} castable as xs:decimal`],
  ['BR-14', `${total('TaxInclusiveAmount')} castable as xs:decimal`],
  ['BR-15', `${total('PayableAmount')} castable as xs:decimal`],
  ['BR-16', `exists(${lines})`],
  ['BR-49', every('cac:PaymentMeans', '$n/cbc:PaymentMeansCode != ""')],
  ['BR-55', every('cac:BillingReference', '$n/cac:InvoiceDocumentReference/cbc:ID != ""')],
  ['BR-57', every('cac:Delivery/cac:DeliveryLocation/cac:Address', '$n/cac:Country/cbc:IdentificationCode != ""')],
  [
    'BR-61',
    every(
      'cac:PaymentMeans',
      `not($n/cbc:PaymentMeansCode = ${transfers}) or $n/cac:PayeeFinancialAccount/cbc:ID != ""`,
    ),
  ],
];

const parts: readonly Rule[] = [
  ['BR-21', every(lines, '$n/cbc:ID != ""')],
  ['BR-22', every(lines, `${quantity} castable as xs:decimal`)],
  ['BR-23', every(lines, `${quantity}/@unitCode != ""`)],
  ['BR-24', every(lines, '$n/cbc:LineExtensionAmount castable as xs:decimal')],
  ['BR-25', every(lines, '$n/cac:Item/cbc:Name != ""')],
  ['BR-26', every(lines, '$n/cac:Price/cbc:PriceAmount castable as xs:decimal')],
  ['BR-27', every(lines, 'not(number($n/cac:Price/cbc:PriceAmount) < 0)')],
  ['BR-36', every(charges, '$n/cbc:Amount castable as xs:decimal')],
  ['BR-37', every(charges, `$n/cac:TaxCategory${inVatScheme}/cbc:ID != ""`)],
  ['BR-38', every(charges, reason)],
  ['BR-45', every(subtotals, '$n/cbc:TaxableAmount castable as xs:decimal')],
  ['BR-46', every(subtotals, '$n/cbc:TaxAmount castable as xs:decimal')],
  ['BR-47', every(subtotals, `$n/cac:TaxCategory${inVatScheme}/cbc:ID != ""`)],
  ['BR-48', every(subtotals, '$n/cac:TaxCategory/cbc:Percent castable as xs:decimal')],
  ['BR-64', every('//cac:StandardItemIdentification/cbc:ID', '$n/@schemeID != ""')],
  ['BR-65', every('//cbc:ItemClassificationCode', '$n/@listID != ""')],
];

const agreements: readonly Rule[] = [
  ['BR-CO-04', every(lines, `$n/cac:Item/cac:ClassifiedTaxCategory${inVatScheme}/cbc:ID != ""`)],
  ['BR-CO-09', every(`//cac:PartyTaxScheme${inVatScheme}/cbc:CompanyID`, `substring($n, 1, 2) = (${prefixes})`)],
  ['BR-CO-10', `${cents(total('LineExtensionAmount'))} = ${cents(`${lines}/cbc:LineExtensionAmount`)}`],
  ['BR-CO-12', `${cents(total('ChargeTotalAmount'))} = ${cents(`${charges}/cbc:Amount`)}`],
  [
    'BR-CO-13',
    `${cents(total('TaxExclusiveAmount'))} = ${cents(total('LineExtensionAmount'))} + ${cents(total('ChargeTotalAmount'))}`,
  ],
  ['BR-CO-14', `${cents('cac:TaxTotal/cbc:TaxAmount')} = ${cents(`${subtotals}/cbc:TaxAmount`)}`],
  [
    'BR-CO-15',
    `${cents(total('TaxInclusiveAmount'))} = ${cents(total('TaxExclusiveAmount'))} + ${cents('cac:TaxTotal/cbc:TaxAmount')}`,
  ],
  ['BR-CO-16', `${cents(total('PayableAmount'))} = ${cents(total('TaxInclusiveAmount'))}`],
  // Below half a percent the standard takes the rate for zero.
  [
    'BR-CO-17',
    every(subtotals, `${taxFits('$n')} and not($n/cac:TaxCategory/cbc:Percent < 0.5 and $n/cbc:TaxAmount > 0)`),
  ],
  ['BR-CO-18', `exists(${subtotals})`],
  ['BR-CO-22', every(charges, reason)],
  ['BR-CO-25', `not(number(${total('PayableAmount')}) > 0) or (cbc:DueDate | cac:PaymentTerms/cbc:Note) != ""`],
  ['BR-CO-26', `${has('Supplier', 'cac:PartyLegalEntity/cbc:CompanyID')} or ${hasVatId('Supplier')}`],
];

/** The standard allows up to two decimals, and any number in prices; ours have two, whatever the amount. */
const decimals: readonly Rule[] = [
  ['BR-DEC-05', hasTwoDecimals(`${charges}/cbc:Amount`)],
  ['BR-DEC-09', hasTwoDecimals(total('LineExtensionAmount'))],
  ['BR-DEC-11', hasTwoDecimals(total('ChargeTotalAmount'))],
  ['BR-DEC-12', hasTwoDecimals(total('TaxExclusiveAmount'))],
  ['BR-DEC-13', hasTwoDecimals('cac:TaxTotal/cbc:TaxAmount')],
  ['BR-DEC-14', hasTwoDecimals(total('TaxInclusiveAmount'))],
  ['BR-DEC-18', hasTwoDecimals(total('PayableAmount'))],
  ['BR-DEC-19', hasTwoDecimals(`${subtotals}/cbc:TaxableAmount`)],
  ['BR-DEC-20', hasTwoDecimals(`${subtotals}/cbc:TaxAmount`)],
  ['BR-DEC-23', hasTwoDecimals(`${lines}/cbc:LineExtensionAmount`)],
];

export const coreRules: readonly Rule[] = [...document, ...parts, ...agreements, ...decimals];
