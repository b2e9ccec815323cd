/**
 * Answers are written by fast-json-stringify from the contract's schema: what the schema does not name is dropped.
 * Tests parse every answer with the schema itself.
 */
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = { [key: string]: unknown };

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `anyOf [T, null]` is validated at run time, four times dearer; `type: [T, "null"]` is not. Object shapes keep anyOf. */
export function withPlainNulls(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withPlainNulls);
  if (!isObject(schema)) return schema;
  const walked = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withPlainNulls(value)]));
  const choices = walked.anyOf;
  if (!Array.isArray(choices) || choices.length !== 2) return walked;
  const kept = choices.find((one) => isObject(one) && one.type !== 'null');
  const isNullable = choices.some((one) => isObject(one) && one.type === 'null');
  if (!isNullable || !isObject(kept) || typeof kept.type !== 'string') return walked;
  const { anyOf: _, ...rest } = walked;
  if (kept.type === 'object' || kept.type === 'array') return { ...rest, ...kept, nullable: true };
  const { enum: values, ...plain } = kept;
  return { ...rest, ...plain, type: [kept.type, 'null'], ...(Array.isArray(values) ? { enum: [...values, null] } : {}) };
}

/** Compiles the serializer of one answer. */
export function serializerOf(schema: unknown): (answer: unknown) => string {
  if (!(schema instanceof z.ZodType)) return (answer) => JSON.stringify(answer);
  const json = z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any', reused: 'inline' });
  return fastJson(fastJsonSchema(withoutIds(withPlainNulls(json))));
}

/** Ids name shared schemas in the document; inlined twice in one answer they would clash. Formats would re-parse times. */
function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'id' && typeof value === 'string') && key !== '$schema' && !(key === 'format' && typeof value === 'string'))
      .map(([key, value]) => [key, withoutIds(value)]),
  );
}

function fastJsonSchema(schema: unknown): Parameters<typeof fastJson>[0] {
  if (!isObject(schema)) throw new Error('Assertion failed: an answer has an object schema');
  return schema;
}
