/** Addresses of a company. */
import { z } from 'zod';
import { countryCode, instant, listOf, pageQuery, qid, text, version } from './common.ts';
import { addressMessages } from './messages/addresses.ts';
import { fieldErrorMessages } from './messages/field-errors.ts';
import { isPostalCode, postalCodeExample } from './postal-codes.ts';

export const usageTypes = ['BILLING', 'SHIPPING', 'PICKUP', 'RETURNS'] as const;
const usageType = z.enum(usageTypes);
export type UsageType = z.infer<typeof usageType>;

export const address = z
  .strictObject({
    qid,
    companyName: z.string(),
    billingAddressQid: qid.nullable().meta({ description: 'Its id as a billing address, else null' }),
    shippingAddressQid: qid.nullable().meta({ description: 'Its id as a shipping address, else null' }),
    usageTypes: z.array(usageType),
    line1: z.string(),
    line2: z.string().meta({ description: 'Empty when there is none, as are postalCode and region' }),
    postalCode: z.string(),
    city: z.string(),
    region: z.string(),
    country: countryCode,
    createdAt: instant,
    version: z.int(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof address>;
export const addressList = listOf(address).meta({ id: 'AddressList' });

export const addressListQuery = pageQuery.extend({
  usageTypes: z
    .string()
    .regex(/^[A-Z]+(,[A-Z]+){0,3}$/, fieldErrorMessages.values)
    .transform((list) => list.split(','))
    .pipe(z.array(usageType))
    .optional()
    .meta({ description: 'One or several, separated by commas: addresses with any of them' }),
});
export type AddressListQuery = z.infer<typeof addressListQuery>;

const optionalText = (max: number) => z.union([z.literal(''), text(max)]).default('');

const given = {
  companyName: text(120),
  usageTypes: z
    .array(usageType)
    .min(1)
    .max(usageTypes.length)
    .refine((types) => new Set(types).size === types.length, addressMessages.usageTypesTwice),
  line1: text(80),
  line2: optionalText(80),
  postalCode: optionalText(16),
  city: text(80),
  region: optionalText(80),
  country: countryCode,
};

/** PRO-12: the postal code follows the country's format. */
function inCountryFormat(
  { country, postalCode }: { readonly country: string; readonly postalCode: string },
  context: z.RefinementCtx,
): void {
  if (isPostalCode(country, postalCode)) return;
  const message = addressMessages.postalCodeLike(postalCodeExample(country) ?? '');
  context.addIssue({ code: 'custom', path: ['postalCode'], message });
}

export const createAddressBody = z.strictObject(given).superRefine(inCountryFormat);
export const changeAddressBody = z.strictObject({ ...given, version }).superRefine(inCountryFormat);
