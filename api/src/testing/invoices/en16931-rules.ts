/**
 * Rules of EN 16931-1 that the product checks itself, written anew as XPath over UBL 2.1 for what our papers hold. They
 * bear the standard's ids, but they are not the official Schematron: its verdict comes from `official-rules.ts`.
 *
 * Covered: BR-01 to BR-16, 21 to 27, 36 to 38, 45 to 49, 55, 57, 61, 64, 65; BR-CO-04, 09, 10, 12 to 18, 22, 25, 26;
 * BR-DEC-05, 09, 11 to 14, 18 to 20, 23; of BR-S, BR-AE, BR-IC and BR-G 01, 02, 04, 05, 07 to 10, and BR-IC-11, 12;
 * BR-CL-01, 03, 04, 08, 13 to 18, 20 to 23.
 *
 * Not covered, because our papers never hold what they are about; `unusedTerms` holds them to that:
 * - allowances, prices before discount, charges on lines, bases of charges: BR-28, 31 to 33, 41 to 44, BR-CO-05, 07, 08,
 *   11, 21, 23, 24, BR-DEC-01, 02, 06, 10, 24, 25, 27, 28, BR-CL-19, and 03 and 06 of each VAT category;
 * - another payee, tax representatives: BR-17 to BR-20, 56;
 * - invoicing periods, tax point dates: BR-29, 30, BR-CO-03, 19, 20, BR-CL-06;
 * - accounts, cards, direct debits: BR-50, 51, 66, 67;
 * - attachments, objects, attributes of items: BR-52, 54, BR-CL-07, 24;
 * - VAT in another currency, amounts paid before, rounding: BR-53, BR-DEC-15 to 17, BR-CL-05;
 * - electronic addresses and identifiers with a scheme: BR-62, 63, BR-CL-10, 11, 25, 26.
 *
 * Not covered, because no paper of ours is of that VAT category (BR-CL-17, BR-CL-18): BR-E, BR-Z, BR-O, BR-B, and those of
 * the Canary Islands, Ceuta and Melilla. BR-CO-06 asks whether a reason's code and its text mean the same: no test can.
 * The binding's own rules (UBL-) say how elements are used beyond the standard's terms; the order of ours is the schemas'.
 */
import { evaluateXPathToBoolean } from 'fontoxpath';
import { parseXmlDocument } from 'slimdom';
import { codeRules } from './en16931-code-rules.ts';
import { coreRules } from './en16931-core-rules.ts';
import type { Rule } from './en16931-paths.ts';
import { vatRules } from './en16931-vat-rules.ts';

const namespaces: Readonly<Record<string, string>> = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

/** What the rules that are not covered are about. */
const unusedTerms = [
  ...['cac:AllowanceCharge[not(cbc:ChargeIndicator = "true")]', 'cac:Price/cac:AllowanceCharge', 'cbc:BaseAmount'],
  ...['cac:InvoiceLine/cac:AllowanceCharge', 'cac:CreditNoteLine/cac:AllowanceCharge', 'cbc:AllowanceTotalAmount'],
  ...['cac:PayeeParty', 'cac:TaxRepresentativeParty', 'cac:InvoicePeriod', 'cbc:TaxPointDate'],
  ...['cac:PayeeFinancialAccount', 'cac:CardAccount', 'cac:PaymentMandate'],
  ...['cac:AdditionalDocumentReference', 'cac:DocumentReference', 'cac:AdditionalItemProperty'],
  ...['cbc:TaxCurrencyCode', 'cbc:PrepaidAmount', 'cbc:PayableRoundingAmount'],
  ...['cbc:EndpointID', 'cac:PartyIdentification', 'cbc:CompanyID[@schemeID]', 'cac:DeliveryLocation/cbc:ID'],
];

const rules: readonly Rule[] = [
  ...coreRules,
  ...vatRules,
  ...codeRules,
  ...unusedTerms.map((term): Rule => [`without ${term}`, `empty(//${term})`]),
];

export const ruleIds: readonly string[] = rules.map(([id]) => id);

/** The ids of the rules a document breaks. Throws when it is not well-formed XML. */
export function brokenRules(xml: string): string[] {
  const root = parseXmlDocument(xml).documentElement;
  const options = { namespaceResolver: (prefix: string) => namespaces[prefix] ?? null };
  return rules.filter(([, test]) => !evaluateXPathToBoolean(test, root, null, {}, options)).map(([id]) => id);
}
