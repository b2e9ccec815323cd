/** The tests are tested: each planted bug turns the one red that promises its absence. Long: `npm run test:deep` runs it. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { copyProject } from '../../../../scripts/project-copy.ts';
import { type PlantedBug, plantedBugs } from './planted-bugs.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const report = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const run = promisify(execFile);
const isDeep = process.env.DEEP === '1';
/** Twice a start of the test runner and one test, on a machine that has other things to do. */
const limit = 300_000;

it.each(plantedBugs)('"$name" still finds its place in the code', ({ edits }) => {
  for (const { file, find } of edits) {
    expect([file, readFileSync(join(root, file), 'utf8').split(find).length - 1]).toEqual([file, 1]);
  }
});

describe.runIf(isDeep)('in a copy of the project', () => {
  let copy: Awaited<ReturnType<typeof copyProject>>;
  beforeAll(async () => {
    copy = await copyProject();
  }, limit);
  afterAll(() => copy?.remove());

  /** Runs the test of the copy and counts. On a busy machine a test cut off by its time would pass for one that sees. */
  async function outcomeOf({ test, title }: PlantedBug): Promise<z.infer<typeof report>> {
    const file = join(copy.folder, 'report.json');
    const named = title.replace(/[{}()[\].*+?^$|\\]/g, '\\$&');
    const args = ['run', test, '-t', named, '--testTimeout=120000', '--reporter=json', `--outputFile=${file}`];
    await rm(file, { force: true });
    // A failed test is what is wanted: the report tells it from a run that broke.
    await run(join(copy.folder, 'node_modules/.bin/vitest'), args, { cwd: copy.folder, env: plainEnvironment() }).catch(
      () => undefined,
    );
    return report.parse(JSON.parse(await readFile(file, 'utf8')));
  }

  /** Plants the bug and gives the way to take it out again. */
  async function plant(edits: PlantedBug['edits']): Promise<() => Promise<void>> {
    const paths = [...new Set(edits.map(({ file }) => join(copy.folder, file)))];
    const before = await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const));
    for (const { file, find, put } of edits) {
      const path = join(copy.folder, file);
      await writeFile(
        path,
        (await readFile(path, 'utf8')).replace(find, () => put),
      );
    }
    return async () => {
      for (const [path, text] of before) await writeFile(path, text);
    };
  }

  it.each(plantedBugs)('"$name" is caught: $title', { timeout: limit }, async (bug) => {
    const sound = await outcomeOf(bug);
    expect(sound, 'without the bug').toMatchObject({ numFailedTests: 0 });
    expect(sound.numPassedTests, 'tests of that title').toBeGreaterThan(0);
    const takeOut = await plant(bug.edits);
    const { numFailedTests } = await outcomeOf(bug).finally(takeOut);
    expect(numFailedTests, 'with the bug').toBeGreaterThan(0);
  });
});

/** Without what this very run of the test runner has set. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !name.startsWith('VITEST') && !['TEST', 'NODE_ENV', 'DEEP'].includes(name),
    ),
  );
}
