/** Reads what we write as EDIFACT with the package `edifact`, whose parser is not ours. */
import Parser from 'edifact/parser.js';

/** Tag, then the components of each element. */
export type ReadSegment = { readonly tag: string; readonly elements: readonly (readonly string[])[] };

export function readByOthers(text: string): ReadSegment[] {
  const segments: { tag: string; elements: string[][] }[] = [];
  const parser = new Parser();
  parser.on('opensegment', (tag: string) => segments.push({ tag, elements: [] }));
  parser.on('element', () => segments.at(-1)?.elements.push([]));
  parser.on('component', (value: string) => segments.at(-1)?.elements.at(-1)?.push(value));
  // Its alphabet A knows no letters beyond capitals.
  parser.encoding('UNOY');
  parser.write(text);
  parser.end();
  return segments;
}
