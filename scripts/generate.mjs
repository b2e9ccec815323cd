/** npm run generate: writes the generated files that differ from their sources. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from './generated-files.mjs';
import { root } from './install.mjs';

for (const [path, content] of await generatedFiles()) {
  const file = join(root, path);
  if (current(file) === content) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`wrote ${path}`);
}

function current(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
