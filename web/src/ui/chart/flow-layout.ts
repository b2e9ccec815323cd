/** Goods that leave one place for several: bands as thick as their value. Pure. */
export interface Flow {
  value: number;
  before: number;
}

export interface Band {
  /** Where the band leaves and where it arrives, from above; how thick it is, and was before. */
  from: number;
  to: number;
  thickness: number;
  before: number;
  /** Of its row, as high as its band or as its words. */
  row: number;
}

/** All bands together are as thick as this, in pixels. */
const together = 150;
const lowestRow = 36;
const between = 10;

/** In the order given; `total` and `height` are of all of them. */
export function layoutFlows(flows: readonly Flow[]): { bands: Band[]; start: number; total: number; height: number } {
  const scale = together / Math.max(1, sumOf(flows, 'value'), sumOf(flows, 'before'));
  const rows = flows.map(({ value, before }) => Math.max(lowestRow, Math.max(value, before) * scale + between));
  const height = rows.reduce((all, row) => all + row, 0);
  const total = sumOf(flows, 'value') * scale;
  const start = Math.max(0, (height - total) / 2);
  let [from, top] = [start, 0];
  const bands = flows.map(({ value, before }, index) => {
    const [thickness, row] = [value * scale, rows[index] ?? lowestRow];
    const band = { from, to: top + (row - thickness) / 2, thickness, before: before * scale, row };
    from += thickness;
    top += row;
    return band;
  });
  return { bands, start, total, height };
}

const sumOf = (flows: readonly Flow[], of: keyof Flow): number => flows.reduce((all, flow) => all + flow[of], 0);

/** Less than this of a sum is what adding fractions leaves over. */
const halfCent = 0.005;

/** The six with most; the others are one, where anything went there. */
export function withOthers<Part extends Flow>(parts: readonly Part[], all: Flow, other: (left: Flow) => Part): Part[] {
  const named = parts.slice(0, 6);
  const left = {
    value: Math.max(0, all.value - sumOf(named, 'value')),
    before: Math.max(0, all.before - sumOf(named, 'before')),
  };
  return left.value >= halfCent ? [...named, other(left)] : named;
}
