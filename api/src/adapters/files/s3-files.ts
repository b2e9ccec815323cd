/**
 * Files in a bucket that speaks the S3 protocol: PutObject, GetObject, DeleteObject, each signed with AWS Signature
 * Version 4. The bucket is private; nobody but this server reads it.
 *
 * Source: Amazon S3 API Reference, "Authenticating Requests (AWS Signature Version 4)".
 */
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { checkedKey, FileStoreError, type FilesPort } from './files.port.ts';

export type S3Options = {
  /** Such as https://s3.eu-central-1.amazonaws.com; the bucket follows in the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Tries after the first where the store is busy (5xx, 429), and how long all of them together may take to be answered. */
const retries = 3;
const longestWait = 60_000;

export function s3Files({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options): FilesPort {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const send = async (method: string, key: string, init: RequestInit = {}): Promise<Response> => {
    const url = `${endpoint}/${bucket}/${checkedKey(key)}`;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), longestWait);
    try {
      return await client.fetch(url, { ...init, method, signal: waiting.signal });
    } catch (error) {
      throw new FileStoreError('The file store does not answer', { cause: error });
    } finally {
      // The content of an answer may take longer: it flows as fast as its reader takes it.
      clearTimeout(timer);
    }
  };
  return {
    put: async ({ key, content, sha256 }) => {
      // The hash is signed with the request: the store refuses content that does not have it.
      const response = await send('PUT', key, { body: content, headers: { 'x-amz-content-sha256': sha256 } });
      await concluded(response, [200]);
    },
    read: async (key) => {
      const response = await send('GET', key);
      if (response.status === 404) await response.body?.cancel();
      if (response.status === 404) return null;
      if (response.status !== 200 || !response.body) throw await refused(response);
      return Readable.from(response.body, { objectMode: false });
    },
    remove: async (key) => concluded(await send('DELETE', key), [200, 204, 404]),
  };
}

async function concluded(response: Response, expected: readonly number[]): Promise<void> {
  if (!expected.includes(response.status)) throw await refused(response);
  await response.body?.cancel();
}

/** The protocol's error code, such as AccessDenied; the rest of the answer may hold more than a log should. */
async function refused(response: Response): Promise<FileStoreError> {
  const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? 'no code';
  return new FileStoreError(`The file store answered ${response.status}, ${code}`);
}
