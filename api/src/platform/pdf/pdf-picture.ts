/**
 * A drawn picture on paper: the few shapes that pictures of products are made of, as vectors. Nothing is fetched and nothing
 * of it runs; a picture with anything else in it is left out, since it would be drawn wrong.
 */
import type { Pdf } from './pdf-text.ts';

type Shape = { readonly name: string; readonly given: ReadonlyMap<string, string> };
export type Picture = { readonly side: number; readonly shapes: readonly Shape[] };
export type Square = { readonly x: number; readonly y: number; readonly side: number };

const shape = /<(path|rect|circle|ellipse) ([^<>]*)\/>/g;
const viewBox = /^0 0 (\d{1,4}) (\d{1,4})$/;
const end = '</svg>';
const pathData = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/;
const colour = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const hueColour = /^hsl\((\d{1,3}),(\d{1,3})%,(\d{1,3})%\)$/;

/** Null: it is not one of ours. */
export function pictureOf(svg: string): Picture | null {
  const begin = svg.indexOf('>');
  if (!svg.startsWith('<svg ') || !svg.endsWith(end)) return null;
  const [, width, height] = viewBox.exec(attributesOf(svg.slice('<svg '.length, begin)).get('viewBox') ?? '') ?? [];
  const inside = svg.slice(begin + 1, -end.length);
  if (width === undefined || width !== height || inside.replaceAll(shape, '').trim() !== '') return null;
  const shapes = [...inside.matchAll(shape)].map(([, name = '', text = '']) => ({ name, given: attributesOf(text) }));
  return shapes.every(isDrawable) ? { side: Number(width), shapes } : null;
}

/** `name="value" …`: what stands between quotes, by what stands before them. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const parts = text.split('"');
  const names = parts.filter((_, index) => index % 2 === 0).map((part) => part.trim().slice(0, -1));
  return new Map(names.map((name, index) => [name, parts[2 * index + 1] ?? '']));
}

function isDrawable({ name, given }: Shape): boolean {
  if (hexOf(given.get('fill')) === null) return false;
  if (name === 'path') return pathData.test(given.get('d') ?? '');
  const needed = { rect: ['x', 'y', 'width', 'height'], circle: ['cx', 'cy', 'r'], ellipse: ['cx', 'cy', 'rx', 'ry'] };
  return Object.entries(needed).some(
    ([one, keys]) => one === name && keys.every((key) => Number.isFinite(Number(given.get(key) ?? Number.NaN))),
  );
}

/** Draws it into a square. */
export function drawPicture(pdf: Pdf, { side, shapes }: Picture, at: Square): void {
  pdf.save();
  pdf.translate(at.x, at.y).scale(at.side / side);
  for (const { name, given } of shapes) {
    const number = (key: string): number => Number(given.get(key) ?? 0);
    pdf.fillOpacity(Number(given.get('opacity') ?? 1));
    if (name === 'path') pdf.path(given.get('d') ?? '');
    if (name === 'rect') pdf.rect(number('x'), number('y'), number('width'), number('height'));
    if (name === 'circle') pdf.circle(number('cx'), number('cy'), number('r'));
    if (name === 'ellipse') pdf.ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    pdf.fill(hexOf(given.get('fill')) ?? '#000');
  }
  pdf.restore();
}

/** `#rrggbb` of what a fill says: PDF knows no hues. */
function hexOf(fill: string | undefined): string | null {
  if (fill === undefined) return null;
  if (colour.test(fill)) return fill;
  const [, hue, saturation, light] = hueColour.exec(fill) ?? [];
  if (light === undefined) return null;
  const [s, l] = [Number(saturation) / 100, Number(light) / 100];
  const channel = (offset: number): string => {
    const k = (offset + Number(hue) / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
