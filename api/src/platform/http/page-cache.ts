import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** A public document as it is sent. */
export interface KeptPage {
  body: Buffer;
  gzip: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

/** At most so many documents; the oldest goes first. A path of a visitor's invention answers 404 and is never kept. */
const mostPages = 500;

/** Documents by content version and path. */
export function createPageCache() {
  const pages = new Map<string, KeptPage>();
  return {
    get: (key: string): KeptPage | undefined => pages.get(key),
    set: (key: string, page: KeptPage): void => {
      pages.set(key, page);
      const oldest = pages.keys().next();
      if (pages.size > mostPages && !oldest.done) pages.delete(oldest.value);
    },
  };
}

/** Makes a document ready to be kept: compressed once, named by a hash of its bytes. */
export function keptPage(body: Buffer, headers: Readonly<Record<string, string>>): KeptPage {
  const { 'content-length': _length, ...others } = headers;
  return {
    body,
    gzip: gzipSync(body),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    headers: others,
  };
}
