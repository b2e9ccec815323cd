/** Bytes that are looked at piece by piece: a file on disk, of any size, is never whole in memory. */
import { type FileHandle, open } from 'node:fs/promises';

export type FileContent = {
  readonly size: number;
  /** `length` bytes from `position`, fewer at the end. */
  read(position: number, length: number): Promise<Buffer>;
  /** Pieces of the part from `start` to before `end`, the whole when left out. */
  stream(start?: number, end?: number): AsyncIterable<Buffer>;
};

const pieceSize = 65_536;

/** Opens the file at `path` for the time of `work`. */
export async function withContent<T>(path: string, work: (content: FileContent) => Promise<T>): Promise<T> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return await work(contentOf(file, size));
  } finally {
    await file.close();
  }
}

/** Bytes that are in memory already. */
export const contentOfBytes = (bytes: Buffer): FileContent => ({
  size: bytes.length,
  read: async (position, length) => bytes.subarray(position, position + length),
  async *stream(start = 0, end = bytes.length) {
    for (let position = start; position < end; position += pieceSize)
      yield bytes.subarray(position, Math.min(position + pieceSize, end));
  },
});

function contentOf(file: FileHandle, size: number): FileContent {
  const read = async (position: number, length: number): Promise<Buffer> => {
    const wanted = Math.max(0, Math.min(length, size - position));
    const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, position);
    return buffer.subarray(0, bytesRead);
  };
  return {
    size,
    read,
    async *stream(start = 0, end = size) {
      for (let position = start; position < end; position += pieceSize)
        yield await read(position, Math.min(pieceSize, end - position));
    },
  };
}
