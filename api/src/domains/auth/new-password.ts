import type { Refusal } from '../../kernel/errors.ts';
import { refuse } from './auth.errors.ts';
import { passwordRefusal } from './auth.rules.ts';

/** Why a first password may not be used; null: it may. */
export function newPasswordRefusal(password: string, email: string): Refusal | null {
  const code = passwordRefusal(password, email);
  return code === null ? null : refuse(code);
}
