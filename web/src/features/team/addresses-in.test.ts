import { describe, expect, it } from 'vitest';
import { addressesIn } from './addresses-in.ts';

describe('the addresses of an invitation', () => {
  it('are apart by commas, semicolons, blanks or lines; each counts once', () => {
    expect(addressesIn(' Ada@x.example, ben@x.example;\nada@x.example\tcy@x.example ')).toEqual({
      emails: ['ada@x.example', 'ben@x.example', 'cy@x.example'],
    });
  });
  it.each([
    ['', 'Enter an e-mail address.'],
    [' ,; ', 'Enter an e-mail address.'],
    ['ada@x.example, ben', '“ben” is not an e-mail address.'],
    ['a@b@c.example', '“a@b@c.example” is not an e-mail address.'],
    [Array.from({ length: 21 }, (_, n) => `p${n}@x.example`).join(' '), 'At most 20 addresses at once.'],
  ])('%j is refused in words', (typed, error) => {
    expect(addressesIn(typed)).toEqual({ error });
  });
});
