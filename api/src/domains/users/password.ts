/**
 * Passwords are kept as argon2id hashes with the parameters OWASP recommends (12 MiB, three passes). Only two are computed
 * at a time: more would gain nothing on few cores and each holds its memory while it waits.
 */
import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };
const together = 2;

let running = 0;
const waiting: (() => void)[] = [];

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password));
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= together) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place passes straight to whoever waits longest.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
