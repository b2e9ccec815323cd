/** XML as text, written so that no name or note can become markup. Source: XML 1.0, sections 2.2 and 2.4. */

export type XmlNode = string | null;

/** Characters XML 1.0 cannot hold in any form: most controls, lone surrogates, two non-characters. */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it may stand between tags or in an attribute. */
export const xmlText = (text: string): string =>
  text.replace(unspeakable, '\uFFFD').replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/** An element of text; null when there is none or it is blank, so that optional fields are left out. */
export function leaf(name: string, text: string | null, attributes: Readonly<Record<string, string>> = {}): XmlNode {
  return text === null || text.trim() === '' ? null : `<${name}${attributesOf(attributes)}>${xmlText(text)}</${name}>`;
}

/** An element of elements; null when all of them are. */
export function branch(
  name: string,
  children: readonly XmlNode[],
  attributes: Readonly<Record<string, string>> = {},
): XmlNode {
  const written = children.filter((child) => child !== null);
  return written.length === 0 ? null : `<${name}${attributesOf(attributes)}>${written.join('')}</${name}>`;
}

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');
