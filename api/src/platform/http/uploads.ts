/**
 * Requests that carry files (multipart/form-data, RFC 7578). Register `acceptUploads` in a scope of its own beside the
 * routes that take files: everywhere else such a body stays refused.
 */
import multipart from '@fastify/multipart';
import { type FileType, maximumFileBytes } from '@quayside/contract/file-values';
import { commonMessages } from '@quayside/contract/messages/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../../kernel/errors.ts';
import type { FileChecks } from '../files/file-checks.ts';
import { refuse, tooLarge } from '../files/files.errors.ts';
import { checkedFile, type ReceivedFile } from '../files/received-file.ts';
import { removeSpooled, type Spooled, spool } from '../files/spool.ts';
import { actorOf } from './guard.ts';
import { fieldErrorsOf, unavailable } from './problems.ts';
import { longestWork } from './request-time.ts';
import { atPlace } from './work-at-once.ts';

/** Fields are short texts; the files have limits of their own. */
const fieldSize = 10_000;
const mostFields = 20;
/** Boundaries, headers and fields around the files. */
const overhead = mostFields * fieldSize;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What this route takes as multipart/form-data; the document lists it. */
    upload?: UploadShape<z.ZodObject>;
  }
}

export type UploadShape<Fields extends z.ZodObject> = {
  /** Of the text fields; strict. */
  readonly fields: Fields;
  readonly types: readonly FileType[];
  /** Of one file; 10 MB when absent. */
  readonly maximumBytes?: number;
  readonly maximumFiles: number;
  /** What a file's part may be called beside `file`. */
  readonly alsoNamed?: string;
  /** Whether the request is complete without one: then its fields may come as JSON too. */
  readonly isFileOptional?: boolean;
};
export type Upload<Fields> = { readonly fields: Fields; readonly files: readonly ReceivedFile[] };

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  // Paths in names are not cut off but refused; sizes are counted by the spool, which stops at the first byte too many.
  await app.register(multipart, {
    preservePath: true,
    throwFileSizeLimit: false,
    limits: { fieldSize, fields: mostFields, fieldNameSize: 100, headerPairs: 50, fileSize: Number.MAX_SAFE_INTEGER },
  });
}

type UploadDeps = { readonly config: { readonly dataDir: string }; readonly fileChecks: FileChecks };
type Received = Spooled & { readonly fileName: string };

/**
 * Receives and checks the files and fields of a request for the time of `work`; afterwards nothing is left of them. From the
 * last byte on all of it takes `limit` milliseconds at most: what the guard left of the request's time.
 */
export async function withUpload<Fields extends z.ZodObject, T>(
  { config: { dataDir }, fileChecks }: UploadDeps,
  request: FastifyRequest,
  shape: UploadShape<Fields>,
  work: (upload: Upload<z.infer<Fields>>) => Promise<T>,
  limit = request.work?.left ?? longestWork,
): Promise<T> {
  if (shape.isFileOptional && isJson(request)) return work({ fields: fieldsOf(shape.fields, request.body), files: [] });
  const { userId: person } = actorOf(request);
  const spooled: Received[] = [];
  const leave = fileChecks.arrive(person);
  const departure = departureOf(request);
  try {
    refuseByHeaders(request, shape);
    if (!leave) throw refuse('file_check_busy');
    const given = await receive(request, dataDir, shape, spooled);
    const fields = fieldsOf(shape.fields, given);
    if (spooled.length === 0 && !shape.isFileOptional) throw refuse('file_required');
    return await departure.inTime(async (signal) => {
      await request.takePlace?.();
      return atPlace(request, async () => {
        const files: ReceivedFile[] = [];
        for (const { fileName: givenName, ...one } of spooled)
          files.push(
            await checkedFile(fileChecks, { spooled: one, givenName, wanted: shape.types }, { person, signal }),
          );
        if (signal.aborted) throw cutOff();
        return work({ fields, files });
      });
    }, limit);
  } catch (error) {
    // The rest of a refused body is read and thrown away: a sender that is cut off never sees why.
    request.raw.resume();
    throw error;
  } finally {
    leave?.();
    departure.forget();
    await Promise.all(spooled.map(removeSpooled));
  }
}

/** What parsed its body was the server's own parser of JSON: a form has none until it is received. */
const isJson = (request: FastifyRequest): boolean => !request.isMultipart() && request.body !== undefined;

type Departure = {
  /** Runs `work` for so many milliseconds; then its signal is aborted and the sender is told to come again. */
  inTime<T>(work: (signal: AbortSignal) => Promise<T>, limit: number): Promise<T>;
  forget(): void;
};

/** Aborts when the connection ends before the answer: nobody waits for it any more. */
function departureOf({ raw: { socket } }: FastifyRequest): Departure {
  const departure = new AbortController();
  const leave = () => departure.abort();
  socket.once('close', leave);
  return {
    inTime: async (work, limit) => {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        late.reject(unavailable());
        leave();
      }, limit);
      return Promise.race([work(departure.signal), late.promise]).finally(() => clearTimeout(timer));
    },
    forget: () => socket.off('close', leave),
  };
}

const cutOff = (): Refusal => new Refusal('malformed_body', 400, commonMessages.malformed_upload);

function refuseByHeaders(
  request: FastifyRequest,
  { maximumBytes = maximumFileBytes, maximumFiles }: UploadShape<z.ZodObject>,
): void {
  if (!request.isMultipart()) throw refuse('multipart_required');
  if (Number(request.headers['content-length'] ?? 0) > maximumBytes * maximumFiles + overhead)
    throw tooLarge(maximumBytes);
}

/** Spools the files as they come; gives the text fields by name, a repeated one as a list. */
async function receive(
  request: FastifyRequest,
  dataDir: string,
  { maximumBytes = maximumFileBytes, maximumFiles, alsoNamed = 'file' }: UploadShape<z.ZodObject>,
  spooled: Received[],
): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields.set(part.fieldname, fields.has(part.fieldname) ? [fields.get(part.fieldname), part.value] : part.value);
        continue;
      }
      const { filename: fileName, file } = part;
      // A form whose chooser is empty sends a file without name or content.
      const isUnwanted = part.fieldname !== 'file' && part.fieldname !== alsoNamed;
      if (isUnwanted) fields.set(part.fieldname, fileName);
      if (isUnwanted || fileName === '') {
        file.resume();
        continue;
      }
      if (spooled.length === maximumFiles) throw refuse('too_many_files', { maximumFiles });
      spooled.push({ ...(await spool(dataDir, file, { maximumBytes, fileName })), fileName });
    }
  } catch (error) {
    throw error instanceof Refusal ? error : cutOff();
  }
  return Object.fromEntries(fields);
}

function fieldsOf<Fields extends z.ZodObject>(schema: Fields, given: unknown): z.infer<Fields> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Refusal('validation_failed', 400, commonMessages.validation_failed, {}, fieldErrorsOf(parsed.error));
}
