import { useState } from 'react';
import { type ChosenFile, chosenFile, type FileLimits } from './chosen-file.ts';

/** Files that wait here until their form is sent. With `maximumFiles` 1 a new choice takes the place of the one before. */
export function useChosenFiles({ maximumFiles = 10, ...limits }: FileLimits & { maximumFiles?: number }) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const add = (files: readonly File[]) => {
    const added = files.map((file) => chosenFile(crypto.randomUUID(), file, limits, 'chosen'));
    setChosen((before) => [...(maximumFiles === 1 ? [] : before), ...added].slice(0, maximumFiles));
  };
  return {
    chosen,
    /** Those that may be sent. */
    files: chosen.flatMap(({ state, file }) => (state === 'refused' ? [] : [file])),
    add,
    remove: (id: string) => setChosen((before) => before.filter((one) => one.id !== id)),
  };
}

/** The same files while their form is under way. */
export const asSending = (chosen: readonly ChosenFile[], progress: number): ChosenFile[] =>
  chosen.map((one) => ({ ...one, state: progress < 1 ? 'sending' : 'checking', progress }));
