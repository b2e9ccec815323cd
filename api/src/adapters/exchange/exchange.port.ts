/**
 * Folders in which companies exchange files with us: each has one of its own, named by its id, with `in`, `out`, `done` and
 * `failed`. Whoever runs the installation makes a company's folder and lets it in there alone, by SFTP for example.
 */
export type Incoming = { readonly name: string; readonly text: string; readonly isOld: boolean };

export type ExchangePort = {
  /** Ids of companies that have a folder. */
  companies(): Promise<string[]>;
  /** Names that wait in `in`, the oldest name first. */
  waiting(companyId: string): Promise<string[]>;
  /** `isOld`: nobody has written to it for ten minutes. Null: it is gone, or no file of its own. */
  read(companyId: string, name: string): Promise<Incoming | null>;
  /** Takes it out of `in`. One that somebody else has taken meanwhile is no error. */
  finish(companyId: string, name: string, how: 'done' | 'failed'): Promise<void>;
  /** Puts a file into `out`, whole or not at all; the same name again replaces it. */
  put(companyId: string, name: string, text: string): Promise<void>;
};
