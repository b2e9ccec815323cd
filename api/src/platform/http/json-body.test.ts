import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { isUnambiguous, registerJsonParser } from './json-body.ts';
import { registerProblems } from './problems.ts';

const app = Fastify();
registerProblems(app);
registerJsonParser(app);
app.post('/', async ({ body }) => ({ body: body ?? null }));
afterAll(() => app.close());

async function sent(payload: string | Buffer) {
  const headers = { 'content-type': 'application/json' };
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/', headers, payload });
  return statusCode === 200 ? JSON.parse(body).body : [statusCode, JSON.parse(body).code];
}
const malformed = [400, 'malformed_body'];

describe('a JSON body', () => {
  it.each([
    ['a name twice', '{"a":1,"a":2}'],
    ['a name twice, once written with an escape', '{"a":1,"\\u0061":2}'],
    ['a name twice, deep inside', '{"lines":[{"a":1},{"b":{"c":1, "c" :2}}]}'],
    ['half a character', '{"name":"\\ud83d"}'],
    ['half a character as a name', '{"\\udc00":1}'],
    ['halves the wrong way round', '["\\udc00\\ud83d"]'],
    ['half a character alone', '"\\ud83d"'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['a half written as bytes', Buffer.from([0x22, 0xed, 0xa0, 0xbd, 0x22])],
    ['a UTF-8 character cut off', Buffer.from([0x22, 0xe2, 0x82, 0x22])],
    ['no JSON', '{'],
    ['what would change all objects', '{"__proto__":{"isStaff":true}}'],
    ['the same, written with an escape', '{"a":[{"__pr\\u006fto__":{"isStaff":true}}]}'],
    ['what would change the class of objects', '{"constructor":{"prototype":{"isStaff":true}}}'],
  ])('with %s is refused', async (_, payload) => {
    expect(await sent(payload)).toEqual(malformed);
  });

  it.each([
    ['the same name in two objects', '[{"a":1},{"a":{"a":2}}]'],
    ['a whole character in two escapes', '{"name":"\\ud83d\\ude00 \\u00e9"}'],
    ['quotes, colons and backslashes in texts', '{"a":"\\"b\\":","c\\\\":"\\\\","\\":\\"":": \\"x\\" :"}'],
    ['texts in a list before colons', '{"a":["b","c"],"d":"e:","f":":"}'],
    ['blanks everywhere', ' { "a" :\n [ "b" , { "c"\t: 1 } ] } '],
    ['a bare text', '"a"'],
    ['an emoji', '{"name":"😀 Größe"}'],
  ])('with %s is taken', async (_, payload) => {
    expect(await sent(payload)).toEqual(JSON.parse(payload));
  });

  it('that is empty is no body', async () => {
    expect(await sent('')).toBeNull();
  });

  it('whatever it is, is taken as it was written, and refused with any of its names twice', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(isUnambiguous(text, JSON.parse(text))).toBe(true);
        const pretty = JSON.stringify(JSON.parse(text), null, 2);
        expect(isUnambiguous(pretty, JSON.parse(pretty))).toBe(true);
      }),
      { seed: 20_261_122, numRuns: 1_000 },
    );
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (name, value) => {
        const member = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
        const text = `[{${member},"x ":1,${member}}]`;
        expect(isUnambiguous(text, JSON.parse(text))).toBe(false);
      }),
      { seed: 20_261_122, numRuns: 1_000 },
    );
  });

  it('that is nested as deeply as its size allows does no harm', async () => {
    expect(await sent(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toBeDefined();
  });
});
