import { describe, expect, it } from 'vitest';
import { patternsIn, verdictOf } from './check-patterns.ts';

const patternOf = (line: string) => patternsIn('contract/src/planted.ts', line).map(({ pattern }) => pattern);

describe('the check of patterns', () => {
  it('tells an exponential and a polynomial pattern from a linear one', { timeout: 60_000 }, async () => {
    expect(await verdictOf('^\\/(?:[a-z0-9-]+\\/?)*$', 'i')).toContain('exponential');
    expect(await verdictOf('\\s*$', '')).toContain('polynomial');
    expect(await verdictOf('^\\/(?:[a-z0-9-]+\\/)*[a-z0-9-]*$', 'i')).toBe('safe');
  });

  it('takes nothing for proved that was only tried out', { timeout: 60_000 }, async () => {
    expect(await verdictOf('^0+(?=x)', '')).toBe('tried out only, not proved');
    // Quadratic where "country" follows many a "company": fuzzing finds it or not.
    expect(await verdictOf('company(?!.*country)', 'i')).not.toBe('safe');
    expect(await verdictOf('^(?:a{0,30}){0,30}b$', '')).toContain('exponential');
    expect(await verdictOf('^[0-9a-f]{32}$', '')).toBe('safe');
    expect(await verdictOf('^0+(?=\\d)', '')).toBe('safe');
  });

  it('finds literals, texts and constructors, and refuses what is put together at run time', () => {
    expect(patternOf('const a = /x+$/u;')).toEqual(['x+$']);
    expect(patternOf("const a = { pattern: '^x+$' };")).toEqual(['^x+$']);
    expect(patternOf("new RegExp('x+');")).toEqual(['x+']);
    expect(patternOf('new RegExp(given);')).toEqual([undefined]);
  });
});
