import { describe, expect, it } from 'vitest';
import { scanLine } from './scan-line.ts';

function floor() {
  const handled: string[] = [];
  const problems: unknown[] = [];
  let at = 0;
  const scan = scanLine(
    async (code) => {
      await Promise.resolve();
      if (code === 'BROKEN') throw new Error('not handled');
      handled.push(code);
    },
    { now: () => at, report: (problem) => problems.push(problem) },
  );
  const settled = () => new Promise((resume) => setTimeout(resume, 0));
  return { handled, problems, scan, settled, wait: (milliseconds: number) => (at += milliseconds) };
}

describe('[WH-08] scans in line', () => {
  it('are handled in their order, and one that fails loses none behind it', async () => {
    const { handled, problems, scan, settled } = floor();
    for (const code of ['PK-1', 'BROKEN', 'PK-2', 'PK-3']) scan(code);
    await settled();
    expect(handled).toEqual(['PK-1', 'PK-2', 'PK-3']);
    expect(problems).toHaveLength(1);
  });

  it('count once while the trigger bounces, and again after a second and a half', async () => {
    const { handled, scan, settled, wait } = floor();
    scan('PK-1');
    wait(1_499);
    scan('PK-1');
    wait(1);
    scan('PK-1');
    scan('PK-2');
    scan('PK-1');
    await settled();
    expect(handled).toEqual(['PK-1', 'PK-1', 'PK-2', 'PK-1']);
  });
});

it('[WH-02] the same code at once for another purpose is another scan', async () => {
  const handled: string[] = [];
  const take = scanLine(async (code) => void handled.push(code), { now: () => 0, report: () => undefined });
  take('PK-1', 'OPEN');
  take('PK-1', 'OPEN');
  take('PK-1', 'REPRINT');
  await new Promise((resolve) => setTimeout(resolve));
  expect(handled).toEqual(['PK-1', 'PK-1']);
});
