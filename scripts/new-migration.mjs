/**
 * npm run new:migration -- <name>: what the tables changed, as SQL. Tables that get row-level security have it forced,
 * which drizzle-kit cannot say: without it the owner of the tables, who is the application, would see all rows.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

const folder = join(root, 'api/migrations');

/** The migration with row-level security forced on each table that it turns it on for. */
export function withForcedSecurity(sql) {
  const tables = [...sql.matchAll(/^ALTER TABLE ("\w+") ENABLE ROW LEVEL SECURITY;/gm)].map(([, table]) => table);
  const forced = tables.map((table) => `\n--> statement-breakpoint\nALTER TABLE ${table} FORCE ROW LEVEL SECURITY;`);
  return `${sql.trimEnd()}${forced.join('')}\n`;
}

const migrations = () => readdirSync(folder).filter((name) => name.endsWith('.sql'));

function main([name]) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? '')) throw new Error('Name the migration, such as addresses-of-buyers.');
  const known = new Set(migrations());
  const made = spawnSync(join(root, 'node_modules/.bin/drizzle-kit'), ['generate', '--name', name], {
    cwd: join(root, 'api'),
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  if (made.status !== 0) throw new Error(`drizzle-kit ended with ${made.status}`);
  const added = migrations().filter((one) => !known.has(one));
  if (added.length === 0) console.log('The tables have not changed.');
  for (const file of added) {
    writeFileSync(join(folder, file), withForcedSecurity(readFileSync(join(folder, file), 'utf8')));
    console.log(`api/migrations/${file}: read it before you commit it.`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
