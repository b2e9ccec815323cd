import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readByOthers } from '../../testing/edifact-reader.ts';
import { wantedIn } from './edifact.orders.rules.ts';
import { EdifactError, readInterchange, type Written, writeInterchange } from './edifact.syntax.rules.ts';

const order = (lines: readonly string[], { head = 'BGM+220+PO 4711+9', end = '' } = {}): string => {
  const segments = [head, ...lines, 'UNS+S', ...(end ? [end] : [])];
  const body = segments.map((one) => `${one}'`).join('');
  return `UNB+UNOC:3+8712345000004:14+5412345000013:14+261125:0800+77'UNH+1+ORDERS:D:96A:UN:EAN008'${body}UNT+${segments.length + 2}+1'UNZ+1+77'`;
};
const line = (gtin = '4006381333931', quantity = '24', price = '4.99') => [
  `LIN+1++${gtin}:EN`,
  `QTY+21:${quantity}`,
  `PRI+AAA:${price}`,
];
const wanted = (text: string) => {
  const { messages, decimal } = readInterchange(text);
  const [message] = messages;
  if (!message) throw new Error('no message');
  return wantedIn(message, decimal);
};

describe('[BUY-07] [BUY-08] EDIFACT is read strictly', () => {
  it('an order with its number, terms, prices and pieces; other signs of UNA too', () => {
    expect(wanted(order(['PAT+3++66:1:D:30', ...line()]))).toEqual({
      ...{ number: 'PO 4711', currency: null, daysDeferred: 30, delivery: null },
      lines: [{ position: '1', gtin: '04006381333931', quantity: 24, targetMinor: 499n }],
    });
    const other = order(line('4006381333931', '24', '4,99'))
      .replaceAll(':', '|')
      .replaceAll('+', '*')
      .replaceAll("'", '~');
    expect(wanted(`UNA|*,! ~${other}`).lines[0]?.targetMinor).toBe(499n);
  });

  it.each([
    ['nothing', '', 'does not begin with UNB'],
    ['another file', '%PDF-1.7', 'has no end'],
    ['a file that was cut', order(line()).slice(0, -12), 'has no end'],
    ['a file without its end', order(line()).replace(/UNZ.*/, ''), 'does not end with UNZ'],
    ['a wrong count of segments', order(line()).replace(/UNT\+\d+/, 'UNT+99'), 'counts 99 segments'],
    ['a wrong count of messages', order(line()).replace('UNZ+1', 'UNZ+2'), 'counts 2 messages'],
    ['another reference at the end', order(line()).replace("UNZ+1+77'", "UNZ+1+78'"), 'says reference "78"'],
    ['a message within a message', order(['UNH+2+ORDERS:D:96A:UN']), 'UNH comes before the UNT'],
    ['a segment without a tag', order(['+1']), 'no tag of three letters'],
    ['a sign released at the end', `${order(line())}?`, 'in the middle of a released sign'],
    ['signs that are the same', `UNA++.? '${order(line())}`, 'the same sign twice'],
    ['no order number', order(line(), { head: 'BGM+220' }), 'names no order number'],
    ['a change of an order', order(line(), { head: 'BGM+220+PO 4711+5' }), 'Only new orders'],
    ['no line', order([]), 'There is no line'],
    ['no GTIN', order(line('4006381333932')), 'is no GTIN'],
    ['half a piece', order(line(undefined, '0.5')), 'no whole number of pieces'],
    ['too many pieces', order(line(undefined, '1e9')), 'no whole number of pieces'],
    ['a price of three decimals', order(line(undefined, '1', '4.999')), 'at most two decimals'],
    ['the same product twice', order([...line(), ...line()]), 'again, like line 1'],
    ['a count of lines that is wrong', order(line(), { end: 'CNT+2:7' }), 'CNT counts 7 lines'],
    ['terms nobody has', order(['PAT+3++66:1:D:45', ...line()]), 'other terms than'],
    ['a test', order(line()).replace("+77'", "+77++++++1'"), 'UNB says this is a test. Nothing was ordered'],
    ['cartons', order(line(undefined, '24:CT')), 'Line 1: QTY+21 counts in CT'],
    ['a price for a hundred', order(line(undefined, '1', '499:::100')), 'Line 1: PRI+AAA is a price for 100'],
    ['a price for a kilogram', order(line(undefined, '1', '4.99:::1:KGM')), 'Line 1: PRI+AAA is a price for 1 KGM'],
    ['a price before discounts alone', order(line()).replace('PRI+AAA', 'PRI+AAB'), 'Line 1: PRI+AAB is not read'],
    ['a control character', order(line(), { head: 'BGM+220+PO\u0000+9' }), 'Segment 3 holds a control character'],
    ['one that is released', order(line(), { head: 'BGM+220+PO?\u001f+9' }), 'Segment 3 holds a control character'],
  ])('%s is refused in words', (_, text, words) => {
    expect(() => wanted(text)).toThrow(EdifactError);
    expect(() => wanted(text)).toThrow(words);
  });

  it('pieces by each of their names, the price for one of them, and control characters where UNA makes them signs', () => {
    for (const unit of ['', 'PCE', 'EA', 'C62']) {
      const [head = '', , , ...rest] = line();
      const own = [head, `QTY+21:24:${unit}`, 'PRI+AAB:9.99', `PRI+AAA:4.99:::1:${unit}`, ...rest];
      expect(wanted(order(own)).lines).toMatchObject([{ quantity: 24, targetMinor: 499n }]);
    }
    const other = order(line()).replaceAll(':', '\u001f').replaceAll('+', '\u001d').replaceAll("'", '\u001c');
    expect(wanted(`UNA\u001f\u001d.? \u001c${other}`).lines[0]?.quantity).toBe(24);
    expect(wanted(order(line()).replace("+77'", "+77++++++0'")).number).toBe('PO 4711');
  });

  it('whatever comes is read or refused, never more than that', () => {
    const pieces = [
      "UNB+UNOC:3+a+b+1:1+7'",
      "UNH+1+ORDERS:D'",
      'LIN+',
      "QTY+21:5'",
      "UNT+3+1'",
      "UNZ+1+7'",
      '?',
      "'",
      '+',
      ':',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 20 }), (parts) => {
        try {
          wanted(parts.join(''));
        } catch (error) {
          if (!(error instanceof EdifactError) && !(error instanceof Error && error.message === 'no message'))
            throw error;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('two megabytes of signs that part nothing do not fill a small memory', async () => {
    const read = `
      import { readInterchange } from ${JSON.stringify(new URL('edifact.syntax.rules.ts', import.meta.url).href)};
      const told = ['+', ':', '?+', 'A', "LIN" + '+'.repeat(900) + "'", "A:B'"].map((sign) => {
        try {
          return readInterchange("UNB+" + sign.repeat(2_000_000 / sign.length));
        } catch (error) {
          return error.name;
        }
      });
      process.stdout.write(told.join());`;
    const flags = ['--max-old-space-size=48', '--max-semi-space-size=4', '--input-type=module', '-e', read];
    const { stdout } = await promisify(execFile)(process.execPath, flags, { timeout: 30_000 });
    expect(stdout).toBe(Array.from({ length: 6 }, () => 'EdifactError').join());
  });

  it('two megabytes of any sign take no longer than a second', () => {
    for (const sign of ['?', '+', ':', "'", 'A', "LIN'"]) {
      const before = process.cpuUsage();
      expect(() => readInterchange(sign.repeat(2_000_000 / sign.length))).toThrow(EdifactError);
      const { user, system } = process.cpuUsage(before);
      expect(user + system).toBeLessThan(1_500_000);
    }
  });
});

describe('[BUY-07] [BUY-08] EDIFACT is written so that others read it', () => {
  const envelope = {
    sender: 'us',
    recipient: 'them',
    reference: '5',
    at: '2026-11-25T08:00:00.000Z',
    type: 'ORDRSP',
    version: 'EAN005',
  };

  it('whatever text stands in it, by us and by a parser that is not ours', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { minLength: 1, maxLength: 6 }), (given) => {
        const values = given.map((one) => `x${one.replace(/[^\u0020-\u007e]/g, '')}x`);
        const segments: Written[] = values.map((value) => ['FTX', 'AAI', '', '', [value, 'end']]);
        const written = writeInterchange(envelope, segments);
        const own = readInterchange(written).messages[0]?.segments.map(({ elements }) => elements[3]?.[0]);
        expect(own).toEqual(values);
        const others = readByOthers(written).filter(({ tag }) => tag === 'FTX');
        expect(others.map(({ elements }) => elements[3]?.[0])).toEqual(values);
      }),
    );
  });

  it('letters that its alphabet lacks lose their accents', () => {
    const written = writeInterchange(envelope, [['FTX', 'AAI', '', '', 'Łódź Müller 学\n']]);
    expect(readInterchange(written).messages[0]?.segments[0]?.elements[3]).toEqual(['.ódz Müller . ']);
    expect([...written].every((sign) => sign <= 'ÿ')).toBe(true);
  });
});
