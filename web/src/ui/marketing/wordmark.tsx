import type { ReactNode, SVGProps } from 'react';

/** As attributes: public pages may not carry styles of their own. */
const typed = (weight: number, size: number, width = 100, spacing = 0): SVGProps<SVGTextElement> => ({
  ...{ textAnchor: 'middle', fontWeight: weight, fontSize: size },
  ...{ fontStretch: `${width}%`, letterSpacing: `${spacing}em` },
});
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5 };

/** Names of brands as they write them, drawn in the colour of the text. The brands are inventions of the demo world. */
const marks: Readonly<Record<string, ReactNode>> = {
  selkie: (
    <>
      <path d="M20 38q9-22 22-12q-9 2-9 12z" />
      <text x="92" y="40" {...typed(800, 28, 125, -0.02)}>
        selkie
      </text>
    </>
  ),
  'pan-borowka': (
    <>
      <circle cx="26" cy="24" r="8" />
      <circle cx="36" cy="34" r="8" />
      <circle cx="20" cy="38" r="6" {...line} />
      <text x="98" y="27" {...typed(500, 17)}>
        Pan
      </text>
      <text x="98" y="46" {...typed(800, 21)}>
        Borówka
      </text>
    </>
  ),
  'salt-meadow': (
    <>
      <path {...line} d="M6 46h138M12 46V30M19 46V20M26 46V32" />
      <text x="88" y="40" {...typed(500, 17, 75, 0.06)}>
        SALT MEADOW
      </text>
    </>
  ),
  brambleford: (
    <>
      <path {...line} d="M8 12h134v36H8z" />
      <text x="75" y="37" {...typed(700, 22, 88)}>
        Brambleford
      </text>
    </>
  ),
};

export const isWordmark = (name: string): boolean => Object.hasOwn(marks, name);

/** 150 by 60. Its name stands beside it for readers. */
export function Wordmark({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 150 60" width="150" height="60" aria-hidden="true" className="fill-current">
      {marks[name]}
    </svg>
  );
}
