import { expect, it } from 'vitest';
import { isOfApi, newTraceparent } from './trace.ts';

it('[INTG-07] every call has a trace of its own, in the form of W3C’s Trace Context', () => {
  const [one, other] = [newTraceparent(), newTraceparent()];
  expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(other.slice(3, 35)).not.toBe(one.slice(3, 35));
});

it.each([
  ['https://portal.example.com/api/sales/', '/api', true],
  ['https://api.example.com/v1/sales/', 'https://api.example.com/v1', true],
  ['https://api.example.com.evil.example/v1/sales/', 'https://api.example.com/v1', false],
  ['https://elsewhere.example/api/sales/', 'https://portal.example.com/api', false],
  ['https://portal.example.com/apix/', '/api', false],
  ['https://portal.example.com/collect/v1/b', '/api', false],
])('[INTG-07] %s with the API at %s: told of the trace, %s', (address, base, isTold) => {
  expect(isOfApi(address, base)).toBe(isTold);
});
