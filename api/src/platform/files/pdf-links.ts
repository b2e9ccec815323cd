/**
 * What a PDF takes from outside of itself, and where its links lead. A reader that fetches a stream's content asks a
 * stranger's server, or shows what lies on the reader's own disk; a link that is no web page starts what it names.
 */
import type { PdfDictionary, PdfValue } from './pdf-dictionaries.ts';
import { textOf } from './pdf-text.ts';
import { RefusedFile } from './refused-file.ts';

/** Of a stream: its bytes as another file (ISO 32000-1, 7.3.8.2), a page of another file (8.10.4), a picture for the print shop (14.11.7). */
const takenFromOutside = ['F', 'Ref', 'OPI'];
/** What a link's action names, and what links without a scheme are read against (ISO 32000-1, 12.6.4.7). */
const leading = ['URI', 'Base'];
/** Each of them asks a person before anything happens. */
const harmless = new Set(['http', 'https', 'mailto', 'tel']);
/** Browsers pass over control characters and blanks before an address, and over line ends and tabs inside. */
const passedOver = /^[\0-\u0020]+|[\t\n\r]/g;
const schemeOf = /^([a-z][a-z0-9+.-]{0,30}):/i;

/** Refuses a stream whose content is elsewhere. */
export function refuseContentOutside({ entries }: PdfDictionary): void {
  if (takenFromOutside.some((key) => entries.has(key))) throw new RefusedFile('file_leads_outside');
}

export type LinkCheck = {
  /** Of every dictionary. Throws RefusedFile at a link that leads elsewhere. */
  onDictionary(dictionary: PdfDictionary): void;
  /** Of every object that stands by itself: a link may refer to it. Throws as above. */
  onObject(value: PdfValue): void;
};

export function linkCheck(): LinkCheck {
  let [isReferred, isWrong] = [false, false];
  const refuseTogether = () => {
    if (isReferred && isWrong) throw new RefusedFile('file_leads_outside');
  };
  return {
    onDictionary({ entries }) {
      const values = leading.flatMap((key) => entries.get(key) ?? []);
      if (values.some(leadsElsewhere)) throw new RefusedFile('file_leads_outside');
      isReferred ||= values.some(({ kind }) => kind === 'reference');
      refuseTogether();
    },
    onObject(value) {
      isWrong ||= leadsElsewhere(value);
      refuseTogether();
    },
  };
}

function leadsElsewhere(value: PdfValue): boolean {
  if (value.kind !== 'string') return false;
  const address = textOf(value.text).replace(passedOver, '');
  // Another machine's share, or its server, read against the place of the file.
  if (/^[\\/]{2}/.test(address)) return true;
  const [, scheme] = schemeOf.exec(address) ?? [];
  return scheme !== undefined && !harmless.has(scheme.toLowerCase());
}
