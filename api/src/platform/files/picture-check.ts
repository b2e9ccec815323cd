/** PNG and JPEG: is it whole, how many pixels, does anything follow it. The pixels themselves are not decoded here. */
import type { FileContent } from './file-content.ts';
import type { FileErrorCode } from './files.errors.ts';

/** 120 million: the largest photos of phones pass, a picture that unpacks to gigabytes does not. */
const mostPixels = 120_000_000;
const mostChunks = 20_000;

const sizeRefusal = (width: number, height: number): FileErrorCode | null => {
  if (width === 0 || height === 0) return 'file_damaged';
  return width * height > mostPixels ? 'picture_too_large' : null;
};

/** Walks the chunks to IEND; nothing may follow (PNG specification, third edition, 5.2 and 5.6). */
export async function refusalOfPng(content: FileContent): Promise<FileErrorCode | null> {
  const header = await content.read(16, 8);
  if (header.length < 8) return 'file_damaged';
  let position = 8;
  for (let count = 0; count < mostChunks; count += 1) {
    const chunk = await content.read(position, 8);
    if (chunk.length < 8) return 'file_damaged';
    position += 12 + chunk.readUInt32BE(0);
    if (position > content.size) return 'file_damaged';
    if (chunk.toString('latin1', 4) === 'IEND')
      return position < content.size ? 'file_is_mixed' : sizeRefusal(header.readUInt32BE(0), header.readUInt32BE(4));
  }
  return 'file_damaged';
}

/** Start of frame, all kinds but the three markers among them that are none (ITU-T T.81, table B.1). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments to the frame's size. Cameras append data of their own after the picture: that is left alone. */
export async function refusalOfJpg(content: FileContent): Promise<FileErrorCode | null> {
  let position = 2;
  for (let count = 0; count < mostChunks; count += 1) {
    const segment = await content.read(position, 9);
    if (segment.length < 9 || segment[0] !== 0xff) return 'file_damaged';
    const marker = segment.readUInt8(1);
    if (isFrame(marker)) return sizeRefusal(segment.readUInt16BE(7), segment.readUInt16BE(5));
    // Fill bytes before a marker.
    position += marker === 0xff ? 1 : 2 + segment.readUInt16BE(2);
  }
  return 'file_damaged';
}
