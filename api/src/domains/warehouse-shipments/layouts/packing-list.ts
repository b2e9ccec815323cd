/** The packing list of a warehouse shipment, with a box to tick for each package. Runs in the thread that draws. */

import type { Party } from '../../../kernel/party.ts';
import { longDate } from '../../../platform/pdf/long-date.ts';
import { head, parties, totals } from '../../../platform/pdf/paper-parts.ts';
import { a4, closePaper, openPaper, type Paper } from '../../../platform/pdf/pdf-paper.ts';
import { table } from '../../../platform/pdf/pdf-table.ts';

/** Plain values that survive a message between threads. */
export type PackingList = {
  readonly number: string;
  readonly createdAt: string;
  readonly from: Party;
  readonly to: Party;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly weightKg: number | null;
  readonly packages: readonly {
    readonly code: string;
    readonly sscc: string | null;
    readonly order: string;
    readonly sellerName: string;
    readonly lineCount: number;
    readonly unitCount: number;
    readonly weightKg: number;
  }[];
};

/** Draws and ends the paper. */
export function draw(list: PackingList): Paper {
  const { number, createdAt, from, to, packages } = list;
  const title = `Packing list ${number}`;
  const paper = openPaper({ title, subject: `Shipment ${number}`, author: from.name, createdAt }, a4);
  head(paper, 'Packing list', from.name, [
    { label: 'Shipment', value: number, isCode: true },
    { label: 'Date', value: longDate(createdAt) },
    { label: 'Carrier', value: list.carrier ?? '–' },
    { label: 'Track and trace', value: list.trackingNumber ?? '–' },
  ]);
  parties(paper, [
    { role: 'Sender', party: from },
    { role: 'Recipient', party: to },
  ]);
  table(
    paper,
    [
      { header: 'Ticked', share: 8, text: () => '[  ]' },
      { header: 'Package', share: 18, face: 'mono', text: ({ code }) => code },
      { header: 'SSCC', share: 22, face: 'mono', text: ({ sscc }) => sscc ?? '–' },
      { header: 'Order', share: 16, face: 'mono', text: ({ order }) => order },
      { header: 'Seller', share: 20, text: ({ sellerName }) => sellerName },
      { header: 'Pieces', share: 8, align: 'end', text: ({ unitCount }) => String(unitCount) },
      { header: 'kg', share: 8, align: 'end', text: ({ weightKg }) => weightKg.toFixed(1) },
    ],
    packages,
  );
  totals(paper, [
    { label: 'Packages', value: String(packages.length) },
    { label: 'Pieces', value: String(packages.reduce((sum, { unitCount }) => sum + unitCount, 0)) },
    { label: 'Weight', value: list.weightKg === null ? '–' : `${list.weightKg.toFixed(1)} kg`, isStrong: true },
  ]);
  closePaper(paper, `${title} · ${from.name}`);
  return paper;
}
