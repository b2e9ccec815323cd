/** The picture that stands beside a shared link: the page's own sentence on ink, with the quay's edge (Open Graph, 1200 × 630). */
import sharp from 'sharp';
import { fontOf } from '../../platform/pdf/fonts.ts';

const size = { width: 1_200, height: 630 };
const margin = 80;
const headline = { size: 84, leading: 96, most: 3 };
const note = { size: 34, leading: 44, most: 2 };
const logo = 'M1 1h30v15.5h-5.4V6.4H6.4v19.2h10.1V31H1z';
const pointer = 'M13.2 17.2l4-4L31.8 27.8 27.8 31.8z';

/** PNG bytes. Words that do not fit are cut with an ellipsis. */
export async function sharingPicture(title: string, description: string): Promise<Buffer> {
  const big = linesOf(title, headline.size, headline.most);
  const small = linesOf(description, note.size, note.most);
  const top = 270;
  const texts = [
    ...big.map((line, index) => pathOf(line, headline.size, top + index * headline.leading, '#ffffff')),
    ...small.map((line, index) =>
      pathOf(line, note.size, top + big.length * headline.leading + index * note.leading - 10, '#b1c2c4'),
    ),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<defs><pattern id="h" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V14" stroke="#0d2630" stroke-width="6"/></pattern></defs>
<rect width="100%" height="100%" fill="#0d2630"/>
<g transform="translate(${margin} 72) scale(2.6)"><path fill="#fff" d="${logo}"/><path fill="#ffc629" d="${pointer}"/></g>
${pathOf('Quayside', 52, 132, '#ffffff', margin + 108)}
${texts.join('\n')}
<rect y="598" width="100%" height="32" fill="#f2f4f0"/><rect y="598" width="100%" height="32" fill="url(#h)"/>
</svg>`;
  return sharp(Buffer.from(svg)).png().timeout({ seconds: 10 }).toBuffer();
}

let opened: ReturnType<typeof fontOf> | undefined;
/** Read from its file once. */
function face(): ReturnType<typeof fontOf> {
  opened ??= fontOf('bold');
  return opened;
}

const widthOf = (text: string, pixels: number): number => {
  const font = face();
  return (font.layout(text).advanceWidth * pixels) / font.unitsPerEm;
};

function linesOf(text: string, pixels: number, most: number): string[] {
  const room = size.width - 2 * margin;
  const lines: string[] = [];
  let line = '';
  for (const word of text.slice(0, 300).split(/\s/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, pixels) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`];
}

/** Glyphs as outlines: the picture is the same on every machine, whatever fonts it has. */
function pathOf(text: string, pixels: number, baseline: number, fill: string, left = margin): string {
  const font = face();
  const scale = pixels / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const shapes = glyphs.map((glyph, index) => {
    const shape = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`;
    x += positions[index]?.xAdvance ?? 0;
    return shape;
  });
  return `<g fill="${fill}" transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${shapes.join('')}</g>`;
}
