/** Reads a PDF back as its users meet it: text, attachments, and pages rendered to pixels with the bars a scanner sees. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

export type ReadPdf = {
  readonly pages: number;
  /** All text, page by page, in the order it was drawn. */
  readonly text: string;
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  readonly attachments: ReadonlyMap<string, Buffer>;
};

const folder = (path: string) => fileURLToPath(new URL('.', import.meta.resolve(path)));
const opened = (file: Uint8Array) =>
  getDocument({
    data: new Uint8Array(file),
    disableFontFace: true,
    standardFontDataUrl: folder('pdfjs-dist/standard_fonts/FoxitSans.pfb'),
    verbosity: VerbosityLevel.ERRORS,
  });

async function withPdf<Result>(file: Uint8Array, look: (pdf: PDFDocumentProxy) => Promise<Result>): Promise<Result> {
  const task = opened(file);
  try {
    return await look(await task.promise);
  } finally {
    await task.destroy();
  }
}

export const readPdf = (file: Uint8Array): Promise<ReadPdf> =>
  withPdf(file, async (pdf) => {
    const texts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
    const { info } = await pdf.getMetadata();
    const marks: unknown = await pdf.getMarkInfo();
    const attached = (await pdf.getAttachments()) ?? new Map();
    const attachments = new Map<string, Buffer>();
    for (const [id, { filename }] of attached)
      attachments.set(filename, Buffer.from((await pdf.getAttachmentContent(id)) ?? []));
    return {
      pages: pdf.numPages,
      text: texts.join('\n').replace(/\s+/g, ' '),
      title: String(Reflect.get(info, 'Title')),
      language: String(Reflect.get(info, 'Language')),
      isTagged: marks instanceof Map && marks.get('Marked') === true,
      attachments,
    };
  });

/** One page as pixels at so many dots per inch; `png` is for people. */
export const renderedPage = (file: Uint8Array, number: number, dotsPerInch: number) =>
  withPdf(file, async (pdf) => {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: dotsPerInch / 72 });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d');
    Reflect.set(context, 'imageSmoothingEnabled', false);
    // @ts-expect-error the canvas of Node has what the renderer needs of a browser's
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { data, width, height, png: await canvas.encode('png') };
  });

let isPrepared = false;
async function prepareReader(): Promise<void> {
  if (isPrepared) return;
  const binary = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  const wasmBinary = new Uint8Array(binary).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  isPrepared = true;
}

/** What a scanner reads from a page printed with so many dots per inch, from the top: GS1 symbols in brackets. */
export async function scannedCodes(file: Uint8Array, page: number, dotsPerInch = 203): Promise<string[]> {
  await prepareReader();
  const image = await renderedPage(file, page, dotsPerInch);
  // @ts-expect-error pixels with their size are all the reader takes of an ImageData
  const found = await readBarcodes(image, { formats: ['Code128'], textMode: 'HRI', tryHarder: true });
  return found
    .filter(({ isValid }) => isValid)
    .sort((a, b) => a.position.topLeft.y - b.position.topLeft.y)
    .map(({ text }) => text);
}
