/** The published operations, read from the checked-in `openapi.json`, as the generated tests walk them. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const schemaNode = z.record(z.string(), z.unknown());
const operationShape = z.object({
  'x-permission': z.string(),
  'x-errors': z.array(z.string()),
  parameters: z.array(z.object({ in: z.string(), name: z.string(), schema: schemaNode })).default([]),
  requestBody: z
    .object({
      content: z.partialRecord(z.enum(['application/json', 'multipart/form-data']), z.object({ schema: schemaNode })),
    })
    .optional(),
});
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const documentShape = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(methods), operationShape)),
  components: z.object({ schemas: z.record(z.string(), schemaNode) }),
});

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type SchemaNode = z.infer<typeof schemaNode>;
export type Operation = {
  /** `PATCH /api/sales/{qid}/`: the key of every table of expectations. */
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly permission: string;
  readonly errors: readonly string[];
  readonly body: SchemaNode | null;
  /** Whether it takes an Idempotency-Key. */
  readonly isKeyed: boolean;
  /** Where an id stands: `path.qid`, `query.saleQid`, `body.lines[].qid`. */
  readonly ids: readonly string[];
};

const upper = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
const document = documentShape.parse(
  JSON.parse(readFileSync(new URL('../../../../openapi.json', import.meta.url), 'utf8')),
);

export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const given = item[method];
    if (!given) return [];
    const content = given.requestBody?.content ?? {};
    // What may come as a form too is received as an upload, which has tests of its own.
    const body = content['multipart/form-data'] ? null : (content['application/json']?.schema ?? null);
    const parameters = given.parameters
      .filter((parameter) => isId(parameter.schema))
      .map((parameter) => `${parameter.in}.${parameter.name}`);
    return [
      {
        name: `${upper[method]} ${path}`,
        method: upper[method],
        path,
        permission: given['x-permission'],
        errors: given['x-errors'],
        body,
        isKeyed: given.parameters.some(({ in: place, name }) => place === 'header' && name === 'idempotency-key'),
        ids: [...parameters, ...(body ? idsIn(body, 'body') : [])],
      },
    ];
  }),
);

function isId(schema: SchemaNode): boolean {
  return schema.format === 'uuid';
}

function idsIn(given: SchemaNode, at: string): string[] {
  const schema = resolved(given);
  if (isId(schema)) return [at];
  const properties = Object.entries(nodeOf(schema.properties) ?? {});
  const items = nodeOf(schema.items);
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => nodesOf(schema[name]));
  return [
    ...properties.flatMap(([name, value]) => idsIn(nodeOf(value) ?? {}, `${at}.${name}`)),
    ...(items ? idsIn(items, `${at}[]`) : []),
    ...alternatives.flatMap((one) => idsIn(one, at)),
  ];
}

function resolved(schema: SchemaNode): SchemaNode {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return (name === undefined ? undefined : document.components.schemas[name]) ?? schema;
}

function nodeOf(value: unknown): SchemaNode | undefined {
  return schemaNode.safeParse(value).data;
}

function nodesOf(value: unknown): SchemaNode[] {
  return z.array(schemaNode).safeParse(value).data ?? [];
}
