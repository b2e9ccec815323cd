/** What the A4 papers share: head, parties, totals, statements and places to sign. */
import type { Party } from '../../kernel/party.ts';
import { countryName } from './country-name.ts';
import { artifact, block, contentWidth, drawMark, fits, nextPage, type Paper, tagged } from './pdf-paper.ts';
import { drawLines, inks, lineHeightOf, type TextStyle, wrapped } from './pdf-text.ts';

const label: TextStyle = { face: 'bold', size: 7, color: inks.muted };
const value: TextStyle = { face: 'bold', size: 9.5, maximumLines: 3 };
const plain: TextStyle = { face: 'regular', size: 9, maximumLines: 3 };
const gap = 14;

export type Fact = { readonly label: string; readonly value: string; readonly isCode?: boolean };

/** Title, who made the paper, and what identifies it in a row of facts. */
export function head(paper: Paper, title: string, issuer: string, facts: readonly Fact[]): void {
  const { sheet } = paper;
  const width = contentWidth(paper);
  drawMark(paper, sheet.margin, paper.y, 20);
  const titleStyle: TextStyle = { face: 'bold', size: 19 };
  const place = { x: sheet.margin + 30, y: paper.y - 3, width: width * 0.55 };
  const height = block(paper, 'H1', title, place, titleStyle);
  const side = { x: sheet.margin + width * 0.62, y: paper.y + 1, width: width * 0.38 };
  const sideHeight = block(paper, 'P', issuer, side, { face: 'regular', size: 9, align: 'end', maximumLines: 3 });
  paper.y += Math.max(height, sideHeight, 22) + 6;
  heavyRule(paper);
  paper.y += 8;
  columns(paper, facts, Math.min(4, facts.length), (fact, at) => {
    const labelHeight = block(paper, 'P', fact.label, at, label);
    const style: TextStyle = fact.isCode ? { ...value, face: 'mono', size: 9 } : value;
    return labelHeight + block(paper, 'P', fact.value, { ...at, y: at.y + labelHeight }, style);
  });
  paper.y += 4;
}

function heavyRule({ pdf, sheet, y }: Paper): void {
  artifact(pdf, () => pdf.rect(sheet.margin, y, sheet.width - 2 * sheet.margin, 2).fill(inks.ink));
}

/** Lays things out in rows of `count` columns, each row as high as its highest, and moves the paper below them. */
export function columns<Thing>(
  paper: Paper,
  things: readonly Thing[],
  count: number,
  draw: (thing: Thing, at: { readonly x: number; readonly y: number; readonly width: number }) => number,
): void {
  const width = (contentWidth(paper) - (count - 1) * gap) / count;
  for (let start = 0; start < things.length; start += count) {
    const heights = things
      .slice(start, start + count)
      .map((thing, index) => draw(thing, { x: paper.sheet.margin + index * (width + gap), y: paper.y, width }));
    paper.y += Math.max(...heights) + 8;
  }
}

/** Lines of a postal address, without the name. */
export function addressLines(party: Party): string[] {
  const place = [party.postalCode, party.city].filter(Boolean).join(' ');
  return [party.line1, party.line2, place, party.region, countryName(party.country)].filter(Boolean);
}

export type NamedParty = { readonly role: string; readonly party: Party };

export function parties(paper: Paper, named: readonly NamedParty[]): void {
  columns(paper, named, named.length, ({ role, party }, at) => {
    let height = block(paper, 'H2', role, at, label) + 1;
    const add = (text: string, style: TextStyle) => {
      height += block(paper, 'P', text, { ...at, y: at.y + height }, style);
    };
    add(party.name, value);
    for (const line of addressLines(party)) add(line, plain);
    if (party.vatNumber) add(`VAT ${party.vatNumber}`, { ...plain, color: inks.muted });
    if (party.registrationNumber) add(`Reg. no. ${party.registrationNumber}`, { ...plain, color: inks.muted });
    return height;
  });
  paper.y += 4;
}

export type Total = { readonly label: string; readonly value: string; readonly isStrong?: boolean };

/** Sums below a table, in a plate with one cut corner; kept together on one page. */
export function totals(paper: Paper, sums: readonly Total[]): void {
  const { pdf, sheet } = paper;
  const width = contentWidth(paper) * 0.46;
  const left = sheet.width - sheet.margin - width;
  const inset = 10;
  const heights = sums.map(({ isStrong = false }) => (isStrong ? 19 : 14));
  const height = heights.reduce((sum, one) => sum + one, 0) + 2 * inset - 4;
  paper.y += 10;
  if (!fits(paper, height)) nextPage(paper);
  const top = paper.y;
  artifact(pdf, () => {
    const cut = 14;
    pdf.polygon(
      [left, top],
      [left + width - cut, top],
      [left + width, top + cut],
      [left + width, top + height],
      [left, top + height],
    );
    pdf.fill(inks.pale);
  });
  let y = top + inset - 2;
  for (const [index, sum] of sums.entries()) {
    const style: TextStyle = { face: sum.isStrong ? 'bold' : 'regular', size: sum.isStrong ? 12 : 9 };
    const place = { x: left + inset, y, width: width - 2 * inset };
    tagged(paper, 'P', () => {
      drawLines(pdf, wrapped(pdf, sum.label, { ...style, maximumLines: 1 }, place.width * 0.6), place, style);
      drawLines(pdf, [sum.value], place, { ...style, align: 'end' });
    });
    y += heights[index] ?? 0;
  }
  paper.y = top + height + 12;
}

/** Paragraphs over the whole width. */
export function statements(paper: Paper, texts: readonly string[]): void {
  const style: TextStyle = { face: 'regular', size: 8.5, color: inks.muted };
  for (const text of texts) {
    const width = contentWidth(paper);
    const height = wrapped(paper.pdf, text, style, width).length * lineHeightOf(style);
    if (!fits(paper, height)) nextPage(paper);
    paper.y += block(paper, 'P', text, { x: paper.sheet.margin, y: paper.y, width }, style) + 4;
  }
}

/** Lines to sign on, side by side. */
export function signatures(paper: Paper, roles: readonly string[]): void {
  const height = 64;
  paper.y += 10;
  if (!fits(paper, height)) nextPage(paper);
  columns(paper, roles, roles.length, (role, at) => {
    artifact(paper.pdf, () => {
      paper.pdf
        .moveTo(at.x, at.y + 40)
        .lineTo(at.x + at.width, at.y + 40)
        .lineWidth(0.8)
        .stroke(inks.ink);
    });
    block(paper, 'P', role, { ...at, y: at.y + 43 }, { face: 'regular', size: 7.5, color: inks.muted });
    return height - 8;
  });
}
