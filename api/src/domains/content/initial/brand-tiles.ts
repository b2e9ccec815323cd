/** Brands of the demo world with the marks drawn for them; nobody's trademarks. */
import { drawing, panel } from './make.ts';

const marks = [
  ['Selkie', 'mark-selkie'],
  ['Pan Borówka', 'mark-pan-borowka'],
  ['Salt Meadow', 'mark-salt-meadow'],
  ['Brambleford', 'mark-brambleford'],
] as const;

export const brandTiles = (description: string) =>
  marks.map(([name, mark]) => panel('brand_tile', { name, description, image: drawing(mark) }));
