/** Requests of the authorisation matrix: one that works, and the same with another id in one of its places. */

import type { Request } from './matrix.policy.ts';
import type { Operation } from './operations.ts';
import type { OwnedResources } from './owned-resources.ts';

type Place = readonly (string | number)[];

/** Each place where an id of `own` stands, and the same request with the id of `others` in that place alone. */
export function substitutions(
  request: Request,
  own: OwnedResources,
  others: OwnedResources,
): readonly { readonly at: string; readonly request: Request }[] {
  const nameById = new Map(Object.entries(own).map(([name, id]) => [id, name]));
  const idByName = new Map(Object.entries(others));
  return placesOf(request, nameById).map(({ place, name }) => ({
    at: nameOf(place),
    request: replaced(request, place, idByName.get(name)),
  }));
}

/** Places of ids, written as `operations` writes them: `path.qid`, `query.saleQid`, `body.lines[].qid`. */
export function idPlaces(request: Request, own: OwnedResources): string[] {
  const nameById = new Map(Object.entries(own).map(([name, id]) => [id, name]));
  return [...new Set(placesOf(request, nameById).map(({ place }) => nameOf(place).replace(/\[\d+\]/g, '[]')))];
}

/** The address with its parameters filled in, below the API's path. */
export function addressOf({ path }: Operation, { params = {}, query = {} }: Request): string {
  const filled = path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

type Sent = { readonly headers: Readonly<Record<string, string>>; readonly payload?: string | Buffer };

/** The request's body or form, with its content type. */
export function contentOf({ body, form }: Request): Sent {
  if (form) return formOf(form);
  return body === undefined
    ? { headers: {} }
    : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}

/** A buffer is sent as the file `sample.pdf`. */
export function formOf(
  fields: Readonly<Record<string, string | Buffer>>,
  fileName = 'sample.pdf',
): Sent & { readonly payload: Buffer } {
  const boundary = 'quayside-test-boundary';
  const parts = Object.entries(fields).flatMap(([name, value]) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${typeof value === 'string' ? '' : `; filename="${fileName}"\r\ncontent-type: application/octet-stream`}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** The body once for each name in `names` and each object in it, with that member added. */
export function withExtraMembers(body: unknown, names: readonly string[], free: string | undefined): unknown[] {
  const added = names.map((name) => ({ name, value: 'a value of the caller' }));
  const strict = objectsIn(body).filter(([first]) => free === undefined || first !== free);
  return strict.flatMap((place) =>
    added
      .filter(({ name }) => member(at(body, place), name) === undefined)
      .map(({ name, value }) => replaced({ body }, ['body', ...place, name], value).body),
  );
}

function objectsIn(value: unknown, place: Place = []): Place[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, [...place, index]));
  if (typeof value !== 'object' || value === null) return [];
  return [place, ...Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, [...place, key]))];
}

const at = (value: unknown, place: Place): unknown => place.reduce<unknown>(member, value);

function placesOf(
  value: unknown,
  nameById: ReadonlyMap<string, string>,
  place: Place = [],
): { place: Place; name: string }[] {
  if (typeof value === 'string') {
    const name = nameById.get(value);
    return name === undefined ? [] : [{ place, name }];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => placesOf(item, nameById, [...place, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => placesOf(member, nameById, [...place, key]));
}

function nameOf([part, ...rest]: Place): string {
  const root = part === 'params' ? 'path' : String(part);
  return rest.reduce<string>((text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}.${step}`), root);
}

function replaced<T>(value: T, place: Place, id: unknown): T {
  const copy = structuredClone(value);
  const last = place.at(-1);
  const parent = at(copy, place.slice(0, -1));
  if (last !== undefined && typeof parent === 'object' && parent !== null) Object.assign(parent, { [last]: id });
  return copy;
}

function member(node: unknown, step: string | number): unknown {
  if (typeof node !== 'object' || node === null) return undefined;
  return Object.entries(node).find(([key]) => key === String(step))?.[1];
}
