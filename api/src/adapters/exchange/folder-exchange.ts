/** Folders on a disk, or what is mounted like one. Links, folders and hidden files are nobody's orders, and are left alone. */
import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, minutes } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { ExchangePort, Incoming } from './exchange.port.ts';

/** Larger ones are refused by their first sign: no order of 2,000 lines comes near. */
const mostBytes = 2_000_000;
const mostFiles = 100;
const isCompany = (name: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
/** Upload clients write under such names, and rename when the file is whole. */
const isWhole = (name: string) => !/^\.|\.(?:tmp|part|filepart)$/i.test(name);
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

export function folderExchange(folder: string, clock: Clock): ExchangePort {
  const at = (companyId: string, ...parts: string[]) => join(folder, companyId, ...parts);
  return {
    companies: async () => (await namesIn(folder)).filter(isCompany),
    incoming: async (companyId) => {
      const names = (await namesIn(at(companyId, 'in'))).filter(isWhole).sort().slice(0, mostFiles);
      const files: Incoming[] = [];
      for (const name of names) {
        const read = await readPlain(at(companyId, 'in', name));
        if (!read) continue;
        const isOld = Date.parse(clock.now()) - read.writtenAt > minutes(10);
        files.push({ name, text: read.text, isOld });
      }
      return files;
    },
    finish: async (companyId, name, how) => {
      await mkdir(at(companyId, how), { recursive: true });
      // A name may come again: what was there stays.
      const kept = (await exists(at(companyId, how, name))) ? `${newId()}-${name}` : name;
      await rename(at(companyId, 'in', name), at(companyId, how, kept)).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
      });
    },
    put: async (companyId, name, text) => {
      await mkdir(at(companyId, 'out'), { recursive: true });
      const making = at(companyId, 'out', `.${newId()}.tmp`);
      await writeFile(making, Buffer.from(text, 'latin1'));
      await rename(making, at(companyId, 'out', name));
    },
  };
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A folder that is not there holds nothing. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Null: it is gone, or no file of its own. One that is too large is cut, and is not whole then. */
async function readPlain(path: string): Promise<{ readonly text: string; readonly writtenAt: number } | null> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const { mtimeMs, size } = await file.stat();
      if (!(await file.stat()).isFile()) return null;
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(Math.min(size, mostBytes)), position: 0 });
      return { text: buffer.subarray(0, bytesRead).toString('latin1'), writtenAt: mtimeMs };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'EISDIR', 'ENXIO', 'EACCES'].some((one) => one === codeOf(error))) return null;
    throw error;
  }
}
