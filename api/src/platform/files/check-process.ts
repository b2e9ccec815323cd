/**
 * The process that looks into files, one after the other. It ends with the server's end of the channel; a signal to the
 * whole group, such as Ctrl-C, leaves it to what the server still answers.
 */
import { constants, setPriority } from 'node:os';
import type { FileType } from '@quayside/contract/file-values';
import { type Checked, checkFile } from './file-check.ts';

type Asked = { readonly path: string; readonly name: string; readonly wanted: readonly FileType[] };

const isAsked = (message: unknown): message is Asked =>
  typeof message === 'object' && message !== null && 'path' in message && 'name' in message && 'wanted' in message;

// The server answers first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', async (message: unknown) => {
  if (!isAsked(message)) return;
  const { path, name, wanted } = message;
  const checked: Checked = await checkFile(path, name, wanted).catch(() => ({ refused: 'file_cannot_be_checked' }));
  process.send?.({ checked });
});
process.send?.('ready');
