import { demoAccounts, demoFactorKey, hasDemoFactor } from '../../seeds/demo-accounts.ts';

/** The demo accounts as a table, a line each. */
export function demoAccountLines(): string[] {
  const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
  const labels = widest(demoAccounts.map(({ label }) => label));
  const emails = widest(demoAccounts.map(({ email }) => email));
  const lines = demoAccounts.map(
    ({ label, email, password }) =>
      `  ${label.padEnd(labels)}  ${email.padEnd(emails)}  ${password}${hasDemoFactor(email) ? '  second factor' : ''}`,
  );
  return [
    '',
    'Demo accounts',
    ...lines,
    `  Second factor: in development its code shows at /dev/; key for an app ${demoFactorKey}`,
  ];
}
