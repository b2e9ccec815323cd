/**
 * Folders in which companies exchange files with us: each has one of its own, named by its id, with `in`, `out`, `done` and
 * `failed`. Whoever runs the installation makes a company's folder and lets it in there alone, by SFTP for example.
 */
import type { Instant } from '../../kernel/clock.ts';

/** `bytes` are cut where there are more than the exchange takes; `size` is the whole. */
export type Incoming = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly size: number;
  readonly writtenAt: Instant;
};

export type ExchangePort = {
  /** Ids of companies that have a folder. */
  companies(): Promise<string[]>;
  /** Names that wait in `in`, the oldest name first. */
  waiting(companyId: string): Promise<string[]>;
  /** Null: it is gone, or no file of its own. */
  read(companyId: string, name: string): Promise<Incoming | null>;
  /** Takes it out of `in`, as it was read: one that was replaced meanwhile stays, and one that is gone is no error. */
  finish(companyId: string, file: Incoming, how: 'done' | 'failed'): Promise<void>;
  /** Puts a file into `out`, whole or not at all; the same name again replaces it. */
  put(companyId: string, name: string, content: Buffer): Promise<void>;
};
