/** Ends the look at a file from deep within it: why the file is refused. */
import type { FileErrorCode } from './files.errors.ts';

export class RefusedFile extends Error {
  readonly code: FileErrorCode;

  constructor(code: FileErrorCode) {
    super(code);
    this.code = code;
  }
}
