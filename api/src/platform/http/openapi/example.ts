/** An example of what a JSON Schema describes: made from its names, enums and patterns, and valid by it. */

export type JsonSchema = { readonly [key: string]: unknown };

type Schemas = Readonly<Record<string, unknown>>;

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** By the end of a property's name; the first that fits the schema is taken. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/email$/i, 'orders@waldhuis.example'],
  [/phone$/i, '+31201234567'],
  [/gtin$/i, '09506000134352'],
  [/companyName$/i, 'Waldhuis B.V.'],
  [/(?:accountName|account|name)$/i, 'Femke de Vries'],
  [/city$/i, 'Rotterdam'],
  [/(?:line1|lineOne|street)$/i, 'Keileweg 14'],
  [/postcode$/i, '3029 BS'],
  [/country(?:Code)?$/i, 'NL'],
  [/(?:note|message|reason|text)$/i, 'Two cartons arrived with a dent.'],
  [/order(?:Number)?$/i, 'Q-2026-004711'],
];
/** For patterns; the first that matches is taken. */
const candidates = [
  ...['1234.56', 'NL', '09506000134352', 'waldhuis', 'Waldhuis', '123456', '12345678', '2026-11-23', '08:30'],
  ...[
    'NL91ABNA0417164300',
    'ABNANL2A',
    '1',
    'A',
    '/orders/',
    'JVGL3318810025',
    '#123456',
    '+31201234567',
    '12.5',
    'C-07',
  ],
];
const byFormat: Readonly<Record<string, string>> = {
  uuid: '01936f0e-7a1e-7c3b-9c55-3f0a6b2d1e10',
  'date-time': '2026-11-23T09:30:00.000Z',
  date: '2026-11-23',
  time: '08:30:00',
  email: 'orders@waldhuis.example',
  uri: 'https://quayside.example/',
  binary: 'the file',
};

/** `name`: the property it stands under. References are looked up in `schemas`. */
export function exampleOf(schema: JsonSchema, schemas: Schemas, name = ''): unknown {
  if ('example' in schema) return schema.example;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (typeof schema.$ref === 'string') {
    const named = schemas[schema.$ref.split('/').at(-1) ?? ''];
    return isSchema(named) ? exampleOf(named, schemas, name) : null;
  }
  const choice = choiceOf(schema);
  if (choice) return exampleOf(choice, schemas, name);
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (type === 'object') return objectOf(schema, schemas);
  if (type === 'array') return arrayOf(schema, schemas, name);
  if (type === 'string') return textOf(schema, name);
  if (type === 'integer' || type === 'number') return numberOf(schema);
  return type === 'boolean' ? true : null;
}

function choiceOf({ anyOf, oneOf, allOf }: JsonSchema): JsonSchema | undefined {
  const choices = [anyOf, oneOf, allOf].find(Array.isArray);
  return choices?.find((one: unknown): one is JsonSchema => isSchema(one) && one.type !== 'null');
}

function objectOf({ properties, propertyNames, additionalProperties }: JsonSchema, schemas: Schemas) {
  if (!isSchema(properties)) {
    if (!isSchema(additionalProperties)) return {};
    const key = isSchema(propertyNames) ? exampleOf(propertyNames, schemas) : 'example';
    return { [String(key)]: exampleOf(additionalProperties, schemas) };
  }
  const members = Object.entries(properties).map(([key, value]) => [
    key,
    isSchema(value) ? exampleOf(value, schemas, key) : null,
  ]);
  return Object.fromEntries(members);
}

function arrayOf({ items, minItems }: JsonSchema, schemas: Schemas, name: string) {
  if (!isSchema(items)) return [];
  const count = typeof minItems === 'number' && minItems > 1 ? minItems : 1;
  return Array.from({ length: count }, () => exampleOf(items, schemas, name.replace(/s$/, '')));
}

function textOf(schema: JsonSchema, name: string): string {
  const fits = fitting(schema);
  const formatted = typeof schema.format === 'string' ? byFormat[schema.format] : undefined;
  if (formatted !== undefined) return formatted;
  const named = byName.find(([pattern, text]) => pattern.test(name) && fits(text));
  const found = named?.[1] ?? ['An example', ...candidates].find(fits);
  return found ?? 'x'.repeat(typeof schema.minLength === 'number' ? schema.minLength : 1);
}

function fitting({ pattern, minLength, maxLength }: JsonSchema): (text: string) => boolean {
  const asked = typeof pattern === 'string' ? new RegExp(pattern, 'u') : null;
  const least = typeof minLength === 'number' ? minLength : 0;
  const most = typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY;
  return (text) => text.length >= least && text.length <= most && (asked === null || asked.test(text));
}

function numberOf({ minimum, exclusiveMinimum, maximum }: JsonSchema): number {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : typeof minimum === 'number' ? minimum : 0;
  const wanted = Math.max(least, 1);
  return typeof maximum === 'number' ? Math.min(wanted, maximum) : wanted;
}
