/** What was handed over, when and to whom, with the signature. Runs in the thread that draws. */
import { type Signature, signaturePad, signaturePath } from '@quayside/contract/signature';
import type { Party } from '../../../kernel/party.ts';
import { longDate } from '../../../platform/pdf/long-date.ts';
import { head, parties, totals } from '../../../platform/pdf/paper-parts.ts';
import {
  a4,
  block,
  closePaper,
  fits,
  nextPage,
  openPaper,
  type Paper,
  tagged,
} from '../../../platform/pdf/pdf-paper.ts';
import { table } from '../../../platform/pdf/pdf-table.ts';
import { inks } from '../../../platform/pdf/pdf-text.ts';

/** Plain values that survive a message between threads. */
export type Manifest = {
  readonly number: string;
  readonly handedOverAt: string;
  /** Day and time of the warehouse. */
  readonly handedOver: string;
  readonly driverName: string | null;
  readonly signature: Signature | null;
  readonly from: Party;
  readonly to: Party;
  readonly carrier: string;
  readonly trackingNumber: string | null;
  readonly weightKg: number | null;
  readonly packages: readonly { readonly code: string; readonly sscc: string | null; readonly weightKg: number }[];
};

/** Draws and ends the paper. */
export function draw(manifest: Manifest): Paper {
  const { number, handedOverAt, handedOver, carrier, trackingNumber, from, to, packages, weightKg } = manifest;
  const title = `Manifest ${number}`;
  const paper = openPaper({ title, subject: `Shipment ${number}`, author: from.name, createdAt: handedOverAt }, a4);
  head(paper, 'Manifest', from.name, [
    { label: 'Shipment', value: number, isCode: true },
    { label: 'Handed over', value: `${longDate(handedOverAt)}, ${handedOver}` },
    { label: 'Carrier', value: carrier },
    { label: 'Track and trace', value: trackingNumber ?? '–' },
  ]);
  parties(paper, [
    { role: 'Sender', party: from },
    { role: 'Recipient', party: to },
  ]);
  table(
    paper,
    [
      { header: 'Package', share: 34, face: 'mono', text: ({ code }) => code },
      { header: 'SSCC', share: 50, face: 'mono', text: ({ sscc }) => sscc ?? '–' },
      { header: 'kg', share: 16, align: 'end', text: (one) => one.weightKg.toFixed(1) },
    ],
    packages,
  );
  totals(paper, [
    { label: 'Packages', value: String(packages.length) },
    { label: 'Weight', value: weightKg === null ? '–' : `${weightKg.toFixed(1)} kg`, isStrong: true },
  ]);
  sign(paper, manifest);
  closePaper(paper, `${title} · ${from.name}`);
  return paper;
}

const drawnWidth = 200;
const drawnHeight = (drawnWidth * signaturePad.height) / signaturePad.width;

function sign(paper: Paper, { driverName, signature }: Manifest): void {
  paper.y += 16;
  if (!fits(paper, drawnHeight + 40)) nextPage(paper);
  const { pdf, sheet } = paper;
  const place = { x: sheet.margin, y: paper.y, width: drawnWidth * 2 };
  const said = `Taken over by ${driverName ?? 'the driver, who signed'}`;
  paper.y += block(paper, 'P', said, place, { face: 'regular', size: 10 }) + 6;
  if (signature === null) return;
  const y = paper.y;
  const lines = () => {
    pdf
      .save()
      .translate(sheet.margin, y)
      .scale(drawnWidth / signaturePad.width);
    pdf.path(signaturePath(signature)).lineWidth(6).lineCap('round').lineJoin('round').stroke(inks.ink);
    pdf.restore();
  };
  tagged(paper, 'Figure', lines, paper.root, 'The signature');
  paper.y += drawnHeight;
}
