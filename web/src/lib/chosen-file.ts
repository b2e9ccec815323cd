/** A file somebody chose, from then until it is on the server. Pure. */
import { type FileType, maximumFileBytes, typeOfName } from '@quayside/contract/file-values';
import { fileDropMessages } from '@quayside/contract/messages/file-drop';
import { fileMessages } from '@quayside/contract/messages/files';
import { ApiError, messageOf } from './api-error.ts';

export interface FileLimits {
  types: readonly FileType[];
  /** Of each file; 10 MB when absent. */
  maximumBytes?: number;
}

export interface ChosenFile {
  /** Its own for as long as it is shown; also the key that keeps a repeated upload from counting twice. */
  id: string;
  file: File;
  /**
   * `chosen`: here until its form is sent. `waiting`, `sending`, `checking`: on its way. `failed`: may be tried again.
   * `refused`: another try would not help.
   */
  state: 'chosen' | 'waiting' | 'sending' | 'checking' | 'failed' | 'refused';
  /** The share that was sent, 0 to 1. */
  progress: number;
  /** Why it failed or was refused. */
  error: string | null;
}

/** The file in the given state; one that the limits refuse says why at once, before anything is sent. */
export function chosenFile(id: string, file: File, limits: FileLimits, state: 'chosen' | 'waiting'): ChosenFile {
  const error = refusalOf(file, limits);
  return { id, file, state: error === null ? state : 'refused', progress: 0, error };
}

/** What the server would refuse by name and size alone. The content is its own to judge. */
export function refusalOf(file: Pick<File, 'name' | 'size'>, limits: FileLimits): string | null {
  const { types, maximumBytes = maximumFileBytes } = limits;
  const type = typeOfName(file.name);
  if (type === null || !types.includes(type)) return fileMessages.chooseOneOf(types);
  if (file.size === 0) return fileMessages.file_empty;
  return file.size > maximumBytes ? fileMessages.tooLarge(maximumBytes) : null;
}

/** What becomes of a file whose upload ended in an error: its content is refused for good, all else may be tried again. */
export function afterError(chosen: ChosenFile, error: unknown): ChosenFile {
  const isRefused = error instanceof ApiError && [400, 413, 415].includes(error.status);
  const text = messageOf(error, fileDropMessages.failed);
  return { ...chosen, state: isRefused ? 'refused' : 'failed', progress: 0, error: text };
}

export const isOnItsWay = ({ state }: ChosenFile): boolean =>
  state === 'waiting' || state === 'sending' || state === 'checking';
