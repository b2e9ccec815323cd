import type { z } from 'zod';

/** Settings that cannot be used; each line names one variable, what is wrong and what to do. Printed as it is. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** A secret's or database's value is never repeated: it may hold a password. */
const unspoken = new Set([
  'TOKEN_SECRET',
  'CARRIER_WEBHOOK_SECRET',
  'DHL_API_PASSWORD',
  'DATABASE_URL',
  'SMTP_URL',
  'TWILIO_AUTH_TOKEN',
  'SENTRY_DSN',
  'METRICS_TOKEN',
  'TRACES_TOKEN',
  'TYPEFORM_SECRET',
  'CONTENT_TOKEN',
  'CONTENT_PREVIEW_TOKEN',
  'CONTENT_WEBHOOK_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'ZENDESK_TOKEN',
  'ZENDESK_WEBHOOK_SECRET',
]);

/** One line per variable, in the words of its schema. */
export function linesOf(error: z.ZodError, set: Readonly<Record<string, string | undefined>>): string[] {
  const first = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const name = String(path[0]);
    const given = unspoken.has(name) ? '' : `, not "${set[name] ?? ''}"`;
    if (!first.has(name)) first.set(name, `${name} ${message}${given}.`);
  }
  return [...first.values()];
}
