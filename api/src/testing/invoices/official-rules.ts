/**
 * The official rules of EN 16931 for UBL, as their publisher compiled them to XSLT (release assets of
 * ConnectingEurope/eInvoicing-EN16931, EUPL 1.2). They are real input and no part of the project: the tests read
 * `einvoice/EN16931-UBL-validation.xslt` below QUAYSIDE_DATA, or what xslt3 has compiled of it,
 * `einvoice/EN16931-UBL-validation.sef.json`, which saves a minute.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { evaluateXPathToStrings } from 'fontoxpath';
import saxon from 'saxon-js';
import { parseXmlDocument } from 'slimdom';

const stem = join(process.env.QUAYSIDE_DATA ?? '', 'einvoice/EN16931-UBL-validation');
const compiled = `${stem}.sef.json`;
const published = `${stem}.xslt`;

export const hasOfficialRules =
  process.env.QUAYSIDE_DATA !== undefined && (existsSync(compiled) || existsSync(published));

/** Whether the release at hand has that rule at all: its message begins with the id in brackets. */
export const hasRule = (id: string): boolean =>
  readFileSync(existsSync(compiled) ? compiled : published, 'utf8').includes(`[${id}]`);

/** A paper as the rules saw it: how many rules were about something it holds, and what they found, as "id (flag)". */
export type Verdict = { readonly rules: number; readonly found: readonly string[] };

/**
 * Loads the rules once and gives what judges a UBL document by them; it takes up to a minute where they are not compiled.
 * Throws when there are none, or when they cannot be compiled.
 */
export function officialRules(): (xml: string) => Verdict {
  const stylesheetInternal: object = JSON.parse(existsSync(compiled) ? readFileSync(compiled, 'utf8') : compile());
  return (xml) => {
    const options = { stylesheetInternal, sourceText: xml, destination: 'serialized' } as const;
    return verdictOf(saxon.transform(options, 'sync').principalResult);
  };
}

function compile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'official-rules-'));
  try {
    const target = join(folder, 'rules.sef.json');
    const xslt3 = fileURLToPath(import.meta.resolve('xslt3/xslt3.js'));
    execFileSync(process.execPath, [xslt3, `-xsl:${published}`, `-export:${target}`, '-nogo']);
    return readFileSync(target, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads a report in SVRL (ISO/IEC 19757-3). */
function verdictOf(report: string): Verdict {
  const root = parseXmlDocument(report).documentElement;
  const every = (name: string, of: string): string[] =>
    evaluateXPathToStrings(`//Q{http://purl.oclc.org/dsdl/svrl}${name} ! ${of}`, root);
  const found = every('failed-assert', 'concat(@id, " (", @flag, ")")');
  return { rules: every('fired-rule', 'string(@context)').length, found: [...new Set(found)] };
}
