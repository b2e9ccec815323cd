import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { text } from 'node:stream/consumers';

const made = new Set(['node_modules', 'build', '.react-router']);

/**
 * Builds the web application into web/build, unless the build there was made from these very sources.
 * `root` is the project's folder. Gives whether it built; throws an Error that holds the build's output when it fails.
 */
export async function buildWeb(root: string, signal: AbortSignal): Promise<'built' | 'current'> {
  const stampFile = join(root, 'web', 'build', '.stamp');
  const wanted = await sourceHash(root);
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === wanted) return 'current';
  await reactRouterBuild(root, signal);
  await writeFile(stampFile, wanted);
  return 'built';
}

async function sourceHash(root: string): Promise<string> {
  const files = [join(root, 'package-lock.json')];
  for (const folder of ['web', 'contract']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const sources = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    files.push(
      ...sources.filter(
        (file) =>
          !file
            .slice(root.length)
            .split(sep)
            .some((part) => made.has(part)),
      ),
    );
  }
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

async function reactRouterBuild(root: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`The web application could not be built:\n${out}${err}`);
}
