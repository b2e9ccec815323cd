/** Photos of demo claims: a parcel on the floor of a warehouse, its label, what lay inside, all drawn. */
import sharp from 'sharp';

const shape = { width: 1_000, height: 750 };
const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const floor = `${path('#c9c4bb', 'M0 0h1000v750H0z')}${path('#b3aca1', 'M0 430h1000v320H0z')}${path('#a39b8f', 'M0 430h1000v6H0zM330 436 190 750h6L338 436zM660 436l150 314h6L668 436z')}${path('#8d96a0', 'M60 90h180v340H60z')}${path('#79828c', 'M60 200h180v8H60zm0 110h180v8H60z')}${path('#bd8b58', 'M76 130h70v70H76zm84 20h60v50h-60zM84 240h110v70H84z')}`;
const shadow = '<ellipse cx="520" cy="640" rx="330" ry="36" fill="#000" opacity=".22"/>';
/** A closed parcel seen from the corner, with tape. */
const parcel = `${shadow}${path('#c08f5c', 'M220 320l300 70v250l-300-80z')}${path('#a8794a', 'M520 390l290-80v240L520 640z')}${path('#d3a674', 'M220 320l290-80 300 70-290 80z')}${path('#e6d6b4', 'M352 282l54-15 306 71-54 15z')}${path('#d8c59d', 'M658 353l54-15v110l-54 14z')}`;
const dent = `${path('#8a5f36', 'M520 390l-58 44 40 52-46 38 64 50 30-46-22-46 34-38z')}${path('#6d4a2a', 'M506 452l22 30-26 30 30 40 12-40-18-26 14-30z')}${path('#f0e9dc', 'M500 494l26-8 6 18-22 12z')}`;
const bars = (x: number, y: number, width: number, height: number): string =>
  Array.from({ length: 46 }, (_, index) =>
    path('#17191c', `M${x + (index * width) / 46} ${y}h${1 + ((index * 7) % 4)}v${height}h-${1 + ((index * 7) % 4)}z`),
  ).join('');
const words = (x: number, y: number, rows: readonly number[]): string =>
  rows.map((width, row) => path('#3b4046', `M${x} ${y + row * 34}h${width}v14h-${width}z`)).join('');
const paper = (turn: number, content: string): string =>
  `<g transform="rotate(${turn} 500 375)">${path('#000', 'M216 116h580v540H216z').replace('/>', ' opacity=".15"/>')}${path('#fdfcf8', 'M210 108h580v540H210z')}${content}</g>`;
const bottle = (x: number, y: number, hue: number): string =>
  `${path('#2b2f33', `M${x + 26} ${y}h34v46h-34z`)}${path(`hsl(${hue},42%,52%)`, `M${x + 16} ${y + 46}h54l16 34v190H${x}V${y + 80}z`)}${path('#fbf8f1', `M${x + 12} ${y + 110}h62v110h-62z`)}${path(`hsl(${hue},45%,28%)`, `M${x + 24} ${y + 140}h38v10h-38zm8 24h22v8h-22z`)}`;
const shards = path('#dfe7ea', 'M560 470l40-30 20 44-36 22zm70 40l30-34 30 22-24 34zm-120 20l26-10 14 30-30 10z');
const puddle = '<ellipse cx="590" cy="545" rx="150" ry="30" fill="hsl(198,40%,70%)" opacity=".7"/>';
const openBox = `${shadow}${path('#8f6740', 'M240 330h520v270H240z')}${path('#6f4f30', 'M270 360h460v210H270z')}${path('#d3a674', 'M240 330l-90-80h500l110 80zM760 330l90-70-40 330-50 10z')}${path('#efe6d2', 'M290 540c40-40 80 10 120-20s90 20 140-10 90 20 160-6v66H290z')}`;

/** What each photo shows, by the kind of evidence; BLURRED is one that nobody can use. */
const scenes = {
  PACKAGE_OUTSIDE: `${floor}${parcel}${dent}`,
  PACKAGE_LABEL: `${path('#c08f5c', 'M0 0h1000v750H0z')}${path('#b38350', 'M0 610h1000v140H0z')}${paper(-3, `${words(250, 150, [300, 240, 280])}${path('#17191c', 'M240 276h520v4H240z')}${words(250, 306, [180, 260])}${path('#fff', 'M300 390h400v210H300z')}`)}`,
  PACKAGE_INSIDE: `${floor}${openBox}${bottle(320, 300, 268)}${bottle(430, 310, 268)}${puddle}${shards}`,
  ITEM: `${floor}<ellipse cx="500" cy="650" rx="200" ry="26" fill="#000" opacity=".22"/><g transform="translate(-60 -60) scale(1.5)">${bottle(320, 190, 12)}</g>${path('#39311f', 'M470 400l26 40-20 34 30 40-14 40-12-38-22-34 16-38z')}`,
  ITEM_GTIN: `${path('#e9e4da', 'M0 0h1000v750H0z')}${path('hsl(150,34%,44%)', 'M120 60h760v630H120z')}${path('hsl(150,36%,36%)', 'M800 60h80v630h-80z')}${path('#fdfcf8', 'M180 150h600v440H180z')}`,
  DELIVERY_NOTE: `${path('#8b6b4a', 'M0 0h1000v750H0z')}${path('#7d5f41', 'M0 240h1000v8H0zm0 250h1000v8H0z')}${paper(2, `${words(250, 146, [220, 150])}${path('#c9cdd1', 'M250 240h500v40H250z')}${words(250, 304, [320, 280, 340, 260, 300])}${words(660, 304, [60, 48, 60, 52, 44])}${path('#2d4f8f', 'M560 560c30-40 40 30 66-6s30 10 80-16l4 6c-40 30-56 4-80 20s-36-24-66 8z')}`)}`,
  OTHER: `${floor}${parcel}${path('#fdfcf8', 'M560 436l120-32v120l-120 34z')}${bars(580, 440, 80, 60)}`,
  BLURRED: `${floor}${parcel}${dent}`,
} as const;
export type PhotoKind = keyof typeof scenes;
export const photoKinds = [
  'PACKAGE_OUTSIDE',
  'PACKAGE_LABEL',
  'PACKAGE_INSIDE',
  'ITEM',
  'ITEM_GTIN',
  'DELIVERY_NOTE',
  'OTHER',
  'BLURRED',
] as const satisfies readonly PhotoKind[];

/** @returns a JPEG of 1,000 × 750 pixels, the same each time */
export async function claimPhoto(kind: PhotoKind): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shape.width}" height="${shape.height}">${scenes[kind]}${barcodeOf(kind)}</svg>`;
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  return sharp(picture)
    .blur(kind === 'BLURRED' ? 9 : false)
    .jpeg({ quality: 78 })
    .toBuffer();
}

const barcodeOf = (kind: PhotoKind): string => {
  if (kind === 'PACKAGE_LABEL') return bars(330, 410, 340, 170);
  return kind === 'ITEM_GTIN' ? `${bars(250, 220, 460, 260)}${words(280, 520, [400])}` : '';
};
