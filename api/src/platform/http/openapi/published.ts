/**
 * The document as it is published: every operation has a name and an example, every answer says what it is, and only
 * schemas that something refers to are listed.
 */
import { exampleOf, isSchema, type JsonSchema } from './example.ts';
import { operationIdOf } from './operation-id.ts';

type Members = { [key: string]: unknown };
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** `basePath` stands before every path and belongs to no operation's name. */
export function published(document: unknown, basePath: string): unknown {
  if (!isMembers(document) || !isMembers(document.paths)) return document;
  const components = isMembers(document.components) ? document.components : {};
  const schemas = isMembers(components.schemas) ? components.schemas : {};
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [
      path,
      isMembers(item) ? itemOf(item, path.slice(basePath.length), schemas) : item,
    ]),
  );
  return { ...document, paths, components: { ...components, schemas: usedOf(schemas, paths) } };
}

const isMembers = (value: unknown): value is Members => isSchema(value);

function itemOf(item: Members, path: string, schemas: JsonSchema): Members {
  const told = Object.entries(item).map(([method, operation]) => {
    if (!methods.includes(method) || !isMembers(operation)) return [method, operation];
    const { requestBody, responses, ...rest } = operation;
    return [
      method,
      {
        operationId: operationIdOf(method, path),
        ...rest,
        ...(isMembers(requestBody) ? { requestBody: withExamples(requestBody, schemas) } : {}),
        ...(isMembers(responses) ? { responses: answersOf(responses, schemas) } : {}),
      },
    ];
  });
  return Object.fromEntries(told);
}

/** Fastify calls an answer without a description of its own "Default Response". */
function answersOf(responses: Members, schemas: JsonSchema): Members {
  const told = Object.entries(responses).map(([status, answer]) => {
    if (!isMembers(answer)) return [status, answer];
    const isUntold = answer.description === 'Default Response';
    const description = isUntold ? (status === '204' ? 'Done; no content' : 'The answer') : answer.description;
    return [status, { ...withExamples(answer, schemas), description }];
  });
  return Object.fromEntries(told);
}

/** An example beside each JSON schema. */
function withExamples(holder: Members, schemas: JsonSchema): Members {
  if (!isMembers(holder.content)) return holder;
  const content = Object.entries(holder.content).map(([type, media]) => {
    const isJson = type === 'application/json' || type === 'multipart/form-data';
    if (!isJson || !isMembers(media) || !isMembers(media.schema)) return [type, media];
    return [type, { ...media, example: exampleOf(media.schema, schemas) }];
  });
  return { ...holder, content: Object.fromEntries(content) };
}

/** The schemas that a path refers to, and those that these refer to. */
function usedOf(schemas: JsonSchema, paths: unknown): Members {
  const used = new Set<string>();
  let open: unknown[] = [paths];
  while (open.length > 0) {
    const named = open.flatMap(referencesOf).filter((name) => !used.has(name));
    for (const name of named) used.add(name);
    open = [...new Set(named)].map((name) => schemas[name]);
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

function referencesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  if (!isMembers(value)) return [];
  const own = typeof value.$ref === 'string' ? [value.$ref.split('/').at(-1) ?? ''] : [];
  return [...own, ...Object.values(value).flatMap(referencesOf)];
}
