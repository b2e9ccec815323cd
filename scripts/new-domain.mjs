/**
 * npm run new:domain -- <nouns> [singular]: the skeleton of a domain in its four places, in the shape of `sales`, and
 * its lines in the lists that name every domain. `nouns` is the plural as the URL says it, such as bank-accounts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

const templates = new URL('./new-domain/', import.meta.url);

/** Template → file; `__noun__` and its other forms are replaced in both. */
const files = {
  'api.README.md': 'api/src/domains/__nouns__/README.md',
  'api.routes.ts': 'api/src/domains/__nouns__/__nouns__.routes.ts',
  'api.presenter.ts': 'api/src/domains/__nouns__/__nouns__.presenter.ts',
  'api.policy.ts': 'api/src/domains/__nouns__/__nouns__.policy.ts',
  'api.errors.ts': 'api/src/domains/__nouns__/__nouns__.errors.ts',
  'api.tables.ts': 'api/src/domains/__nouns__/__nouns__.tables.ts',
  'api.repository.ts': 'api/src/domains/__nouns__/__nouns__.repository.ts',
  'api.read-model.ts': 'api/src/domains/__nouns__/__nouns__.read-model.ts',
  'api.factory.ts': 'api/src/domains/__nouns__/__nouns__.factory.ts',
  'api.create.ts': 'api/src/domains/__nouns__/use-cases/create-__noun__.ts',
  'api.change.ts': 'api/src/domains/__nouns__/use-cases/change-__noun__.ts',
  'api.remove.ts': 'api/src/domains/__nouns__/use-cases/remove-__noun__.ts',
  'api.test.ts': 'api/src/domains/__nouns__/__nouns__.routes.test.ts',
  'contract.ts': 'contract/src/__nouns__.ts',
  'contract.messages.ts': 'contract/src/messages/__nouns__.ts',
  'web.api.ts': 'web/src/features/__nouns__/__nouns__.api.ts',
  'web.page.tsx': 'web/src/features/__nouns__/__noun__-list.page.tsx',
  'e2e.spec.ts': 'e2e/__nouns__.spec.ts',
};

/** File, the text in it to put a line before, and the line. */
const entries = [
  ['.dependency-cruiser.cjs', 'seller-leads|analytics', '__nouns__|'],
  [
    'api/src/app.ts',
    'import type { Deps }',
    "import { __camelNoun__Routes } from './domains/__nouns__/__nouns__.routes.ts';\n",
  ],
  ['api/src/app.ts', '];\n', '  __camelNoun__Routes,\n'],
  ['docs/domains.md', /\n\nDomains without calls/, '\n| `__nouns__/` | __nouns__ | `/__nouns__/` |'],
  [
    'web/src/app/routes.ts',
    '  ]),\n] satisfies',
    "    route('__nouns__', '../features/__nouns__/__noun__-list.page.tsx'),\n",
  ],
  ['e2e/routes.ts', "  { path: '/warehouse/", "  { path: '/__nouns__/', title: '__Words__s', who: people.seller },\n"],
  ['api/src/testing/matrix/matrix.policy.ts', "\n  'POST /api/internal/test-sale/'", policyRows()],
  ['api/src/testing/matrix/owned-resources.ts', '  readonly seller: string;', '  readonly __camelNoun__: string;\n'],
  ['api/src/testing/matrix/owned-resources.ts', '  seller: newId(),', '  __camelNoun__: newId(),\n'],
  [
    'api/src/testing/matrix/owned-resources.ts',
    '      seller: seller.id,\n',
    '      __camelNoun__: (await make__PascalNoun__(db, { sellerId: seller.id })).id,\n',
  ],
  [
    'api/src/testing/matrix/owned-resources.ts',
    'import { payouts }',
    "import { make__PascalNoun__ } from '../../domains/__nouns__/__nouns__.factory.ts';\n",
  ],
];

/**
 * Writes the skeleton below `base`. Refuses a name that is taken or is not a noun as URLs write it.
 * @returns {string[]} the files that are new or changed
 */
