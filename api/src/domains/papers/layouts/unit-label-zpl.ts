/** Logistic labels of 4 × 6 inches for thermal printers with 203 dots per inch, with the same content as on paper. */
import { gs1Bars } from '../../../platform/pdf/barcode.ts';
import { addressLines } from '../../../platform/pdf/paper-parts.ts';
import { type Element, readable, symbolParts } from '../gs1.rules.ts';
import type { LabelSet, UnitLabel } from '../papers.types.ts';
import { barcodeField, ruleField, textField, zplLabel } from '../zpl.rules.ts';
import { factsOf, symbolsOf, unitName } from './unit-label-parts.ts';

const width = 812;
const height = 1_218;
const margin = 24;
/** Dots of a module: 0.25 to 0.5 mm. */
const modules = { narrowest: 2, widest: 4 } as const;
const quiet = 20;

/** All labels as one ZPL file. */
export const unitLabelZpl = ({ labels, orderNumber }: LabelSet): string =>
  labels.map((label) => zplLabel(width, height, fieldsOf(label, orderNumber))).join('');

function fieldsOf(label: UnitLabel, orderNumber: string): string[] {
  return [
    ...addressFields(label),
    ruleField(340, width - 2 * margin),
    ...factFields(label, orderNumber),
    ...symbolFields(label),
  ];
}

function addressFields({ from, to, piece, pieces, contents }: UnitLabel): string[] {
  const sender = [from.name, ...addressLines(from)].join(', ');
  return [
    textField(`From: ${sender}`, { x: margin, y: 24, height: 22, width: width - 2 * margin, lines: 2 }),
    textField(to.name, { x: margin, y: 90, height: 42, width: 560, lines: 2 }),
    ...addressLines(to)
      .slice(0, 4)
      .map((line, index) => textField(line, { x: margin, y: 186 + index * 36, height: 30, width: 560 })),
    textField(`${piece}/${pieces}`, { x: 610, y: 90, height: 60, width: 190 }),
    textField(unitName(contents), { x: 610, y: 160, height: 30, width: 190 }),
  ];
}

function factFields(label: UnitLabel, orderNumber: string): string[] {
  return factsOf(label, orderNumber).flatMap(({ name, value, isWide }, index) => {
    const place = { x: margin + (index % 2) * 390, width: isWide ? width - 2 * margin : 370 };
    const y = 360 + Math.floor(index / 2) * 70;
    return [textField(name, { ...place, y, height: 20 }), textField(value, { ...place, y: y + 24, height: 32 })];
  });
}

function symbolFields(label: UnitLabel): string[] {
  let y = height - margin;
  return symbolsOf(label)
    .toReversed()
    .flatMap((elements) => {
      const tall = elements[0]?.ai === '00' ? 200 : 120;
      y -= 40;
      const text = textField(readable(elements), { x: margin, y, height: 28, width: width - 2 * margin });
      y -= tall + 8;
      const bars = barcodeField(symbolParts(elements), {
        x: margin + quiet,
        y,
        height: tall,
        module: moduleOf(elements),
      });
      y -= 16;
      return [bars, text];
    });
}

/** The widest module that lets the symbol fit; its check digits are checked on the way. */
function moduleOf(elements: readonly Element[]): number {
  const total = gs1Bars(readable(elements)).reduce((sum, bar) => sum + bar, 0);
  const fitting = Math.floor((width - 2 * margin - 2 * quiet) / total);
  return Math.max(modules.narrowest, Math.min(modules.widest, fitting));
}
