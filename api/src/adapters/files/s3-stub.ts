/**
 * A bucket for tests: speaks PutObject, GetObject and DeleteObject over HTTP and checks each signature itself, from the
 * published algorithm, so that the adapter is not held to its own mistakes.
 *
 * Source: Amazon S3 API Reference, "Signature Calculations for the Authorization Header".
 */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Options } from './s3-files.ts';

export type S3Stub = {
  readonly options: S3Options;
  /** Objects by path, `/bucket/key`. */
  readonly objects: Map<string, Buffer>;
  /** The next so many requests are answered 503 SlowDown. */
  isBusyFor(requests: number): void;
  readonly requests: number;
  close(): Promise<void>;
};

const bucket = 'quayside-files';
const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'only for tests, never anywhere else' };
const region = 'eu-central-1';

export async function s3Stub(): Promise<S3Stub> {
  const objects = new Map<string, Buffer>();
  let busy = 0;
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests += 1;
    const body = await bodyOf(request);
    if (busy > 0) {
      busy -= 1;
      return answer(response, 503, 'SlowDown');
    }
    const problem = refusalOf(request, body);
    if (problem) return answer(response, 403, problem);
    return serve(request, response, objects, body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    options: { endpoint: `http://127.0.0.1:${portOf(server.address())}`, region, bucket, ...keys },
    objects,
    isBusyFor: (count) => {
      busy = count;
    },
    get requests() {
      return requests;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function serve(request: IncomingMessage, response: ServerResponse, objects: Map<string, Buffer>, body: Buffer): void {
  const path = request.url ?? '';
  const object = objects.get(path);
  // A body of unknown length is refused by the real store too.
  if (request.method === 'PUT' && request.headers['content-length'] === undefined)
    answer(response, 411, 'MissingContentLength');
  else if (request.method === 'PUT') {
    objects.set(path, body);
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    objects.delete(path);
    response.writeHead(204).end();
  } else if (object) response.writeHead(200, { 'content-length': object.length }).end(object);
  else answer(response, 404, 'NoSuchKey');
}

const answer = (response: ServerResponse, status: number, code: string): void => {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
};

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** The protocol's code for what is wrong with the signature; null when it is right. */
function refusalOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]+)$/;
  const [, id = '', day = '', signedRegion = '', names = '', signature = ''] =
    form.exec(headers.authorization ?? '') ?? [];
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (signedRegion !== region || !names.split(';').includes('host')) return 'AuthorizationHeaderMalformed';
  const time = String(headers['x-amz-date']);
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, url, '', signed.join(''), names, hash].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, sha256(request)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  return createHmac('sha256', key).update(text).digest('hex') === signature ? null : 'SignatureDoesNotMatch';
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('Assertion failed: a port is listened on');
  return address.port;
}
