/** The measuring itself: pixels in, figures out. Runs in the photo thread. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type Measured, mostPixels } from './photos.port.ts';

const sharpnessWidth = 640;
/** Enough for the narrowest bars of a label that fills a third of the photo. */
const barcodeSide = 2_000;

// Nothing is kept between photos, and one photo does not take all processors.
sharp.cache(false);
sharp.concurrency(1);
const reader = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
const prepared = readFile(reader).then((wasmBinary) =>
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer }, fireImmediately: true }),
);

export async function measurePhoto(path: string): Promise<Measured> {
  try {
    const { width, height, orientation = 1 } = await opened(path).metadata();
    if (width * height > mostPixels) return { outcome: 'too_large' };
    const isTurned = orientation >= 5;
    const [sharpness, barcodes, pictureHash] = [await sharpnessOf(path), await barcodesOf(path), await hashOf(path)];
    const facts = { width: isTurned ? height : width, height: isTurned ? width : height };
    return { outcome: 'measured', facts: { ...facts, sharpness, barcodes, pictureHash } };
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    return { outcome: isTooLarge ? 'too_large' : 'unreadable' };
  }
}

/** Damaged data is an error, and never more pixels are unpacked than allowed. */
const opened = (path: string) => sharp(path, { limitInputPixels: mostPixels, failOn: 'error' }).rotate();

/** Variance of the Laplacian (4-neighbour kernel), after Pech-Pacheco and others, ICPR 2000. */
async function sharpnessOf(path: string): Promise<number> {
  const { data, info } = await opened(path)
    .resize({ width: sharpnessWidth, withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const grey = (x: number, y: number): number => data[(y * width + x) * channels] ?? 0;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const value = grey(x - 1, y) + grey(x + 1, y) + grey(x, y - 1) + grey(x, y + 1) - 4 * grey(x, y);
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

async function barcodesOf(path: string): Promise<string[]> {
  await prepared;
  const picture = await opened(path)
    .resize({ width: barcodeSide, height: barcodeSide, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const found = await readBarcodes(new Uint8Array(picture), { tryHarder: true, maxNumberOfSymbols: 8 });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/** Whether each of 8 × 8 places is lighter than its right neighbour. */
async function hashOf(path: string): Promise<string> {
  const { data, info } = await opened(path)
    .resize(9, 8, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = (x: number, y: number): number => data[(y * 9 + x) * info.channels] ?? 0;
  let bits = 0n;
  for (let y = 0; y < 8; y += 1)
    for (let x = 0; x < 8; x += 1) bits = (bits << 1n) | (grey(x, y) > grey(x + 1, y) ? 1n : 0n);
  return bits.toString(16).padStart(16, '0');
}
