import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultFlags, flagsOf } from './flags.ts';

const folder = mkdtempSync(join(tmpdir(), 'flags-'));
let files = 0;
const fileWith = (content: unknown): string => {
  files += 1;
  const path = join(folder, `${files}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const variants = { on: true, off: false };

describe('[INTG-09] feature flags', () => {
  it('are on, on and off unless a file says otherwise', () => {
    expect(flagsOf(undefined)).toEqual({
      logistics: true,
      'warehouse-shipment-take-over': true,
      'proforma-upload': false,
    });
  });

  it('come from a file in flagd’s format; what it leaves out or disables stays as it is', () => {
    const path = fileWith({
      $schema: 'https://flagd.dev/schema/v0/flags.json',
      flags: {
        logistics: { state: 'ENABLED', variants, defaultVariant: 'off' },
        'proforma-upload': { state: 'DISABLED', variants, defaultVariant: 'on' },
        somebodyElses: { state: 'ENABLED', variants, defaultVariant: 'on' },
      },
    });
    expect(flagsOf(path)).toEqual({ ...defaultFlags, logistics: false });
  });

  it.each([
    ['no JSON', '{'],
    ['another form', { logistics: true }],
    [
      'rules for single people',
      { flags: { logistics: { state: 'ENABLED', variants, defaultVariant: 'on', targeting: { if: [] } } } },
    ],
  ])('a file with %s is refused at the start, by name', (_what, content) => {
    expect(() => flagsOf(fileWith(content))).toThrow(/FLAGS_FILE/);
  });

  it('a file that is not there is refused by name', () => {
    expect(() => flagsOf(join(folder, 'none.json'))).toThrow(/cannot be read/);
  });
});
