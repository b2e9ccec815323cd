/**
 * Answers are written by fast-json-stringify from the contract's schema: what the schema does not name is dropped.
 * Tests parse every answer with the schema itself.
 */
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type JsonSchema = { [key: string]: unknown };

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  return {
    ...rest,
    ...plain,
    type: [kept.type, 'null'],
    ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
  };
}

/** Names of shared schemas are for the document; here everything stands in its place. */
const noIds = z.registry<{ id?: string }>();

type Serializer = (answer: unknown) => string;

/** Answers that are given again, with the text they had. */
const replayed = new WeakMap<object, { readonly schema: z.ZodType; readonly text: string }>();

/**
 * An answer that was kept under a key: written again by the same schema it is that text, to the letter. It may be older than
 * the schema and lack what has come since, so whoever reads it takes only what has always been there.
 */
export function replayOf<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> {
  const answer: z.infer<Schema> = JSON.parse(text);
  if (typeof answer === 'object' && answer !== null) replayed.set(answer, { schema, text });
  return answer;
}

function keptText(schema: z.ZodType, answer: unknown): string | null {
  const kept = typeof answer === 'object' && answer !== null ? replayed.get(answer) : undefined;
  return kept?.schema === schema ? kept.text : null;
}

/** One per schema, however many routes or servers answer with it. */
const compiled = new WeakMap<z.ZodType, Serializer>();

/** The serializer of one answer; compiled when the first one is written, so that a start does not wait for all of them. */
export function serializerOf(schema: unknown): Serializer {
  if (!(schema instanceof z.ZodType)) return (answer) => JSON.stringify(answer);
  if (schema instanceof z.ZodUndefined || schema instanceof z.ZodVoid || schema instanceof z.ZodNull) return () => '';
  // Text in a format of its own, such as a calendar.
  if (schema instanceof z.ZodString) return String;
  return (answer) => {
    const kept = keptText(schema, answer);
    if (kept !== null) return kept;
    const known = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, known);
    return known(answer);
  };
}

function compile(schema: z.ZodType): Serializer {
  const json = z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any', metadata: noIds });
  return fastJson(fastJsonSchema(withoutFormats(withPlainNulls(json))));
}

/** A `format` would make the serializer parse every time again; the contract has said what it is. */
function withoutFormats(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutFormats);
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(
    ([key, value]) => !(key === 'format' && typeof value === 'string') && key !== '$schema',
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutFormats(value)]));
}

function fastJsonSchema(schema: unknown): Parameters<typeof fastJson>[0] {
  if (!isObject(schema)) throw new Error('Assertion failed: an answer has a schema');
  const { type, ...rest } = schema;
  if (type === 'object') return { ...rest, type };
  throw new Error('Assertion failed: an answer is an object, a text, or nothing');
}
