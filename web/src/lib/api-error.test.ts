import { describe, expect, it } from 'vitest';
import { ApiError, FailedToFetchError, wholeError } from './api-error.ts';

const refusal = (code: string, message: string) =>
  new ApiError({ status: 409, code, message, requestId: 'r1', details: {} });

describe('[ERR-15] what a form says of a refusal as a whole', () => {
  it('are the API’s own words, or the form’s when there was no answer', () => {
    expect(wholeError(refusal('closed', 'It is closed.'), 'Try again.')).toEqual([{ message: 'It is closed.' }]);
    expect(wholeError(new FailedToFetchError(), 'Try again.')).toEqual([{ message: 'Try again.' }]);
  });

  it('is nothing without a refusal, for a stale form, and when the fields tell it', () => {
    expect(wholeError(null, 'Try again.')).toEqual([]);
    expect(wholeError(refusal('stale_version', 'Somebody was faster.'), 'Try again.')).toEqual([]);
    expect(wholeError(refusal('too_much', 'Too much.'), 'Try again.', [{ fieldId: 'fee' }])).toEqual([]);
  });
});
