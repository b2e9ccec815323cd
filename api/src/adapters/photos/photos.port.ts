/** What can be measured of a photo without a person looking at it. */

export type PhotoFacts = {
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Variance of the Laplacian of the grey picture at 640 px width; a blurred photo has little. */
  readonly sharpness: number;
  /** Texts of the barcodes that could be read. */
  readonly barcodes: readonly string[];
  /** 64-bit difference hash, 16 hexadecimal digits: nearly the same for the same picture saved again. */
  readonly pictureHash: string;
};

export type Measured =
  | { readonly outcome: 'measured'; readonly facts: PhotoFacts }
  /** More pixels than `mostPixels`. */
  | { readonly outcome: 'too_large' }
  /** Broken, no photo, or it took too long. */
  | { readonly outcome: 'unreadable' }
  /** Too many photos wait, or too many of the same person. */
  | { readonly outcome: 'busy' };

export const mostPixels = 50_000_000;

export type PhotosPort = {
  /** Measures a JPEG or PNG file of this machine, away from the thread that answers requests; in turn with others' photos. */
  measure(path: string, whose: string): Promise<Measured>;
  /** Ends the work; measuring afterwards begins anew. */
  close(): Promise<void>;
};
