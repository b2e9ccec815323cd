/** A server that checks a file and waits to be killed: tells the process that looked into it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileChecks } from './file-checks.ts';

const [folder = ''] = process.argv.slice(2);
const asked = { path: join(folder, 'good.pdf'), name: 'good.pdf', wanted: ['pdf'] } as const;
await fileChecks({ folder }).check(asked, { person: 'anna', signal: new AbortController().signal });
const rows = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' }).split('\n');
const own = rows
  .map((row) => row.trim().split(/\s+/))
  .find(([parent, , ...words]) => {
    return Number(parent) === process.pid && words.join(' ').includes('check-process');
  });
process.send?.(Number(own?.[1]));
setInterval(() => undefined, 1_000);
