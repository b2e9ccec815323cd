import { defineConfig } from 'drizzle-kit';

/** Makes plain SQL migrations from the domains' tables. FORCE ROW LEVEL SECURITY is added by hand; the schema lint checks it. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/domains/*/*.tables.ts', './src/platform/*/*.tables.ts'],
  out: './migrations',
});
