/**
 * Rules of EN 16931-1 that the product checks itself, written anew as XPath over UBL 2.1 for what our invoices hold. They
 * bear the standard's ids, but they are not the official Schematron, and passing them is not its verdict.
 */
import { evaluateXPathToBoolean } from 'fontoxpath';
import { parseXmlDocument } from 'slimdom';

const namespaces: Readonly<Record<string, string>> = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

const lines = '(cac:InvoiceLine | cac:CreditNoteLine)';
const everyLine = (test: string) => `every $l in ${lines} satisfies ${test}`;
/** In whole cents: sums of decimals would be those of floats. */
const cents = (path: string) => `xs:integer(replace(${path}, "[.]", ""))`;
const centsOf = (nodes: string, child: string) => `${nodes}/xs:integer(replace(cbc:${child}, "[.]", ""))`;
const total = (name: string) => cents(`cac:LegalMonetaryTotal/cbc:${name}`);
const charges = 'cac:AllowanceCharge[cbc:ChargeIndicator = "true"]';
const categories = '(//cac:TaxCategory | //cac:ClassifiedTaxCategory)';
const sub = 'cac:TaxTotal/cac:TaxSubtotal';
const has = (party: 'Supplier' | 'Customer', path: string) => `cac:Accounting${party}Party/cac:Party/${path} != ""`;
const vatId = (party: 'Supplier' | 'Customer') =>
  has(party, 'cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = "VAT"]/cbc:CompanyID');
const ofCategory = (id: string, test: string) => `not(${categories}/cbc:ID = "${id}") or (${test})`;

/** What holds for an exempt category: no tax at the rate 0, with a reason. */
const exempt = (name: string, id: string, code: string): [string, string][] => [
  [`BR-${name}-01`, ofCategory(id, `count(${sub}/cac:TaxCategory[cbc:ID = "${id}"]) = 1`)],
  [`BR-${name}-02`, ofCategory(id, vatId('Supplier'))],
  [
    `BR-${name}-05`,
    ofCategory(id, `every $c in ${categories}[cbc:ID = "${id}"] satisfies xs:decimal($c/cbc:Percent) = 0`),
  ],
  [`BR-${name}-09`, ofCategory(id, `${sub}[cac:TaxCategory/cbc:ID = "${id}"]/xs:decimal(cbc:TaxAmount) = 0`)],
  [`BR-${name}-10`, ofCategory(id, `${sub}/cac:TaxCategory[cbc:ID = "${id}"]/cbc:TaxExemptionReasonCode = "${code}"`)],
];

