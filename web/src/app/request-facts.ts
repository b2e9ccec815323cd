import { createContext } from 'react';

/** Facts of one server-rendered document; the browser has none of them and needs none. */
export const RequestFacts = createContext<{ requestId: string | undefined; nonce: string | undefined }>({
  requestId: undefined,
  nonce: undefined,
});
