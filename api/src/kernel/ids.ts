/** Ids are UUIDv7, made in the application (PostgreSQL 15 has no generator) so that they sort by time of creation. */
import { v5, v7 } from 'uuid';

export type Id = string;

export const newId = (): Id => v7();

/** An id that carries the given time, for worlds whose history lies in the past. */
export const idAt = (milliseconds: number, random?: Uint8Array): Id =>
  random ? v7({ msecs: milliseconds, random }) : v7({ msecs: milliseconds });

/** An id that follows from a name and another id, always the same. */
export const derivedId = (name: string, of: Id): Id => v5(name, of);
