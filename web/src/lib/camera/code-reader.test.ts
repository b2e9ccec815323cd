// @vitest-environment happy-dom
import { readScan } from '@quayside/contract/gs1-scan';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCodeReader } from './code-reader.ts';

const zxing = vi.hoisted(() => ({ opened: 0 }));
vi.mock('./zxing-reader.ts', () => ({
  openZxingReader: async () => {
    zxing.opened += 1;
    return async () => ['read by ours'];
  },
}));

/** As Android names them. */
const android = ['aztec', 'code_128', 'code_39', 'data_matrix', 'ean_13', 'ean_8', 'itf', 'pdf417', 'qr_code', 'upc_a'];
const separator = '\u001D';
const video = document.createElement('video');
let asked: string[][];

/** The browser's reader: `formats` it names, `values` that stand in every picture. */
function browserReads(formats: string[], values: readonly string[], fails?: 'to name' | 'to open'): void {
  window.BarcodeDetector = class {
    static async getSupportedFormats() {
      if (fails === 'to name') throw new Error('no service behind it');
      return formats;
    }
    constructor(options: { formats: string[] }) {
      if (fails === 'to open') throw new TypeError('none of these');
      asked.push(options.formats);
    }
    async detect() {
      return values.map((rawValue) => ({ rawValue }));
    }
  };
}
beforeEach(() => {
  asked = [];
  zxing.opened = 0;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'BarcodeDetector');
});

describe('[WH-02] the camera of a handheld', () => {
  it('is read by the browser where that reads all we print: nothing of ours is loaded', async () => {
    browserReads(android, ['PK-100024']);
    const read = await openCodeReader();
    expect(await read(video)).toEqual(['PK-100024']);
    expect(asked).toEqual([['code_128', 'data_matrix', 'qr_code', 'ean_13', 'ean_8', 'upc_a', 'itf']]);
    expect(zxing.opened).toBe(0);
  });

  it('gives a GS1 code with its separators, so that lot and expiry are told apart', async () => {
    browserReads(android, [`0109501101530003${'10'}AB-1${separator}17270331`, `${separator}0109501101530003`]);
    const read = await openCodeReader();
    const [first = '', second = ''] = await read(video);
    expect(first).toContain(separator);
    expect(readScan(first)).toMatchObject({ gtin: '09501101530003', lot: 'AB-1', expiresOn: '2027-03-31' });
    expect(readScan(second).gtin).toBe('09501101530003');
  });

  it('sees several codes in a picture, or none', async () => {
    browserReads(android, ['PK-1', 'PK-2']);
    expect(await (await openCodeReader())(video)).toEqual(['PK-1', 'PK-2']);
    browserReads(android, []);
    expect(await (await openCodeReader())(video)).toEqual([]);
  });

  it.each([
    ['names too few formats', () => browserReads(['qr_code', 'ean_13'], [])],
    [
      'lacks the small square ones alone',
      () =>
        browserReads(
          android.filter((one) => one !== 'data_matrix'),
          [],
        ),
    ],
    ['names a reader and has none behind it', () => browserReads(android, [], 'to name')],
    ['refuses to open it', () => browserReads(android, [], 'to open')],
    ['has none', () => undefined],
  ])('is read by ours where the browser %s', async (_, given) => {
    given();
    const read = await openCodeReader();
    expect(await read(video)).toEqual(['read by ours']);
    expect([zxing.opened, asked]).toEqual([1, []]);
  });
});
