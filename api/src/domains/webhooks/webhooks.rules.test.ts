import { describe, expect, it } from 'vitest';
import { days, hours, plus } from '../../kernel/clock.ts';
import { acceptedUrl, afterTry } from './webhooks.rules.ts';

const start = '2026-11-21T08:00:00.000Z';
const isTest = false;

describe('a message that is not taken', () => {
  it('is tried for three days with pauses that grow; then its endpoint is switched off', () => {
    let [now, attempt, tries] = [start, 0, 0];
    const waits: number[] = [];
    for (;;) {
      const { message, endpoint } = afterTry({ isTest, attempt, failingSince: start }, { status: 500 }, now);
      tries += 1;
      if (message.nextTryAt === null) {
        expect(message).toMatchObject({ status: 'FAILED', statusCode: 500 });
        expect(endpoint).toMatchObject({ switchedOffAt: now });
        break;
      }
      waits.push(Date.parse(message.nextTryAt) - Date.parse(now));
      [now, attempt] = [message.nextTryAt, message.attempt];
    }
    expect(tries).toBe(10);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(Date.parse(now) - Date.parse(start)).toBeGreaterThanOrEqual(days(3));
    expect(Date.parse(now) - Date.parse(start)).toBeLessThan(days(3) + hours(1));
  });

  it('is over at once when the endpoint was switched off meanwhile', () => {
    const { message } = afterTry({ isTest, attempt: 2, failingSince: start }, { problem: 'SWITCHED_OFF' }, start);
    expect(message).toMatchObject({ status: 'FAILED', problem: 'SWITCHED_OFF', nextTryAt: null });
  });

  it('says nothing about the endpoint when it is a test; one that is taken makes it well', () => {
    const tried = { attempt: 0, failingSince: plus(start, -days(4)) };
    expect(afterTry({ ...tried, isTest: true }, { status: 404 }, start).endpoint).toBeNull();
    expect(afterTry({ ...tried, isTest }, { status: 200 }, start).endpoint).toEqual({
      ...{ failingSince: null, restsUntil: null },
    });
  });
});

it('an address is taken with https on port 443, or in development with any port and without TLS', () => {
  const taken = (text: string, isDevelopment = false) => acceptedUrl(text, isDevelopment)?.href ?? null;
  expect(taken('https://erp.example/hooks?key=1')).toBe('https://erp.example/hooks?key=1');
  expect(taken('https://erp.example:443/')).toBe('https://erp.example/');
  expect(taken('http://127.0.0.1:8080/', true)).toBe('http://127.0.0.1:8080/');
  for (const text of ['http://erp.example/', 'https://erp.example:444/', 'https://erp.example/#a'])
    expect([text, taken(text)]).toEqual([text, null]);
  for (const text of ['https://us:er@erp.example/', 'file:///etc/hosts', 'erp.example'])
    expect([text, taken(text, true)]).toEqual([text, null]);
});
