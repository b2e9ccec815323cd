/** What goods are sold in, each drawn on a square of 96 and standing on the line at 86. */

export type Colours = {
  readonly body: string;
  readonly shade: string;
  readonly cap: string;
  readonly label: string;
  readonly mark: string;
  readonly scent: string;
};

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

/** A label with the brand's mark, the scent's colour and two lines that stand for words. */
function label({ label: paper, mark, scent }: Colours, x: number, y: number, width: number, height: number): string {
  const middle = x + width / 2;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paper}"/>`,
    `<circle cx="${middle}" cy="${y + height * 0.27}" r="${Math.min(width, height) * 0.14}" fill="${mark}"/>`,
    path(mark, `M${x + width * 0.2} ${y + height * 0.5}h${width * 0.6}v2h-${width * 0.6}z`),
    path(mark, `M${x + width * 0.32} ${y + height * 0.62}h${width * 0.36}v1.5h-${width * 0.36}z`),
    path(scent, `M${x} ${y + height * 0.8}h${width}v${height * 0.2}h-${width}z`),
  ].join('');
}

export const containers = {
  pump: (c: Colours) =>
    `${path(c.cap, 'M36 11h18v5h-3v9h-6v-9h-9z')}${path(c.cap, 'M40 25h16v7H40z')}${path(c.body, 'M35 32h26l4 7v44l-3 3H34l-3-3V39z')}${path(c.shade, 'M57 32h4l4 7v44l-3 3h-5z')}${label(c, 34, 46, 24, 32)}`,
  bottle: (c: Colours) =>
    `${path(c.cap, 'M40 14h16v13H40z')}${path(c.body, 'M38 27h20l6 10v46l-3 3H35l-3-3V37z')}${path(c.shade, 'M56 27h2l6 10v46l-3 3h-5z')}${label(c, 35, 44, 22, 32)}`,
  trigger: (c: Colours) =>
    `${path(c.cap, 'M30 12h26v8H44v12h-7V20h-4l-3 9h-4z')}${path(c.cap, 'M42 30h14v6H42z')}${path(c.body, 'M42 36h14l8 16v31l-3 3H37l-3-3V52z')}${path(c.shade, 'M54 36h2l8 16v31l-3 3h-6z')}${label(c, 37, 52, 19, 28)}`,
  tube: (c: Colours) =>
    `${path(c.body, 'M30 12h36l-5 60H35z')}${path(c.shade, 'M59 12h7l-5 60h-5z')}${path(c.shade, 'M30 12h36v5H30z')}${label(c, 37, 24, 20, 32)}${path(c.cap, 'M36 72h24v14H36z')}`,
  jar: (c: Colours) =>
    `${path(c.cap, 'M26 36h44v14H26z')}${path(c.body, 'M28 50h40v32l-4 4H32l-4-4z')}${path(c.shade, 'M62 50h6v32l-4 4h-2z')}${label(c, 33, 55, 28, 25)}`,
  dropper: (c: Colours) =>
    `${path(c.cap, 'M43 9h10v14H43z')}${path('#3a3d40', 'M40 23h16v9H40z')}${path(c.body, 'M42 32h12v6l8 6v39l-3 3H37l-3-3V44l8-6z')}${path(c.shade, 'M54 38l8 6v39l-3 3h-4V40z')}${label(c, 36, 50, 20, 29)}`,
  can: (c: Colours) =>
    `${path(c.cap, 'M39 11h18v12H39z')}${path('#c9ccce', 'M36 23h24v4H36z')}${path(c.body, 'M34 27h28v56l-2 3H36l-2-3z')}${path(c.shade, 'M56 27h6v56l-2 3h-4z')}${label(c, 36, 38, 20, 36)}`,
  pouch: (c: Colours) =>
    `${path(c.body, 'M28 16h40l3 60-4 10H29l-4-10z')}${path(c.shade, 'M28 16h40v7H28z')}${path(c.shade, 'M62 23h6l3 53-4 10h-6z')}${label(c, 33, 32, 28, 38)}`,
  box: (c: Colours) =>
    `${path(c.body, 'M24 28h36v58H24z')}${path(c.shade, 'M60 28l12-8v58l-12 8z')}${path(c.cap, 'M24 28l12-8h36l-12 8z')}${label(c, 28, 38, 28, 38)}`,
  tin: (c: Colours) =>
    `${path(c.cap, 'M29 26h38v9H29z')}${path(c.body, 'M31 35h34v49l-2 2H33l-2-2z')}${path(c.shade, 'M59 35h6v49l-2 2h-4z')}${label(c, 33, 42, 25, 34)}`,
  candle: (c: Colours) =>
    `${path('#4a3b32', 'M47 30h2v14h-2z')}${path('#f2b33d', 'M48 18c5 7 4 12 0 13-4-1-5-6 0-13z')}${path('#fff6df', 'M30 42h36v8H30z')}${path(c.body, 'M28 46h40v37l-3 3H31l-3-3z')}${path(c.shade, 'M62 46h6v37l-3 3h-3z')}${label(c, 34, 52, 26, 28)}`,
  pillar: (c: Colours) =>
    `${path('#4a3b32', 'M47 22h2v10h-2z')}${path('#f2b33d', 'M48 10c5 7 4 12 0 13-4-1-5-6 0-13z')}${path(c.scent, 'M34 32h28v54H34z')}${path(c.shade, 'M34 56h28v18H34z')}${path(c.label, 'M40 59h16v12H40z')}${path(c.mark, 'M43 63h10v1.5H43zm2 3h6v1.500h-6z')}`,
  wrappedBar: (c: Colours) =>
    `${path(c.scent, 'M16 50h64v36H16z')}${path(c.body, 'M26 47h44v39H26z')}${path(c.shade, 'M62 47h8v39h-8z')}${label(c, 32, 51, 28, 30)}`,
  slab: (c: Colours) =>
    `${path('#5b3a29', 'M29 13h38v20H29z')}${path('#704a35', 'M32 16h9v13h-9zm12 0h9v13h-9zm12 0h8v13h-8z')}${path('#d9dcde', 'M28 28l5 4 5-4 5 4 5-4 5 4 5-4 5 4 5-4v9H28z')}${path(c.body, 'M27 35h42v51H27z')}${path(c.shade, 'M62 35h7v51h-7z')}${label(c, 32, 42, 28, 36)}`,
  book: (c: Colours) =>
    `${path('#f4f1ea', 'M30 18h42v66H30z')}${path(c.body, 'M26 16h42v70H26z')}${path(c.shade, 'M26 16h7v70h-7z')}${label(c, 38, 28, 24, 30)}`,
  pen: (c: Colours) =>
    `${path(c.body, 'M44 14h9v56h-9z')}${path(c.shade, 'M50 14h3v56h-3z')}${path(c.cap, 'M43 9h11v16H43z')}${path(c.cap, 'M54 12h3v26h-3z')}${path('#b9bdc0', 'M44 70h9l-3.500 14h-2z')}${path(c.scent, 'M44 62h9v8h-9z')}`,
  notes: (c: Colours) =>
    `${path(c.shade, 'M26 40h46v46H26z')}${path(c.scent, 'M23 36h46v46H23z')}${path('#fff', 'M23 36h46v12H23z')}${path(c.body, 'M23 36h46v9H23z')}${path(c.mark, 'M30 55h32v2H30zm0 8h26v2H30zm0 8h20v2H30z')}`,
} as const;

export type Container = keyof typeof containers;
