/**
 * No regular expression of ours takes more than linear time, whatever a stranger sends: one that does is a switch to turn
 * the server off. recheck proves it for each pattern written in contract, API, web and seeds, and for each pattern of the
 * published contract. A length limit beside a pattern is no excuse: Zod asks the pattern also when the limit has failed.
 * What recheck has only tried out (its fuzzing finds nothing) is no proof: its automaton must say so, or the pattern stands
 * below with the reason why it is linear.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from 'recheck';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['contract/src', 'api/src', 'api/seeds', 'web/src'];
const tests = /\.(?:test|spec)\.tsx?$/;
/** Where a pattern is put together at run time, and from what. */
const dynamic = {
  'api/src/adapters/payments/embedded-recipients.ts': 'the texts from ^ to $ beside it, which are checked',
  'api/src/adapters/payments/wise-stub.ts': 'written by the tests of the adapter',
  'api/src/platform/http/openapi/example.ts': 'patterns of the document, which are checked',
  'api/src/testing/invoices/broken-papers.ts': 'written by tests',
};
/** What the automaton cannot read, a look ahead each, by flags and pattern: why it is linear all the same. */
export const readByUs: Readonly<Record<string, string>> = {
  '/^(?!0+\\.00$)\\d{1,13}\\.\\d{2}$/': 'looks ahead once, from the beginning, along one run of noughts',
  '/^(?!0+\\.00$)\\d{1,7}\\.\\d{2}$/': 'looks ahead once, from the beginning, along one run of noughts',
  '/^0+(?=\\d)/': 'begins at one place alone and looks one sign ahead',
  '/(\\d) *[x×*] *(?=\\d)/g':
    'begins at digits alone, reads the blanks behind each once; its text has 200 signs at most',
  '/^[\\0\\t\\n\\f\\r ]+\\d{1,5}[\\0\\t\\n\\f\\r ]+R(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])/':
    'begins at one place alone, its parts share no sign; its text has 24 signs',
};
const cacheFile = join(root, 'node_modules', '.cache', 'quayside', 'patterns.json');
const longestProof = 30_000;

/** A pattern where it stands; `undefined` where its text is made at run time. */
type Pattern = { readonly pattern: string | undefined; readonly flags: string; readonly place: string };

/** What is wrong, a line each; empty when every pattern is linear. */
export async function slowPatterns(): Promise<string> {
  const found = [...files().flatMap((file) => patternsIn(file)), ...publishedPatterns()];
  const known = readKnown();
  const problems = unused(found).map((name) => `check-patterns.ts: ${name} is written nowhere any more: take it out.`);
  for (const { pattern, flags, place } of found) {
    if (pattern === undefined) {
      problems.push(`${place}: a pattern put together at run time cannot be checked. Write it as a literal.`);
      continue;
    }
    const key = createHash('sha256').update(`4.5.0 proved ${flags} ${pattern}`).digest('hex');
    const verdict = known.get(key) ?? (await verdictOf(pattern, flags));
    known.set(key, verdict);
    if (verdict !== 'safe')
      problems.push(`${place}: ${nameOf({ pattern, flags })} is ${verdict}: rewrite it so that it is linear.`);
  }
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify([...known].filter(([, verdict]) => verdict === 'safe')));
  return problems.join('\n');
}

/** Whether a pattern is `safe`; else how its time grows, or that it could not be told. */
export async function verdictOf(pattern: string, flags: string): Promise<string> {
  const told = await check(pattern, flags, { timeout: longestProof });
  if (told.status === 'vulnerable') return told.complexity.summary;
  if (told.status !== 'safe') return `not proved (${told.error.kind})`;
  if (told.checker === 'automaton' || nameOf({ pattern, flags }) in readByUs) return 'safe';
  // Many repetitions are tried out by fuzzing, which looks at their number; how time grows with the text is proved here.
  const proof = await check(pattern, flags, { timeout: longestProof, checker: 'automaton' });
  if (proof.status === 'vulnerable') return proof.complexity.summary;
  return proof.status === 'safe' ? 'safe' : 'tried out only, not proved';
}

const nameOf = ({ pattern, flags }: Pick<Pattern, 'pattern' | 'flags'>) => `/${pattern}/${flags}`;

function unused(found: readonly Pattern[]): string[] {
  const written = new Set(found.map(nameOf));
  return Object.keys(readByUs).filter((name) => !written.has(name));
}

function files(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...sources], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !tests.test(file));
}

/** Every pattern of a file: literals, texts from `^` to `$`, and what is put together at run time. */
export function patternsIn(file: string, text = readFileSync(join(root, file), 'utf8')): Pattern[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    const place = () => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ pattern: node.text.slice(1, end), flags: node.text.slice(end + 1), place: place() });
    } else if (isPatternText(node)) {
      found.push({ pattern: node.text, flags: '', place: place() });
    } else if (isMadeAtRunTime(node) && !(file in dynamic)) {
      const [first] = node.arguments ?? [];
      const isText = first !== undefined && ts.isStringLiteralLike(first);
      found.push({ pattern: isText ? first.text : undefined, flags: '', place: place() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isPatternText = (node: ts.Node): node is ts.StringLiteralLike =>
  ts.isStringLiteralLike(node) && node.text.startsWith('^') && node.text.endsWith('$');

const isMadeAtRunTime = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';

/** What Zod adds of its own (addresses, times, UUIDs) is asked with every request. */
function publishedPatterns(): Pattern[] {
  const found = new Set<string>();
  JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'), (name, value: unknown) => {
    if (name === 'pattern' && typeof value === 'string') found.add(value);
    return value;
  });
  return [...found].map((pattern) => ({ pattern, flags: '', place: 'openapi.json' }));
}

function readKnown(): Map<string, string> {
  try {
    return new Map(JSON.parse(readFileSync(cacheFile, 'utf8')));
  } catch {
    return new Map();
  }
}
