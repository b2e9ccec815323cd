import { derivedId } from './ids.ts';

/** Any id: names alone tell the marks apart. */
const marks = '5d0c3c1e-6f0b-4f8e-9a51-2f4d6a7be0c3';

/** A file's name of at most so many bytes (file systems take 255). Names that begin alike are told apart by what is added. */
export function shortName(name: string, mostBytes: number): string {
  if (Buffer.byteLength(name) <= mostBytes) return name;
  const mark = `~${derivedId(name, marks).slice(0, 8)}`;
  let [kept, room] = ['', mostBytes - mark.length];
  for (const sign of name) {
    room -= Buffer.byteLength(sign);
    if (room < 0) break;
    kept += sign;
  }
  return `${kept}${mark}`;
}
