/** A table over as many pages as it needs, its heading repeated on each. */
import { artifact, contentWidth, fits, nextPage, type Paper, tagged } from './pdf-paper.ts';
import { drawPicture, type Picture } from './pdf-picture.ts';
import { drawLines, inks, lineHeightOf, type TextStyle, wrapped } from './pdf-text.ts';

export type TableColumn<Row> = {
  readonly header: string;
  /** Share of the width; all shares together are the width. */
  readonly share: number;
  readonly align?: 'start' | 'end';
  readonly face?: TextStyle['face'];
  readonly text: (row: Row) => string;
  /** Drawn in place of text; readers skip it. Null: the row has none. */
  readonly picture?: (row: Row) => Picture | null;
};

type Cell = {
  readonly lines: readonly string[];
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
};

const size = 8;
const gap = 5;
const inset = 4;
const headerStyle: TextStyle = { face: 'bold', size: 7.5, color: inks.muted, maximumLines: 2 };
const maximumLines = 4;
/** Side of a picture in a row. */
const pictureSide = 26;

/** Draws the rows from the paper's place on, and moves it below them. A row is never split. */
export function table<Row>(paper: Paper, columns: readonly TableColumn<Row>[], rows: readonly Row[]): void {
  const element = paper.pdf.struct('Table');
  paper.root.add(element);
  const heading = cellsOf(
    paper,
    columns,
    ({ header }) => header,
    () => headerStyle,
  );
  const headRow = paper.pdf.struct('TR');
  element.add(headRow);
  drawHeading(paper, heading, (draw) => tagged(paper, 'TH', draw, headRow));
  headRow.end();
  for (const row of rows) {
    const cells = cellsOf(paper, columns, ({ text }) => text(row), styleOf);
    const pictures = columns.map(({ picture }) => picture?.(row) ?? null);
    const hasPicture = pictures.some((one) => one !== null);
    const height = Math.max(heightOf(cells), hasPicture ? pictureSide + inset : 0);
    if (!fits(paper, height)) {
      nextPage(paper);
      drawHeading(paper, heading, (draw) => artifact(paper.pdf, draw));
    }
    const line = paper.pdf.struct('TR');
    element.add(line);
    drawCells(paper, cells, (draw) => tagged(paper, 'TD', draw, line));
    line.end();
    drawPictures(paper, pictures, cells);
    paper.y += height;
    rule(paper, inks.line, 0.4);
  }
  element.end();
}

const styleOf = <Row>({ align = 'start', face = 'regular' }: TableColumn<Row>): TextStyle => ({
  face,
  size,
  align,
  maximumLines,
});

function cellsOf<Row>(
  paper: Paper,
  columns: readonly TableColumn<Row>[],
  textOf: (column: TableColumn<Row>) => string,
  style: (column: TableColumn<Row>) => TextStyle,
): Cell[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x = paper.sheet.margin;
  return columns.map((column) => {
    const width = (contentWidth(paper) * column.share) / whole - gap;
    const own: TextStyle = { ...style(column), align: column.align ?? 'start' };
    const cell = { x, width, style: own, lines: wrapped(paper.pdf, textOf(column), own, width) };
    x += width + gap;
    return cell;
  });
}

const heightOf = (cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ lines, style }) => lines.length * lineHeightOf(style))) + 2 * inset;

function drawPictures(paper: Paper, pictures: readonly (Picture | null)[], cells: readonly Cell[]): void {
  for (const [index, picture] of pictures.entries()) {
    const x = cells[index]?.x;
    if (picture && x !== undefined)
      artifact(paper.pdf, () => drawPicture(paper.pdf, picture, { x, y: paper.y + inset / 2, side: pictureSide }));
  }
}

type Draw = (draw: () => void) => void;

function drawCells(paper: Paper, cells: readonly Cell[], put: Draw): void {
  for (const cell of cells)
    put(() => void drawLines(paper.pdf, cell.lines, { ...cell, y: paper.y + inset }, cell.style));
}

function drawHeading(paper: Paper, cells: readonly Cell[], put: Draw): void {
  drawCells(paper, cells, put);
  paper.y += heightOf(cells);
  rule(paper, inks.ink, 1.2);
}

function rule({ pdf, sheet, y }: Paper, color: string, thickness: number): void {
  artifact(pdf, () => {
    pdf
      .moveTo(sheet.margin, y)
      .lineTo(sheet.width - sheet.margin, y)
      .lineWidth(thickness)
      .stroke(color);
  });
}
