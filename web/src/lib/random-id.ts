const digits = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => (byte % 16).toString(16)).join('');

/**
 * A random UUID, version 4 (RFC 9562 section 5.4). Browsers offer `crypto.randomUUID` to secure pages only; a trial on plain http in
 * somebody's own network is none (`api.md`).
 */
export const randomId = (): string => `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;
