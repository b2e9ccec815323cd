import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashDistance, photoLimits } from '../../domains/claims/claims.evidence.rules.ts';
import { drawnPhoto } from './photos.factory.ts';
import type { PhotoFacts } from './photos.port.ts';
import { threadPhotos } from './thread-photos.ts';

const photos = threadPhotos();
let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-photos-'));
});
afterAll(async () => {
  await photos.close();
  await rm(folder, { recursive: true });
});

async function stored(content: Buffer): Promise<string> {
  files += 1;
  const path = join(folder, String(files));
  await writeFile(path, content);
  return path;
}
async function factsOf(content: Buffer): Promise<PhotoFacts> {
  const measured = await photos.measure(await stored(content), 'anna');
  if (measured.outcome !== 'measured') throw new Error(`Not measured: ${measured.outcome}`);
  return measured.facts;
}
const outcomeOf = async (content: Buffer) => (await photos.measure(await stored(content), 'anna')).outcome;

describe('[CLM-04] a photo is measured', () => {
  it('in pixels, upright', async () => {
    expect(await factsOf(await drawnPhoto({ width: 900, height: 600 }))).toMatchObject({ width: 900, height: 600 });
    const lying = await sharp(await drawnPhoto({ width: 900, height: 600 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await factsOf(lying)).toMatchObject({ width: 600, height: 900 });
  });

  it('for sharpness: one out of focus has little, however large it is', async () => {
    const [sharpPhoto, blurred, large] = [
      await factsOf(await drawnPhoto()),
      await factsOf(await drawnPhoto({ blur: 8 })),
      await factsOf(await drawnPhoto({ width: 4_000, height: 3_000 })),
    ];
    expect(sharpPhoto.sharpness).toBeGreaterThan(100);
    expect(blurred.sharpness).toBeLessThan(40);
    expect(large.sharpness).toBeGreaterThan(100);
  });

  it('for the codes that can be read', async () => {
    expect((await factsOf(await drawnPhoto({ barcode: '8712345678906' }))).barcodes).toContain('8712345678906');
    expect((await factsOf(await drawnPhoto())).barcodes).toEqual([]);
  });

  it('for what it shows: the same picture saved again is nearly the same, another is not', async () => {
    const one = await factsOf(await drawnPhoto({ seed: 3 }));
    const smaller = await factsOf(
      await sharp(await drawnPhoto({ seed: 3 }))
        .resize(800)
        .jpeg()
        .toBuffer(),
    );
    const other = await factsOf(await drawnPhoto({ seed: 4 }));
    expect(hashDistance(one.pictureHash, smaller.pictureHash)).toBeLessThanOrEqual(photoLimits.hashDistance);
    expect(hashDistance(one.pictureHash, other.pictureHash)).toBeGreaterThan(2 * photoLimits.hashDistance);
  });
});

describe('[CLM-04] what is no photo', () => {
  it('is told from one: text, an executable, a photo that breaks off', async () => {
    expect(await outcomeOf(Buffer.from('no photo'))).toBe('unreadable');
    expect(await outcomeOf(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4_096)]))).toBe('unreadable');
    const whole = await drawnPhoto();
    expect(await outcomeOf(whole.subarray(0, whole.length / 2))).toBe('unreadable');
    expect(await outcomeOf(Buffer.alloc(0))).toBe('unreadable');
  });

  it('or has more pixels than are looked at, is refused before it is unpacked', async () => {
    const before = process.memoryUsage().rss;
    expect(await outcomeOf(pngOf(30_000, 30_000))).toBe('too_large');
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});

describe('[CLM-04] measuring', () => {
  it('leaves the thread that answers requests free', async () => {
    let beats = 0;
    const heart = setInterval(() => {
      beats += 1;
    }, 5);
    await factsOf(await drawnPhoto({ width: 4_000, height: 3_000, barcode: '8712345678906' }));
    clearInterval(heart);
    expect(beats).toBeGreaterThan(5);
  });

  it('that takes too long is given up, and the next photo is measured', async () => {
    const hasty = threadPhotos({ secondsPerPhoto: 0.001 });
    const path = await stored(await drawnPhoto());
    expect((await hasty.measure(path, 'anna')).outcome).toBe('unreadable');
    await hasty.close();
    expect((await photos.measure(path, 'anna')).outcome).toBe('measured');
  });

  it('goes by turns: who sends one photo does not wait for all of another’s, and too many at once are refused', async () => {
    const narrow = threadPhotos({ waiting: 8 });
    const path = await stored(await drawnPhoto({ width: 500, height: 500 }));
    const done: string[] = [];
    const outcomes = await Promise.all(
      ['anna', 'anna', 'anna', 'anna', 'anna', 'anna', 'bert'].map(async (whose) => {
        const { outcome } = await narrow.measure(path, whose);
        if (outcome === 'measured') done.push(whose);
        return outcome;
      }),
    );
    await narrow.close();
    expect(outcomes).toEqual([...Array(5).fill('measured'), 'busy', 'measured']);
    expect(done).toEqual(['anna', 'anna', 'bert', 'anna', 'anna', 'anna']);
  });

  it('keeps the order of those who ask', async () => {
    const widths = [500, 600, 700];
    const paths = await Promise.all(widths.map(async (width) => stored(await drawnPhoto({ width, height: 500 }))));
    const measured = await Promise.all(paths.map((path) => photos.measure(path, 'anna')));
    expect(measured.map((one) => (one.outcome === 'measured' ? one.facts.width : one.outcome))).toEqual(widths);
  });
});

/** A small file that says it is a large picture. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
