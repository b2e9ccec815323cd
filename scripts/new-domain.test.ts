/** The mould of a domain: what it makes is formatted, passes the types and the directions, and answers. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from './project-copy.ts';

const run = promisify(execFile);
let copy: Awaited<ReturnType<typeof copyProject>>;
let made: string[] = [];
const inCopy = async (name: string, ...args: string[]): Promise<string> => {
  const path = `${join(copy.folder, 'node_modules/.bin')}:${process.env.PATH}`;
  const options = { cwd: copy.folder, env: { ...process.env, PATH: path, NODE_ENV: 'development' } };
  const answer = await run(name, args, options).catch((error) => ({ stdout: `${error.stdout}${error.stderr}` }));
  return 'stderr' in answer ? `${answer.stdout}${answer.stderr}` : answer.stdout;
};

beforeAll(async () => {
  copy = await copyProject();
}, 60_000);
afterAll(() => copy.remove());

describe('npm run new:domain', () => {
  it('makes a domain in four places, formatted and listed', { timeout: 60_000 }, async () => {
    const said = await inCopy('node', 'scripts/new-domain.mjs', 'loading-docks');
    made = said.split('\n').filter((line) => /^[\w./-]+\.tsx?$/.test(line));
    for (const file of [
      'api/src/domains/loading-docks/loading-docks.routes.ts',
      'api/src/domains/loading-docks/use-cases/create-loading-dock.ts',
      'contract/src/loading-docks.ts',
      'contract/src/messages/loading-docks.ts',
      'web/src/features/loading-docks/loading-dock-list.page.tsx',
      'e2e/loading-docks.spec.ts',
      'docs/domains.md',
    ]) {
      expect(said).toContain(file);
    }
    expect(
      await inCopy(
        'git',
        'grep',
        '--no-index',
        '-lE',
        '__(camel|Pascal|snake)?_?[nN]ouns?__',
        '--',
        'api',
        'contract',
        'web',
        'e2e',
        'docs',
      ),
    ).toBe('');
    expect(
      await inCopy(
        'biome',
        'check',
        'api/src/domains/loading-docks',
        'contract/src/loading-docks.ts',
        'web/src/features/loading-docks',
        'api/src/app.ts',
        'api/src/testing',
      ),
    ).toContain('No fixes applied');
  });

  it('makes its migration, with row-level security forced', { timeout: 60_000 }, async () => {
    const said = await inCopy('node', 'scripts/new-migration.mjs', 'loading-docks');
    const file = /api\/migrations\/\d+_loading-docks\.sql/.exec(said)?.[0] ?? said;
    const sql = await readFile(join(copy.folder, file), 'utf8');
    expect(sql).toContain('CREATE TABLE "loading_docks"');
    expect(sql.trimEnd().endsWith('ALTER TABLE "loading_docks" FORCE ROW LEVEL SECURITY;')).toBe(true);
    expect(await inCopy('node', 'scripts/new-migration.mjs', 'again')).toContain('The tables have not changed.');
  });

  it('refuses a name that is taken, and one that is no noun', async () => {
    expect(await inCopy('node', 'scripts/new-domain.mjs', 'sales')).toContain('exists already');
    expect(await inCopy('node', 'scripts/new-domain.mjs', 'Loading Docks')).toContain('Name the domain by its plural');
  });

  it('imports nothing that is not there', async () => {
    const imports = await Promise.all(
      made.map(async (file) => {
        const text = await readFile(join(copy.folder, file), 'utf8');
        return Array.from(text.matchAll(/ from '(\.[^']+)'/g), ([, path = '']) => join(file, '..', path));
      }),
    );
    expect(imports.flat().length).toBeGreaterThan(40);
    expect(imports.flat().filter((path) => !existsSync(join(copy.folder, path)))).toEqual([]);
  });

  it.runIf(process.env.DEEP === '1')('passes the types and the directions as it is', { timeout: 300_000 }, async () => {
    await inCopy('react-router', 'typegen', 'web');
    // The checker that `npm run check` takes.
    for (const said of [
      await inCopy('node', 'node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'),
      await inCopy('depcruise', '--config', '.dependency-cruiser.cjs', 'api', 'contract'),
    ])
      expect(said.split('\n').filter((line) => line.includes('loading-dock'))).toEqual([]);
  });
});
