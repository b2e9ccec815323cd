/** ZXing, compiled for browsers: a file of a megabyte, loaded when somebody first presses "Camera". */
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import file from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Longer side of what is looked at: enough for a label that fills a third of the picture, and read in a tenth of a second. */
const longestSide = 1_280;
const options: ReaderOptions = {
  formats: ['Code128', 'DataMatrix', 'QRCode', 'EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF'],
  maxNumberOfSymbols: 4,
  tryDownscale: false,
  textMode: 'Plain',
};

/** Needs 'wasm-unsafe-eval' in the page's policy: documents below /warehouse/ have it. */
export async function openZxingReader(): Promise<(video: HTMLVideoElement) => Promise<string[]>> {
  await prepareZXingModule({ overrides: { locateFile: () => file }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  return async (video) => {
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight, 1));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (width === 0 || height === 0) return [];
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const found = await readBarcodes(context.getImageData(0, 0, width, height), options);
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
