import { describe, expect, it } from 'vitest';
import { ApiError, FailedToFetchError } from '../../lib/api-error.ts';
import { makeWarehousePackage } from './packages.factory.ts';
import { failedBand, knownBand, lastFour } from './scan-result.ts';

const one = makeWarehousePackage();
const refusal = (code: string, message: string) =>
  new ApiError({ status: 409, code, message, requestId: '', details: {} });

describe('[WH-02] what the band says', () => {
  it('of a package that is here already: where it stands', () => {
    expect(knownBand(one)).toMatchObject({ kind: 'check', word: 'Already here', sentence: 'It stands in C-07.' });
    expect(knownBand({ ...one, status: 'ON_HOLD' })).toMatchObject({ kind: 'check', word: 'On hold' });
    expect(knownBand({ ...one, status: 'SHIPPED' }).word).toBe('Gone');
  });

  it('of a code nobody knows: stop, in the API’s words; without an answer: scan again', () => {
    expect(failedBand(refusal('package_not_found', 'Unknown code.'), 'X')).toMatchObject({
      ...{ kind: 'stop', word: 'Unknown', code: 'X', sentence: 'Unknown code.' },
    });
    expect(failedBand(refusal('package_has_discrepancies', 'On hold.'), 'X').word).toBe('Stop');
    expect(failedBand(new FailedToFetchError(), 'X')).toMatchObject({ kind: 'stop', word: 'Not sent' });
  });

  it('of its name: the last four', () => expect(lastFour(one.code)).toBe('33-1'));
});
