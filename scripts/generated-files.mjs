/** The generated files, each from its source: openapi.json, the client's types, docs/errors.md. */
import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from './install.mjs';

/**
 * Makes the content of every generated file, without writing.
 * @returns {Promise<Map<string, string>>} path from the project's root → content
 */
export async function generatedFiles() {
  const files = new Map();
  const openApi = join(root, 'api/src/openapi.ts');
  if (existsSync(openApi)) {
    const { openApiDocument } = await import(pathToFileURL(openApi).href);
    const document = await openApiDocument();
    files.set('openapi.json', `${JSON.stringify(document, null, 2)}\n`);
    files.set('contract/src/client.gen.ts', await clientTypes(document));
  }
  files.set('docs/errors.md', await errorPage());
  return files;
}

async function clientTypes(document) {
  const resolve = createRequire(join(root, 'contract/package.json')).resolve;
  const module = await import(pathToFileURL(resolve('openapi-typescript')).href);
  const generator = module.default?.default ?? module.default;
  const nodes = await generator(document, { alphabetize: true, rootTypes: false, transform: fileType });
  return `/** Made from openapi.json by npm run generate. */\n${(module.astToString ?? module.default.astToString)(nodes)}`;
}

/** The content of a file is no text. */
const fileType = ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined);

/** Every *.errors.ts exports tables of code → { status, message }. */
async function errorPage() {
  const sections = [];
  const paths = await Array.fromAsync(glob('api/src/**/*.errors.ts', { cwd: root }));
  for (const path of paths.sort()) {
    const exported = await import(pathToFileURL(join(root, path)).href);
    const tables = Object.values(exported).filter(isErrorTable);
    const rows = tables
      .flatMap((table) => Object.entries(table))
      .map(([code, { status, message }]) => row(code, status, message));
    if (rows.length > 0)
      sections.push(
        `## ${basename(path, '.errors.ts')}\n\n| Code | Status | Message |\n|---|---|---|\n${rows.join('\n')}\n`,
      );
  }
  const intro = 'What the API refuses, by domain. Made from the `*.errors.ts` files by `npm run generate`.';
  return `# Errors\n\n${intro}\n\n${sections.join('\n')}`;
}

function isErrorTable(value) {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.values(value);
  return (
    entries.length > 0 &&
    entries.every((entry) => typeof entry?.status === 'number' && typeof entry.message === 'string')
  );
}

function row(code, status, message) {
  return `| \`${code}\` | ${status} | ${message.replaceAll('|', '\\|').replaceAll('\n', ' ')} |`;
}
