/** A picture of a label on a table, as a camera sees it. */
import bwip from 'bwip-js/node';
import sharp, { type Sharp } from 'sharp';

const size = { width: 1_280, height: 720 } as const;
const wood = '#8a7f72';

type Label = { readonly bcid: 'gs1-128' | 'gs1datamatrix' | 'qrcode' | 'code128'; readonly text: string };

/** JPEG of 1280 × 720; the label is a little turned and blurred, as hands hold a device. */
export async function labelPicture(label: Label): Promise<Buffer> {
  const drawn = await bwip.toBuffer({ ...label, scale: 3, padding: 12, backgroundcolor: 'FFFFFF' });
  const turned = await sharp(drawn)
    .resize({ width: 760, height: 520, fit: 'inside', kernel: 'nearest' })
    .rotate(4, { background: wood })
    .png()
    .toBuffer();
  const table: Sharp = sharp({ create: { ...size, channels: 3, background: wood } });
  const laid = await table
    .composite([{ input: turned }])
    .png()
    .toBuffer();
  return sharp(laid).blur(0.8).jpeg({ quality: 80 }).toBuffer();
}
