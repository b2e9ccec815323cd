/** Rules of EN 16931 about codes: where our papers use one or a few of a list, only those are right. */
import { currencies } from '@quayside/contract/common';
import { countryCodes } from '@quayside/contract/country-codes';
import { breakdown, chargeCategories, charges, every, lineCategories, type Rule } from './en16931-paths.ts';

const oneOf = (nodes: string, ...codes: readonly string[]): string =>
  every(nodes, `$n = (${codes.map((code) => `"${code}"`).join()})`);
const vatCategories = ['S', 'AE', 'K', 'G'];

export const codeRules: readonly Rule[] = [
  ['BR-CL-01', `${oneOf('cbc:InvoiceTypeCode', '380', '389')} and ${oneOf('cbc:CreditNoteTypeCode', '261', '381')}`],
  ['BR-CL-03', every('//@currencyID', '$n = /*/cbc:DocumentCurrencyCode')],
  ['BR-CL-04', oneOf('cbc:DocumentCurrencyCode', ...currencies)],
  // Three characters between two of them would name the subject of the note; ours have none.
  ['BR-CL-08', 'not(contains(cbc:Note, "#"))'],
  ['BR-CL-13', oneOf('//cbc:ItemClassificationCode/@listID', 'HS')],
  ['BR-CL-14', oneOf('//cac:Country/cbc:IdentificationCode', ...countryCodes)],
  ['BR-CL-15', oneOf('//cac:OriginCountry/cbc:IdentificationCode', ...countryCodes)],
  ['BR-CL-16', oneOf('cac:PaymentMeans/cbc:PaymentMeansCode', '57')],
  ['BR-CL-17', oneOf(`(${breakdown} | ${chargeCategories})/cbc:ID`, ...vatCategories)],
  ['BR-CL-18', oneOf(`${lineCategories}/cbc:ID`, ...vatCategories)],
  ['BR-CL-20', oneOf(`${charges}/cbc:AllowanceChargeReasonCode`, 'FC')],
  ['BR-CL-21', oneOf('//cac:StandardItemIdentification/cbc:ID/@schemeID', '0160')],
  ['BR-CL-22', oneOf('//cbc:TaxExemptionReasonCode', 'VATEX-EU-AE', 'VATEX-EU-IC', 'VATEX-EU-G')],
  ['BR-CL-23', oneOf('//@unitCode', 'H87')],
];
