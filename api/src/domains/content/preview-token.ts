/** The token that opens a draft in the real page, in the shape of Storyblok's own preview links. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hours, type Instant } from '../../kernel/clock.ts';
import { derivedKey } from '../../platform/derived-key.ts';

const validFor = hours(1);

const signed = (tokenSecret: string, id: string, timestamp: string): string =>
  createHmac('sha256', derivedKey(tokenSecret, 'content-preview')).update(`${id}:${timestamp}`).digest('hex');

/** Query of the page that shows the draft of this story until an hour from now. */
export function previewQuery(tokenSecret: string, id: string, now: Instant): string {
  const timestamp = String(Math.floor(Date.parse(now) / 1_000));
  return new URLSearchParams({
    _storyblok: id,
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': signed(tokenSecret, id, timestamp),
  }).toString();
}

/** The story whose draft this query may show; null without a valid token. */
export function previewedStory(tokenSecret: string, query: URLSearchParams, now: Instant): string | null {
  const id = query.get('_storyblok');
  const timestamp = query.get('_storyblok_tk[timestamp]') ?? '';
  const token = query.get('_storyblok_tk[token]') ?? '';
  if (!id || !/^\d{1,12}$/.test(timestamp)) return null;
  const age = Date.parse(now) - Number(timestamp) * 1_000;
  const wanted = Buffer.from(signed(tokenSecret, id, timestamp));
  const given = Buffer.from(token);
  const isGenuine = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isGenuine && age > -60_000 && age < validFor ? id : null;
}
