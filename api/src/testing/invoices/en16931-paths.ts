/** Where the terms of EN 16931 stand in UBL 2.1, as XPath from the document's root element. */

/** The id of one rule, and what has to be true. */
export type Rule = readonly [id: string, test: string];

export const lines = '(cac:InvoiceLine | cac:CreditNoteLine)';
export const lineCategories = `${lines}/cac:Item/cac:ClassifiedTaxCategory`;
export const charges = 'cac:AllowanceCharge[cbc:ChargeIndicator = "true"]';
export const chargeCategories = `${charges}/cac:TaxCategory`;
export const subtotals = 'cac:TaxTotal/cac:TaxSubtotal';
export const breakdown = `${subtotals}/cac:TaxCategory`;
export const total = (name: string): string => `cac:LegalMonetaryTotal/cbc:${name}`;
export const inVatScheme = '[cac:TaxScheme/cbc:ID = "VAT"]';

/** Something of a party is filled in. */
export const has = (party: 'Supplier' | 'Customer', path: string): string =>
  `cac:Accounting${party}Party/cac:Party/${path} != ""`;
export const hasVatId = (party: 'Supplier' | 'Customer'): string =>
  has(party, `cac:PartyTaxScheme${inVatScheme}/cbc:CompanyID`);

/** `test` holds for each of the nodes, which it calls `$n`. */
export const every = (nodes: string, test: string): string => `(every $n in ${nodes} satisfies (${test}))`;

const amountPattern = '^-?[0-9]+[.][0-9]{2}$';
/** The sum of amounts in whole cents: that of decimals would be one of floats. What is no amount is not counted. */
export const cents = (nodes: string): string =>
  `sum((${nodes})[matches(., "${amountPattern}")]/xs:integer(translate(., ".", "")))`;
export const hasTwoDecimals = (nodes: string): string => every(nodes, `matches($n, "${amountPattern}")`);

/**
 * The tax of a subtotal is its base at its rate. To the cent: a part of an invoice that is credited may have no base whose
 * VAT rounds to it.
 */
export const taxFits = (subtotal: string): string =>
  `abs(${cents(`${subtotal}/cbc:TaxAmount`)} - ${cents(`${subtotal}/cbc:TaxableAmount`)} * xs:decimal(${subtotal}/cac:TaxCategory/cbc:Percent) div 100) <= 1`;
