import { existsSync } from 'node:fs';
import { z } from 'zod';

const accountsModule = new URL('../../seeds/demo-accounts.ts', import.meta.url);
const accountList = z.array(z.record(z.string(), z.unknown()));

/** The demo accounts as a table, a line each; nothing where there are none. */
export async function demoAccountLines(): Promise<string[]> {
  if (!existsSync(accountsModule)) return [];
  const exported = await import(accountsModule.href);
  const accounts = accountList.parse(exported.demoAccounts);
  const columns = ['who', 'email', 'password'].filter((name) => accounts.some((account) => name in account));
  const width = (name: string) => Math.max(...accounts.map((account) => String(account[name] ?? '').length));
  const lines = accounts.map((account) =>
    columns.map((name) => String(account[name] ?? '').padEnd(width(name))).join('  '),
  );
  return ['', 'Demo accounts', ...lines.map((line) => `  ${line.trimEnd()}`)];
}
