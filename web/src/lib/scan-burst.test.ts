import { describe, expect, it } from 'vitest';
import { noBurst, scannedBy, withKey } from './scan-burst.ts';

const typed = (text: string, gap: number) =>
  [...text].reduce((burst, key, index) => withKey(burst, key, index * gap), noBurst);
const ended = (text: string, gap: number, after = gap) => scannedBy(typed(text, gap), (text.length - 1) * gap + after);

describe('[WH-08] a scanner that types like a keyboard', () => {
  it('is known by its speed, whatever it sends', () => {
    expect(ended('PK-482133-1', 5)).toBe('PK-482133-1');
    expect(ended('340123450000000017', 30)).toBe('340123450000000017');
  });

  it('is not somebody who types, nor a few keys, nor keys long before', () => {
    expect(ended('PK-482133-1', 90)).toBeNull();
    expect(ended('12345', 5)).toBeNull();
    expect(ended('PK-482133-1', 5, 500)).toBeNull();
  });

  it('begins anew after a pause', () => {
    const late = withKey(typed('abc', 5), 'P', 1_000);
    expect(late.text).toBe('P');
    expect(withKey(late, 'Shift', 1_001).text).toBe('P');
  });
});
