/**
 * Objects of a PDF that are packed together into a stream (ISO 32000-1, 7.5.7): they are unpacked under a limit, and none
 * may run code or start a program.
 */
import { pipeline, Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import type { FileContent } from './file-content.ts';
import type { FileErrorCode } from './files.errors.ts';
import { holdsAny, pdfActions, withoutEscapes } from './hidden-content.ts';

/** All object streams of a file together. */
const mostUnpacked = 50 * 1_048_576;
/** How far before its stream the dictionary that names its kind is looked for. */
const dictionaryWithin = 4_096;
const longestKeyword = 'endstream'.length + 2;

class TooLarge extends Error {}

/** Why the file must be refused; null when no packed object does anything. What is packed another way is not seen. */
export async function refusalOfPacked(content: FileContent): Promise<FileErrorCode | null> {
  const room = { left: mostUnpacked };
  for await (const { start, end } of objectStreams(content)) {
    try {
      if (await holdsAny(objectsIn(content, start, end, room), pdfActions, withoutEscapes)) return 'file_holds_program';
    } catch (error) {
      if (error instanceof TooLarge) return 'file_unpacks_too_large';
      // Cut off by a mark in its midst: readers that go by its length see more than we do.
      if (isCutOff(error)) return 'file_damaged';
    }
  }
  return null;
}

const isCutOff = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';

async function* objectsIn(content: FileContent, start: number, end: number, room: { left: number }) {
  const packed = Readable.from(content.stream(start, end));
  // The iteration tells what goes wrong; the callback is there so that it is told once only.
  for await (const piece of pipeline(packed, createInflate(), () => undefined)) {
    room.left -= piece.length;
    if (room.left < 0) throw new TooLarge();
    yield piece;
  }
}

type Range = { readonly start: number; readonly end: number };

/** Where object streams may lie: from a `stream` behind a dictionary that says so to the next `endstream`. */
async function* objectStreams(content: FileContent): AsyncIterable<Range> {
  let starts: number[] = [];
  for await (const { at, end, isEnd } of keywordsIn(content)) {
    if (isEnd) {
      for (const start of starts) yield { start, end: at };
      starts = [];
    } else if (await isOfObjects(content, at)) starts.push(end);
  }
}

async function isOfObjects(content: FileContent, at: number): Promise<boolean> {
  const from = Math.max(0, at - dictionaryWithin);
  const before = await content.read(from, at - from);
  return withoutEscapes(before.toString('latin1').toLowerCase()).includes('/objstm');
}

type Keyword = { readonly at: number; readonly end: number; readonly isEnd: boolean };

async function* keywordsIn(content: FileContent): AsyncIterable<Keyword> {
  let text = '';
  let position = 0;
  for await (const piece of content.stream()) {
    text += piece.toString('latin1');
    let read = Math.max(0, text.length - longestKeyword);
    for (const { 0: word, index } of text.matchAll(/endstream|stream\r?\n/g)) {
      yield { at: position + index, end: position + index + word.length, isEnd: word === 'endstream' };
      read = Math.max(read, index + word.length);
    }
    text = text.slice(read);
    position += read;
  }
}
