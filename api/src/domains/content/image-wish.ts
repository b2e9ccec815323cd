/** What an address below /img/ asks for, in imgix's words (integrations, section 6; MKT-08). Pure. */
import { createHash } from 'node:crypto';
import { z } from 'zod';

const most = 8_192;
const side = z.coerce.number().int().min(1).max(most).optional();
const query = z.strictObject({
  auto: z.enum(['format', 'compress', 'format,compress', 'compress,format']).default('format'),
  fit: z.enum(['max', 'clip', 'crop']).default('max'),
  w: side,
  h: side,
  q: z.coerce.number().int().min(1).max(100).default(75),
  dpr: z.coerce.number().int().min(1).max(5).default(1),
  s: z.string().length(32).optional(),
});
/** Width of a picture that is asked for as it is. */
const largestFree = 2_048;
export type ImageWish = Omit<z.infer<typeof query>, 's'>;

/** Widths the pages use; anything else needs a signature, so that nobody makes us compute a thousand sizes. */
const freeWidths = new Set([40, 80, 150, 256, 320, 480, 640, 768, 1_024, 1_280]);

/** The wish, or null where the query is none or not allowed. `path` begins with a slash, `search` without "?". */
export function imageWish(path: string, search: string, secret: string): ImageWish | null {
  const read = query.safeParse(Object.fromEntries(new URLSearchParams(search)));
  if (!read.success) return null;
  const { s, ...wish } = read.data;
  if (s !== undefined) return s === signatureOf(path, search, secret) ? wish : null;
  const isFree =
    (wish.w === undefined || freeWidths.has(wish.w)) && wish.h === undefined && wish.dpr <= 3 && wish.q === 75;
  return isFree ? freeWish(wish) : null;
}

/** The same picture is the same wish: without a height nothing is cropped, and without a width nothing is multiplied. */
const freeWish = ({ auto, w, dpr, ...wish }: ImageWish): ImageWish => ({
  ...wish,
  auto: auto === 'compress,format' ? 'format,compress' : auto,
  fit: 'max',
  ...(w === undefined ? { w: largestFree, dpr: 1 } : { w, dpr }),
});

/** imgix's own: MD5 of secret, path and query as they stand before `s`, which comes last. */
export function signatureOf(path: string, search: string, secret: string): string {
  const unsigned = search.replace(/&?s=[0-9a-f]{32}$/, '');
  return createHash('md5')
    .update(`${secret}${path}${unsigned ? `?${unsigned}` : ''}`)
    .digest('hex');
}

export type ImageFormat = 'avif' | 'webp' | 'source';

/** The best format this reader takes. */
export function formatFor(wish: ImageWish, accept: string): ImageFormat {
  if (!wish.auto.includes('format')) return 'source';
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'source';
}
