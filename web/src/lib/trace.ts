/**
 * W3C Trace Context: a call of this browser is found again in the server's log and its traces (INTG-07). Each call has a
 * trace of its own: nobody is followed from one to the next.
 */
export function newTraceparent(): string {
  const id = crypto.randomUUID().replaceAll('-', '');
  return `00-${id}-${id.slice(16)}-01`;
}

/** Whether the address lies below the API's base, a path or an address: only our own hosts are told of a trace. */
export const isOfApi = (address: string, apiBase: string): boolean =>
  address.startsWith(`${new URL(apiBase, address).href}/`);
