/** Passwords are kept as argon2id hashes with the parameters OWASP recommends (19 MiB, two passes). */
import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}
