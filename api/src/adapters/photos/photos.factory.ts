/** Photos for tests: drawn, so that each is its own and what it shows is known. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

type Drawn = {
  readonly width?: number;
  readonly height?: number;
  /** Standard deviation of a Gaussian blur in pixels. */
  readonly blur?: number;
  /** An EAN-13 that stands in the middle. */
  readonly barcode?: string;
  /** Two photos of one seed show the same. */
  readonly seed?: number;
  readonly quality?: number;
};

/** A JPEG of boxes in many colours. */
export async function drawnPhoto(drawn: Drawn = {}): Promise<Buffer> {
  const { width = 1_600, height = 1_200, blur, barcode, seed = 1, quality = 85 } = drawn;
  const boxes = Array.from({ length: 240 }, (_, index) => {
    const draw = (salt: number, most: number) => Math.floor(fraction(seed * 7_919 + index * 31 + salt) * most);
    return `<rect x="${draw(1, width)}" y="${draw(2, height)}" width="${30 + draw(3, 120)}" height="${30 + draw(4, 120)}" fill="hsl(${draw(5, 360)},60%,${25 + draw(6, 50)}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#bbb"/>${boxes.join('')}</svg>`;
  const label = barcode === undefined ? [] : [{ input: await barcodePicture(barcode) }];
  const picture = await sharp(Buffer.from(svg)).composite(label).png().toBuffer();
  return sharp(picture)
    .blur(blur ?? false)
    .jpeg({ quality })
    .toBuffer();
}

/** A number from 0 to 1 that looks random and follows from `n`. */
function fraction(n: number): number {
  const value = Math.sin(n) * 43_758.545_3;
  return value - Math.floor(value);
}

async function barcodePicture(text: string): Promise<Buffer> {
  const writer = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  const wasmBinary = new Uint8Array(await readFile(writer)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const { svg, error } = await writeBarcode(text, { format: 'EAN13', scale: 4, addQuietZones: true });
  if (error) throw new Error(`No barcode: ${error}`);
  return sharp(Buffer.from(svg), { density: 288 })
    .resize({ width: 600 })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
}