export function newDomain(base, nouns, singular = singularOf(nouns)) {
  for (const name of [nouns, singular]) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? ''))
      throw new Error('Name the domain by its plural, such as bank-accounts, and its singular if it is irregular.');
  }
  if (existsSync(join(base, 'api/src/domains', nouns))) throw new Error(`api/src/domains/${nouns} exists already.`);
  const fill = filling(nouns, singular);
  for (const [template, target] of Object.entries(files)) {
    const file = join(base, fill(target));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fill(readFileSync(new URL(`${template}.template`, templates), 'utf8')));
  }
  for (const [target, before, line] of entries) insert(join(base, target), before, fill(line));
  return [...Object.values(files).map(fill), ...new Set(entries.map(([target]) => target))];
}

function policyRows() {
  const own = '({ __camelNoun__ }) => ({ params: { qid: __camelNoun__ }';
  return `
  'GET /api/__nouns__/': { allowed: sellersAndViewer },
  'GET /api/__nouns__/{qid}/': { allowed: sellersAndViewer, request: ${own} }) },
  'POST /api/__nouns__/': { allowed: sellers, request: bodyOf({ name: 'North dock' }) },
  'PUT /api/__nouns__/{qid}/': { allowed: sellers, request: ${own}, body: { name: 'North dock' } }) },
  'DELETE /api/__nouns__/{qid}/': { allowed: sellers, request: ${own} }), answers: 204 },
`;
}

function insert(file, before, line) {
  const text = readFileSync(file, 'utf8');
  const found = typeof before === 'string' ? before : before.exec(text)?.[0];
  const at = found === undefined ? -1 : text.indexOf(found);
  if (at < 0) throw new Error(`${file} has no place for "${line.trim()}": the mould is behind the house.`);
  writeFileSync(file, text.slice(0, at) + line + text.slice(at));
}

/** Gives the function that puts the noun's forms into a text. */
function filling(nouns, singular) {
  const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const pascal = (name) => camel(`-${name}`);
  const words = singular.replaceAll('-', ' ');
  const forms = {
    __nouns__: nouns,
    __noun__: singular,
    __camelNouns__: camel(nouns),
    __camelNoun__: camel(singular),
    __PascalNouns__: pascal(nouns),
    __PascalNoun__: pascal(singular),
    __snake_nouns__: nouns.replaceAll('-', '_'),
    __snake_noun__: singular.replaceAll('-', '_'),
    __Words__s: capital(nouns.replaceAll('-', ' ')),
    __a_words__: `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`,
    __words__: words,
  };
  return (text) => Object.entries(forms).reduce((filled, [form, value]) => filled.replaceAll(form, value), text);
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

function singularOf(nouns = '') {
  if (nouns.endsWith('ies')) return `${nouns.slice(0, -3)}y`;
  return /(ss|x|ch|sh)es$/.test(nouns) ? nouns.slice(0, -2) : nouns.replace(/s$/, '');
}

function run(name, args) {
  const { status } = spawnSync(join(root, 'node_modules/.bin', name), args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} ended with ${status}`);
}

async function main([nouns, singular]) {
  const made = newDomain(root, nouns, singular);
  run('biome', ['check', '--write', ...made]);
  run('node', ['scripts/generate.mjs']);
  console.log(`${made.join('\n')}\n\nNext:
 1. GLOSSARY.md: the noun. README.md of the domain: what it is.
 2. contract/src/${nouns}.ts and the table: its real properties. Then: npm run new:migration -- ${nouns}
 3. ${nouns}.policy.ts and api/src/testing/matrix/matrix.policy.ts: who may do what, each from the specification.
 4. The page's address, if it is not /${nouns}/: web/src/app/routes.ts, docs/domains.md, e2e/routes.ts.
 5. web/src/app/navigation.ts and paths.ts: the way to the page, when it is finished. No page yet: delete its files and rows.
 6. api/seeds: rows of the demo world; seed.test.ts empties each seeded table by name.
 7. .dependency-cruiser.cjs: the domain stands in the highest tier; others import from it once it stands below them.
 8. npm run generate, then npm test.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
