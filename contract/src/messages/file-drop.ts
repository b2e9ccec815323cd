/** Words of the field that takes files. Why a file is refused stands in `files.ts`. */
import { type FileType, typesInWords } from '../file-values.ts';

export const fileDropMessages = {
  choose: (isMultiple: boolean) => (isMultiple ? 'Choose files' : 'Choose a file'),
  orDrop: (isMultiple: boolean) => (isMultiple ? 'or drop them here' : 'or drop it here'),
  letGo: 'Let go to add',
  accepts: (types: readonly FileType[], maximumBytes: number) =>
    `${typesInWords(types)}, up to ${Math.floor(maximumBytes / 1_048_576)} MB each.`,
  files: 'Chosen files',
  states: {
    chosen: 'Ready to send',
    waiting: 'Waits for the files before it',
    checking: 'Sent. It is being checked…',
  },
  sent: (percent: number) => `${percent} % sent`,
  progressOf: (name: string) => `Sending ${name}`,
  cancel: 'Cancel',
  retry: 'Try again',
  remove: 'Remove',
  of: (action: string, name: string) => `${action}: ${name}`,
  said: (name: string, state: string) => `${name}: ${state}`,
  failed: 'The file did not arrive. Check your connection, then try again.',
  size: (bytes: number) =>
    bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1_024))} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`,
} as const;
