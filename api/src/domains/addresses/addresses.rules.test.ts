import { describe, expect, it } from 'vitest';
import { askedNameOf, includesName } from './addresses.rules.ts';

describe('the company name of an address', () => {
  it.each([
    ['Waldhuis Groothandel B.V.', true],
    ['WALDHUIS  groothandel b.v.', true],
    ['c/o Waldhuis\u00a0Groothandel B.V., Accounts', true],
    ['Waldhuis B.V.', false],
    ['WaldhuisGroothandel B.V.', false],
  ])('[PRO-12] %s includes the name of the VAT registration: %s', (name, includes) => {
    expect(includesName(name, ' Waldhuis Groothandel B.V. ')).toBe(includes);
  });

  it.each([
    ['VALID', 'Waldhuis', 'Waldhuis'],
    ['VALID', null, null],
    ['VALID', '', null],
    ['PENDING', 'Waldhuis', null],
    ['INVALID', 'Waldhuis', null],
    ['UNABLE_TO_VALIDATE', 'Waldhuis', null],
  ])('[PRO-12] a VAT number that is %s with name %s asks for %s', (vatStatus, vatCompanyName, asked) => {
    expect(askedNameOf({ vatStatus, vatCompanyName })).toBe(asked);
  });
});
