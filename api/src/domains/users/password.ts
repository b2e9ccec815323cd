/**
 * Passwords are kept as argon2id hashes with the parameters OWASP recommends (12 MiB, three passes). Only two are computed
 * at a time: more would gain nothing on few cores and each holds its memory while it waits. Who waits comes by turns, so a
 * flood of guesses from one place keeps the next person waiting for one of them and not for all.
 */

import { hash, verify } from '@node-rs/argon2';
import { commonMessages } from '@quayside/contract/messages/common';
import { Refusal } from '../../kernel/errors.ts';
import { fairTurns } from '../../kernel/fair-turns.ts';

const cost = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };

const inTurn = fairTurns({
  together: 2,
  // On one core some 30 a second: whoever comes last of them is still answered in time.
  waiting: 200,
  refusal: () => new Refusal('unavailable', 503, commonMessages.unavailable),
});

/** `whose` work it is: a network or a person. Refuses `unavailable` when too many wait. */
export const hashPassword = (password: string, whose = ''): Promise<string> =>
  inTurn(whose, () => hash(password, cost));

/** Whether it is the password; the rest as above. */
export const isPassword = (passwordHash: string, password: string, whose = ''): Promise<boolean> =>
  inTurn(whose, () => verify(passwordHash, password));
