/** Files and texts of other projects' tests, as somebody may send them: each gets its answer, and in time. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyFileType, typeOfName } from '@quayside/contract/file-values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type FileChecks, fileChecks } from './file-checks.ts';
import { cleanName } from './file-name.ts';

const data = process.env.QUAYSIDE_DATA ?? '';
const folders = ['spreadsheets', 'einvoice', 'hostile'];
const isThere = data !== '' && folders.every((name) => existsSync(join(data, name)));
if (!isThere) process.stdout.write('files of other projects: not run: no data\n');
const files = (isThere ? folders : [])
  .flatMap((name) => readdirSync(join(data, name), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name !== 'README.md');

/** Damaged on purpose, entity bombs, one part twice, locked with a password, values of another workbook. */
const refused: Readonly<Record<string, string>> = {
  'clusterfuzz-testcase-minimized-POIXSSFFuzzer-5265527465181184.xlsx': 'file_damaged',
  'clusterfuzz-testcase-minimized-XLSX2CSVFuzzer-5636439151607808.xlsx': 'file_damaged',
  'crash-274d6342e4842d61be0fb48eaadad6208ae767ae.xlsx': 'file_damaged',
  'duplicate-filename.xlsx': 'file_damaged',
  'errors.xlsx': 'file_holds_links',
  'poc-xmlbomb.xlsx': 'file_holds_program',
  'poc-xmlbomb-empty.xlsx': 'file_holds_program',
  'protected_passtika.xlsx': 'file_is_locked',
  'employees-password.xlsx': 'file_is_locked',
  'password.xls': 'file_is_locked',
  'password_2002_40_xor.xls': 'file_is_locked',
};

let folder: string;
let checks: FileChecks;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-data-'));
  checks = fileChecks({ folder });
});
afterAll(async () => {
  await checks.close();
  await rm(folder, { recursive: true, force: true });
});

const answerTo = async (name: string) => {
  const sender = { person: 'anna', signal: new AbortController().signal };
  const checked = await checks.check({ path: join(folder, 'file'), name, wanted: everyFileType }, sender);
  return 'refused' in checked ? checked.refused : checked.type;
};

describe('[ORD-13] files of other projects', () => {
  it.runIf(isThere)('that are lists pass, unless they are damaged, locked or made to harm', async () => {
    const lists = files.filter(({ name }) => /\.(xlsx|xls|ods|csv|tsv|txt)$/.test(name));
    const wrong: string[] = [];
    for (const { parentPath, name } of lists) {
      await cp(join(parentPath, name), join(folder, 'file'));
      const answer = await answerTo(name);
      if (answer !== (refused[name] ?? typeOfName(name))) wrong.push(`${name}: ${answer}`);
    }
    expect(lists.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });

  it.runIf(isThere)(
    'of every kind get an answer under every name',
    async () => {
      const wrong: string[] = [];
      for (const { parentPath, name } of files) {
        await cp(join(parentPath, name), join(folder, 'file'));
        for (const type of everyFileType) {
          const answer = await answerTo(`file.${type}`);
          if (answer === 'file_cannot_be_checked' || answer === 'file_check_busy')
            wrong.push(`${name} as ${type}: ${answer}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  it.runIf(isThere)('the rules of EN 16931, which are a program, are no invoice', async () => {
    await cp(join(data, 'einvoice/EN16931-UBL-validation.xslt'), join(folder, 'file'));
    expect(await answerTo('invoice.xml')).toBe('file_holds_program');
  });

  it.runIf(isThere)(
    'hostile strings are names that are clean or refused, and contents that get an answer',
    async () => {
      const strings = z
        .array(z.string())
        .parse(JSON.parse(readFileSync(join(data, 'hostile/naughty_strings.json'), 'utf8')));
      for (const one of strings) {
        const name = cleanName(`${one}.csv`);
        if (name !== null) expect(name).toBe(name.normalize('NFC').trim());
      }
      for (const one of strings.filter((_, index) => index % 10 === 0)) {
        await writeFile(join(folder, 'file'), `gtin;name\n1;${one}\n`);
        expect(['csv', 'file_holds_program', 'file_type_mismatch']).toContain(await answerTo('list.csv'));
      }
    },
  );
});
