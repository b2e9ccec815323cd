import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

/** The tokens of one theme, as they stand in the stylesheet. */
function tokens(theme: 'light' | 'dark'): (name: string) => string {
  const block = new RegExp(`@utility ${theme}-tokens \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return (name) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? `no token ${name}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['canvas', 'surface', 'sunken', 'raised'];
const onEvery = (names: readonly string[]) =>
  names.flatMap((name) => surfaces.map((surface): [string, string] => [name, surface]));
const texts: [string, string][] = [
  ...onEvery(['text', 'muted']),
  ['faint', 'canvas'],
  ['faint', 'surface'],
  ['faint', 'sunken'],
  ['text', 'selected'],
  ['muted', 'selected'],
  ['brand', 'surface'],
  ['brand', 'canvas'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-signal', 'signal'],
  ['on-signal', 'signal-hover'],
  ['text', 'signal-tint'],
  ['on-danger', 'danger'],
  ['on-header', 'header'],
  ['header-muted', 'header'],
  ...['success', 'info', 'caution', 'error'].flatMap((name): [string, string][] => [
    [name, `${name}-tint`],
    [name, 'surface'],
  ]),
];
const controls: [string, string][] = [
  ...onEvery(['control', 'focus']),
  ['signal-edge', 'surface'],
  ['signal-edge', 'canvas'],
  ['disabled', 'sunken'],
];

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  const token = tokens(theme);
  it.each(texts)('text %s on %s reaches 4.5', (text, ground) =>
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5),
  );
  it.each(controls)('%s on %s reaches 3', (edge, ground) =>
    expect(contrast(token(edge), token(ground))).toBeGreaterThanOrEqual(3),
  );
});
