/**
 * Folders on a disk, or what is mounted like one. Links, folders and hidden files are nobody's orders, and are left alone.
 * Nothing is read or written where `in` or another of the four is a link: a company would reach what is not its own.
 */
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../kernel/ids.ts';
import { shortName } from '../../kernel/short-name.ts';
import type { ExchangePort, Incoming } from './exchange.port.ts';

const isCompany = (name: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
/** Upload clients write under such names, and rename when the file is whole. */
const isWhole = (name: string) => !/^\.|\.(?:tmp|part|filepart)$/i.test(name);
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** `mostBytes`: of a larger file no more is read. */
export function folderExchange(folder: string, mostBytes: number): ExchangePort {
  const at = (companyId: string, ...parts: string[]) => join(folder, companyId, ...parts);
  return {
    companies: async () => (await namesIn(folder)).filter(isCompany),
    waiting: async (companyId) => {
      await refuseLink(at(companyId, 'in'));
      return (await namesIn(at(companyId, 'in'))).filter(isWhole).sort();
    },
    read: async (companyId, name) => {
      const read = await readPlain(at(companyId, 'in', name), mostBytes);
      return read && { name, ...read };
    },
    finish: async (companyId, { name, size, writtenAt }, how) => {
      const now = await lstat(at(companyId, 'in', name)).catch(() => null);
      if (now && (now.size !== size || now.mtime.toISOString() !== writtenAt)) return;
      await ownFolder(at(companyId, how));
      // A name may come again: what was there stays.
      const kept = (await exists(at(companyId, how, name))) ? `${newId()}-${shortName(name, 200)}` : name;
      await rename(at(companyId, 'in', name), at(companyId, how, kept)).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
      });
    },
    put: async (companyId, name, content) => {
      await ownFolder(at(companyId, 'out'));
      const making = at(companyId, 'out', `.${newId()}.tmp`);
      await writeFile(making, content);
      await rename(making, at(companyId, 'out', name));
    },
  };
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

async function refuseLink(folder: string): Promise<void> {
  const found = await lstat(folder).catch(() => null);
  if (found && !found.isDirectory()) throw new Error('A folder of an exchange is a link or a file');
}

async function ownFolder(folder: string): Promise<void> {
  await refuseLink(folder);
  await mkdir(folder, { recursive: true });
}

/** A folder that is not there holds nothing. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Null: it is gone, or no file of its own. */
async function readPlain(path: string, mostBytes: number): Promise<Omit<Incoming, 'name'> | null> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const stat = await file.stat();
      if (!stat.isFile()) return null;
      const { mtime, size } = stat;
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(Math.min(size, mostBytes)), position: 0 });
      return { bytes: buffer.subarray(0, bytesRead), size, writtenAt: mtime.toISOString() };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'EISDIR', 'ENXIO', 'EACCES'].some((one) => one === codeOf(error))) return null;
    throw error;
  }
}
