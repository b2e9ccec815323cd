/** W3C Trace Context: a call of this browser is found again in the server's log and its traces (INTG-07). */

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A trace of its own for every call: nobody is followed from one to the next. */
export const newTraceparent = (): string => `00-${hex(16)}-${hex(8)}-01`;

/** Whether the address lies below the API's base: only our own hosts are told of a trace. */
export function isOfApi(address: string, apiBase: string, page: string): boolean {
  const [base, asked] = [new URL(apiBase, page), new URL(address, page)];
  return asked.origin === base.origin && `${asked.pathname}/`.startsWith(`${base.pathname.replace(/\/$/, '')}/`);
}
