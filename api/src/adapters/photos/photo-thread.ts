/** The thread that measures photos, one after the other. */
import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { measurePhoto } from './measure-photo.ts';

const asked = z.object({ id: z.int(), path: z.string() });

parentPort?.on('message', async (message: unknown) => {
  const { id, path } = asked.parse(message);
  parentPort?.postMessage({ id, measured: await measurePhoto(path) });
});