const rules: readonly (readonly [id: string, test: string])[] = [
  ['BR-01', 'starts-with(cbc:CustomizationID, "urn:cen.eu:en16931:2017")'],
  ['BR-02', 'cbc:ID != ""'],
  ['BR-03', 'cbc:IssueDate castable as xs:date'],
  ['BR-04', 'cbc:InvoiceTypeCode = "389" or cbc:CreditNoteTypeCode = "261"'],
  ['BR-05', 'matches(cbc:DocumentCurrencyCode, "^[A-Z]{3}$")'],
  ['BR-06', has('Supplier', 'cac:PartyLegalEntity/cbc:RegistrationName')],
  ['BR-07', has('Customer', 'cac:PartyLegalEntity/cbc:RegistrationName')],
  ['BR-08', 'exists(cac:AccountingSupplierParty/cac:Party/cac:PostalAddress)'],
  ['BR-09', has('Supplier', 'cac:PostalAddress/cac:Country/cbc:IdentificationCode')],
  ['BR-10', 'exists(cac:AccountingCustomerParty/cac:Party/cac:PostalAddress)'],
  ['BR-11', has('Customer', 'cac:PostalAddress/cac:Country/cbc:IdentificationCode')],
  [
    'BR-12 to BR-15',
    ['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount']
      .map((name) => `cac:LegalMonetaryTotal/cbc:${name} castable as xs:decimal`)
      .join(' and '),
  ],
  ['BR-16', `exists(${lines})`],
  ['BR-21', everyLine('$l/cbc:ID != ""')],
  [
    'BR-22 and BR-23',
    everyLine('($l/cbc:InvoicedQuantity | $l/cbc:CreditedQuantity)[@unitCode != ""] castable as xs:decimal'),
  ],
  ['BR-24', everyLine('$l/cbc:LineExtensionAmount castable as xs:decimal')],
  ['BR-25', everyLine('$l/cac:Item/cbc:Name != ""')],
  ['BR-26 and BR-27', everyLine('xs:decimal($l/cac:Price/cbc:PriceAmount) >= 0')],
  [
    'BR-36 to BR-38',
    `every $c in ${charges} satisfies $c/cbc:Amount castable as xs:decimal and $c/cac:TaxCategory/cbc:ID != "" and ($c/cbc:AllowanceChargeReason != "" or $c/cbc:AllowanceChargeReasonCode != "")`,
  ],
  [
    'BR-45 to BR-48',
    `every $s in ${sub} satisfies $s/cbc:TaxableAmount castable as xs:decimal and $s/cbc:TaxAmount castable as xs:decimal and $s/cac:TaxCategory/cbc:ID != "" and $s/cac:TaxCategory/cbc:Percent castable as xs:decimal`,
  ],
  ['BR-49', 'cac:PaymentMeans/cbc:PaymentMeansCode != ""'],
  ['BR-55', 'every $r in cac:BillingReference satisfies $r/cac:InvoiceDocumentReference/cbc:ID != ""'],
  [
    'BR-57',
    'every $d in cac:Delivery/cac:DeliveryLocation/cac:Address satisfies $d/cac:Country/cbc:IdentificationCode != ""',
  ],
  ['BR-64', 'every $i in //cac:StandardItemIdentification/cbc:ID satisfies $i/@schemeID != ""'],
  ['BR-65', 'every $c in //cbc:ItemClassificationCode satisfies $c/@listID != ""'],
  ['BR-CO-04', everyLine('$l/cac:Item/cac:ClassifiedTaxCategory[cac:TaxScheme/cbc:ID = "VAT"]/cbc:ID != ""')],
  [
    'BR-CO-09',
    'every $v in //cac:PartyTaxScheme[cac:TaxScheme/cbc:ID = "VAT"]/cbc:CompanyID satisfies matches($v, "^[A-Z]{2}")',
  ],
  ['BR-CO-10', `${total('LineExtensionAmount')} = sum(${centsOf(lines, 'LineExtensionAmount')})`],
  [
    'BR-CO-12',
    `(if (cac:LegalMonetaryTotal/cbc:ChargeTotalAmount) then ${total('ChargeTotalAmount')} else 0) = sum(${centsOf(charges, 'Amount')})`,
  ],
  ['BR-CO-13', `${total('TaxExclusiveAmount')} = ${total('LineExtensionAmount')} + sum(${centsOf(charges, 'Amount')})`],
  ['BR-CO-14', `${cents('cac:TaxTotal/cbc:TaxAmount')} = sum(${centsOf(sub, 'TaxAmount')})`],
  [
    'BR-CO-15',
    `${total('TaxInclusiveAmount')} = ${total('TaxExclusiveAmount')} + ${cents('cac:TaxTotal/cbc:TaxAmount')}`,
  ],
  ['BR-CO-16', `${total('PayableAmount')} = ${total('TaxInclusiveAmount')}`],
  // To the cent: a part of an invoice that is credited may have no base whose VAT rounds to it.
  [
    'BR-CO-17',
    `every $s in ${sub} satisfies abs(${cents('$s/cbc:TaxAmount')} - ${cents('$s/cbc:TaxableAmount')} * xs:decimal($s/cac:TaxCategory/cbc:Percent) div 100) <= 1`,
  ],
  ['BR-CO-18', `exists(${sub})`],
  ['BR-CO-25', 'cac:PaymentTerms/cbc:Note != ""'],
  ['BR-CO-26', `${has('Supplier', 'cac:PartyLegalEntity/cbc:CompanyID')} or ${vatId('Supplier')}`],
  [
    'BR-DEC',
    'every $a in //@currencyID/.. satisfies matches($a, "^-?[0-9]+\\.[0-9]{2}$") and $a/@currencyID = /*/cbc:DocumentCurrencyCode',
  ],
  ['BR-S-01', ofCategory('S', `exists(${sub}/cac:TaxCategory[cbc:ID = "S"])`)],
  ['BR-S-02', ofCategory('S', vatId('Supplier'))],
  ['BR-S-05', ofCategory('S', `every $c in ${categories}[cbc:ID = "S"] satisfies xs:decimal($c/cbc:Percent) > 0`)],
  ['BR-S-08', ofCategory('S', `${centsOf(sub, 'TaxableAmount')} = ${total('TaxExclusiveAmount')}`)],
  [
    'BR-S-10',
    ofCategory('S', `not(${sub}/cac:TaxCategory[cbc:ID = "S"]/(cbc:TaxExemptionReason | cbc:TaxExemptionReasonCode))`),
  ],
  ...exempt('IC', 'K', 'VATEX-EU-IC'),
  ['BR-IC-02 of the buyer', ofCategory('K', vatId('Customer'))],
  ['BR-IC-11', ofCategory('K', 'cac:Delivery/cbc:ActualDeliveryDate castable as xs:date')],
  [
    'BR-IC-12',
    ofCategory('K', 'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode != ""'),
  ],
  ...exempt('G', 'G', 'VATEX-EU-G'),
  ...exempt('AE', 'AE', 'VATEX-EU-AE'),
  [
    'BR-AE-02 of the buyer',
    ofCategory('AE', `${vatId('Customer')} or ${has('Customer', 'cac:PartyLegalEntity/cbc:CompanyID')}`),
  ],
];

/** The ids of the rules a document breaks. Throws when it is not well-formed XML. */
export function brokenRules(xml: string): string[] {
  const root = parseXmlDocument(xml).documentElement;
  const options = { namespaceResolver: (prefix: string) => namespaces[prefix] ?? null };
  return rules.filter(([, test]) => !evaluateXPathToBoolean(test, root, null, {}, options)).map(([id]) => id);
}
