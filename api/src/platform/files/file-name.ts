/** Names of files: they come from strangers and go into pages, headers and other people's folders. Pure. */
import { type FileType, fileTypes, longestFileName, typeOfName } from '@quayside/contract/file-values';

/** Endings that a system runs when it is opened, wherever in the name they stand: `invoice.exe.pdf` is refused too. */
const runnable = new Set(
  'app bat bin cmd com cpl dll dmg exe gadget hta htm html inf jar js jse lnk mht msc msi php pif ps1 py reg scr sh svg svgz swf url vb vbe vbs wsf xhtml'.split(
    ' ',
  ),
);
/**
 * Slashes and colons are paths; controls break headers; unseen format characters (such as right-to-left overrides) make
 * `gpj.exe` look like `exe.jpg`. The two joiners are letters' own in Persian and the languages of India, and in emoji.
 */
const forbidden = /[/\\:\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

/** The name as it is kept (composed, trimmed), or null when it must be refused. */
export function cleanName(given: string): string | null {
  const name = given.normalize('NFC').trim();
  if (name === '' || name.length > longestFileName || forbidden.test(name)) return null;
  const [stem = '', ...endings] = name.split('.');
  if (stem === '' && endings.length < 2) return null;
  return endings.some((ending) => runnable.has(ending.trim().toLowerCase())) ? null : name;
}

/** A name a person typed for a file of that type: the ending is added when it is missing; null when it must be refused. */
export function nameForType(given: string, type: FileType): string | null {
  const name = cleanName(given);
  if (name === null) return null;
  if (typeOfName(name) === type) return name;
  return typeOfName(name) === null ? cleanName(`${name}.${fileTypes[type].endings[0]}`) : null;
}
