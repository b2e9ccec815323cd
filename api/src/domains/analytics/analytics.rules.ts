/** What is kept of an event that somebody sent. Pure. */
import type { Instant } from '../../kernel/clock.ts';

export type Facts = Readonly<Record<string, string | number | boolean>>;
export type KeptEvent = {
  readonly messageId: string;
  readonly type: string;
  readonly name: string;
  readonly path: string;
  readonly anonymousId: string;
  readonly facts: Facts;
  readonly at: Instant;
};

const types = ['track', 'page', 'identify', 'group', 'alias', 'screen'];
const mostFacts = 30;
const longest = 200;

/** The event without what could tell a person; null when it has no id or no type. `now` stands in for an unreadable time. */
export function keptOf(given: unknown, now: Instant): KeptEvent | null {
  const { type, messageId, event, name, properties, context, anonymousId, timestamp } = recordOf(given);
  if (!types.includes(textOf(type)) || textOf(messageId) === '') return null;
  const path = textOf(recordOf(recordOf(context).page).path) || textOf(recordOf(properties).path);
  return {
    ...{ messageId: textOf(messageId), type: textOf(type), name: textOf(event) || textOf(name) || textOf(type) },
    // What follows a ? may hold anything.
    ...{ path: path.split(/[?#]/)[0] ?? '', anonymousId: textOf(anonymousId) },
    facts: type === 'identify' ? {} : factsOf(recordOf(properties)),
    at: timeOf(timestamp) ?? now,
  };
}

function factsOf(properties: Readonly<Record<string, unknown>>): Facts {
  const plain = Object.entries(properties)
    .slice(0, mostFacts)
    .flatMap(([key, value]): [string, string | number | boolean][] => {
      if (['url', 'search', 'referrer', 'title', 'path'].includes(key)) return [];
      if (typeof value === 'string') return [[textOf(key), textOf(value)]];
      return typeof value === 'number' || typeof value === 'boolean' ? [[textOf(key), value]] : [];
    });
  return Object.fromEntries(plain);
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
/** PostgreSQL keeps no zero byte, and a cut pair of surrogates is no text. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, longest).replaceAll('\u0000', '').toWellFormed() : '';

function timeOf(value: unknown): Instant | null {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) || Math.abs(at) > 4e12 ? null : new Date(at).toISOString();
}
