/**
 * npm run world:load -- <folder> [--target-sales N] [--current-of-one N]: a real wholesaler's history as sales and
 * offers of forty sellers. `--target-sales` repeats it until there are so many sales and gives the first seller 20,000
 * current ones, unless told otherwise.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { systemClock } from '../api/src/kernel/clock.ts';
import { readConfig } from '../api/src/platform/config.ts';
import { loadWorld, type WorldSummary } from './world/load-world.ts';
import type { Reject } from './world/orders-file.ts';
import { openTargetDatabase } from './world/target-database.ts';

const usage = 'Use: npm run world:load -- <folder> [--target-sales N] [--current-of-one N]';
const wholeNumber = z.coerce.number<string>({ error: usage }).int().min(0);
const argumentsOf = z.object({
  folder: z.string({ error: usage }),
  targetSales: wholeNumber.default(0),
  currentOfOne: wholeNumber.optional(),
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'target-sales': { type: 'string' }, 'current-of-one': { type: 'string' } },
});
const asked = argumentsOf.safeParse({
  folder: positionals[0],
  targetSales: values['target-sales'],
  currentOfOne: values['current-of-one'],
});
if (!asked.success) fail(usage);
else await main(asked.data).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

async function main({
  folder,
  targetSales,
  currentOfOne = targetSales > 0 ? 20_000 : 0,
}: z.infer<typeof argumentsOf>): Promise<void> {
  const config = readConfig(process.env);
  const target = await openTargetDatabase(config);
  const started = performance.now();
  const base = config.demo.baseTime ?? systemClock.now();
  try {
    const summary = await loadWorld({
      databaseUrl: target.url,
      folder,
      base,
      targetSales,
      currentOfOne,
      report: progress,
    });
    process.stderr.write('\n');
    if (!summary) return console.log('The history is loaded already; nothing was changed.');
    tell(summary, (performance.now() - started) / 1_000);
    await writeRejects(join(config.dataDir, 'world-rejects.csv'), summary.rejects);
  } finally {
    await target.close();
  }
}

function progress(line: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${line}` : `${line}\n`);
}

function tell({ sales, loaded, rejects, repeated }: WorldSummary, seconds: number): void {
  const byReason = Map.groupBy(rejects, ({ reason }) => reason);
  console.log(
    `${loaded} lines loaded + ${rejects.length} rejected = ${loaded + rejects.length} lines of the file, as ${sales} sales.`,
  );
  for (const [reason, list] of byReason) console.log(`  ${list.length} rejected: ${reason}`);
  if (repeated > 0) console.log(`  ${repeated} further lines repeat them.`);
  console.log(`${seconds.toFixed(1)} s, ${Math.round((loaded + repeated) / seconds)} order lines per second.`);
}

async function writeRejects(file: string, rejects: readonly Reject[]): Promise<void> {
  const rows = rejects.map(({ line, invoice, reason }) => `${line},${invoice},${reason}\n`);
  await writeFile(file, `line,invoice,reason\n${rows.join('')}`);
  console.log(`Rejected lines: ${file}`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
