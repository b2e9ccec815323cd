/** Long enough for every browser to have taken the content. */
const longestSaving = 60_000;

/** Saves a file that came through the API, where no link can carry the token: under its name, as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), longestSaving);
}

/** What a call with `parseAs: 'blob'` answers. */
export function blobOf(content: unknown): Blob {
  if (content instanceof Blob) return content;
  throw new TypeError('A file was expected');
}
