/** Answers that are files: always saved, never shown inside our site, whatever they claim to be. */
import type { Readable } from 'node:stream';
import { type FileType, fileTypes } from '@quayside/contract/file-values';
import type { FastifyReply } from 'fastify';

/** Never received: what label printers take, and archives of ours. */
const onlySent = { zpl: 'text/plain; charset=utf-8', zip: 'application/zip' } as const;
const isOnlySent = (type: Download['type']): type is keyof typeof onlySent => type in onlySent;

export type Download = {
  /** For people; goes into a header in a form that cannot end it. */
  readonly name: string;
  readonly type: FileType | keyof typeof onlySent;
  readonly bytes: number;
  readonly content: Readable | Buffer;
};

/** Sends the file as an attachment, with a policy that would keep even a page in it from doing anything. */
export function sendFile(reply: FastifyReply, { name, type, bytes, content }: Download): FastifyReply {
  return reply
    .header('content-disposition', attachmentNamed(name))
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('content-length', bytes)
    .type(isOnlySent(type) ? onlySent[type] : fileTypes[type].contentType)
    .send(content);
}

/**
 * The header with the name twice: in ASCII for old clients, and in UTF-8 (RFC 6266, RFC 8187). Whatever is not a letter,
 * digit or plain sign is replaced or percent-encoded.
 */
export function attachmentNamed(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9 ._()-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
