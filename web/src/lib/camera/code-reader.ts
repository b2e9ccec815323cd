/** Reads codes from a picture: the browser's own reader where it reads all we print, else one of ours. */

/** Reads what stands in a video's present picture; an empty list where nothing does. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string[]>;

/** What labels of packages and products carry. */
const needed = ['code_128', 'data_matrix', 'qr_code', 'ean_13'] as const;
const alsoRead = ['ean_8', 'upc_a', 'upc_e', 'itf'] as const;

interface BarcodeDetector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface BarcodeDetectorKind {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats: () => Promise<string[]>;
}
declare global {
  interface Window {
    /** Shape Detection API; Chrome on Android, ChromeOS and macOS. */
    BarcodeDetector?: BarcodeDetectorKind;
  }
}

/** Loads the reader. Fails where neither the browser has one nor ours may run. */
export async function openCodeReader(): Promise<CodeReader> {
  const own = await browsersReader();
  if (own) return own;
  const { openZxingReader } = await import('./zxing-reader.ts');
  return openZxingReader();
}

async function browsersReader(): Promise<CodeReader | null> {
  const Detector = window.BarcodeDetector;
  if (!Detector) return null;
  try {
    const supported = await Detector.getSupportedFormats();
    if (!needed.every((format) => supported.includes(format))) return null;
    const detector = new Detector({ formats: [...needed, ...alsoRead.filter((format) => supported.includes(format))] });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  } catch {
    // Some browsers name the reader and have none behind it.
    return null;
  }
}
