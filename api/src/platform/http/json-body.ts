/**
 * JSON bodies. What other programs would read in another way than this one is refused: bytes that are no UTF-8, halves of
 * characters, a name that comes twice in one object (RFC 8259, sections 4 and 8).
 */
import { isUtf8 } from 'node:buffer';
import { commonMessages } from '@quayside/contract/messages/common';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../kernel/errors.ts';

/** JSON only; an empty body with a JSON content type is no body. */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (!Buffer.isBuffer(body) || !isUtf8(body)) return done(malformed());
    const text = body.toString();
    parse(request, text, (error, value) => {
      if (error) done(error);
      else done(isUnambiguous(text, value) ? null : malformed(), value);
    });
  });
}

const malformed = () => new Refusal('malformed_body', 400, commonMessages.malformed_body);

/** `value` is what `text`, valid JSON, was read as. A name that came twice is in the text twice and in the value once. */
export function isUnambiguous(text: string, value: unknown): boolean {
  // Bytes hold no halves of characters, only escapes can.
  const { names, isWhole } = walked(value, text.includes('\\u'));
  return isWhole && names === namesIn(text);
}

/** Counts the names of all objects. Without recursion: nesting is bounded by the size of the body alone. */
function walked(value: unknown, looksAtTexts: boolean): { names: number; isWhole: boolean } {
  const left: object[] = [];
  let names = 0;
  let isWhole = true;
  const look = (one: unknown) => {
    if (typeof one === 'object' && one !== null) left.push(one);
    else if (looksAtTexts && typeof one === 'string') isWhole &&= one.isWellFormed();
  };
  look(value);
  for (let one = left.pop(); one; one = left.pop()) {
    if (Array.isArray(one)) {
      for (const member of one) look(member);
      continue;
    }
    const own = Object.keys(one);
    names += own.length;
    for (const member of Object.values(one)) look(member);
    if (looksAtTexts) for (const name of own) look(name);
  }
  return { names, isWhole };
}

const [quote, colon, backslash] = [0x22, 0x3a, 0x5c];

/** Counts the texts that a colon follows: in valid JSON these are the names. */
function namesIn(text: string): number {
  let names = 0;
  for (let begin = text.indexOf('"'); begin >= 0; ) {
    let end = text.indexOf('"', begin + 1);
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
    let next = end + 1;
    while (text.charCodeAt(next) <= 0x20) next += 1;
    if (text.charCodeAt(next) === colon) names += 1;
    begin = text.charCodeAt(next) === quote ? next : text.indexOf('"', next);
  }
  return names;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}
