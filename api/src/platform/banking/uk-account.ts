/**
 * Accounts of British banks: whether a sort code and an account number can belong together, by the published modulus
 * checks (Vocalink, "Validating account numbers", sections 3 to 5). The letters a to h are the account's digits, as there.
 */
import { substituteFor, type Weights, weightsFor } from './uk-weights.ts';

export type UkAccount = { readonly sortCode: string; readonly accountNumber: string };

/**
 * The account as it is stored: six and eight digits, without the signs it is printed with; shorter numbers have zeros in
 * front. Null when the two can't be an account.
 */
export function ukAccountOf(given: UkAccount): UkAccount | null {
  const sortCode = given.sortCode.replace(/[\s-]/g, '');
  const digits = given.accountNumber.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(sortCode) || !/^\d{6,8}$/.test(digits)) return null;
  const accountNumber = digits.padStart(8, '0');
  return passes(sortCode, accountNumber) ? { sortCode, accountNumber } : null;
}

/** Two checks of which either is enough, by their exceptions. */
const alternatives = new Map([
  [2, 9],
  [10, 11],
  [12, 13],
]);

function passes(sortCode: string, account: string): boolean {
  const [first, second] = weightsFor(sortCode);
  // No rule is published: presumed to be right.
  if (!first) return true;
  const isFirst = passesOne(first, sortCode, account);
  if (!second) return isFirst;
  if (alternatives.get(first.exception) === second.exception) return isFirst || passesOne(second, sortCode, account);
  return isFirst && passesOne(second, sortCode, account);
}

function passesOne(check: Weights, sortCode: string, account: string): boolean {
  const [a, , c, , , , g, h] = [...account].map(Number);
  switch (check.exception) {
    // Accounts this check does not apply to.
    case 3:
      return c === 6 || c === 9 || remainderOf(check, sortCode, account) === 0;
    // In a foreign currency: no check.
    case 6:
      return (a !== undefined && a >= 4 && a <= 8 && g === h) || remainderOf(check, sortCode, account) === 0;
    case 4:
      return remainderOf(check, sortCode, account) === Number(account.slice(6));
    case 5:
      return hasCheckDigit(check, remainderOf(check, substituteFor(sortCode), account), account);
    case 8:
      return remainderOf(check, '090126', account) === 0;
    case 9:
      return remainderOf(check, '309634', account) === 0;
    case 14:
      return passesCoutts(check, sortCode, account);
    default:
      return remainderOf(check, sortCode, account) === 0;
  }
}

/** Exception 5: g is the check digit by modulus 11, h by double alternate. */
function hasCheckDigit({ method }: Weights, remainder: number, account: string): boolean {
  const [modulus, digit] = method === 'DBLAL' ? [10, Number(account[7])] : [11, Number(account[6])];
  return remainder === 0 ? digit === 0 : modulus - remainder === digit;
}

/** Exception 14: when h is 0, 1 or 9, the account may also be read without it. */
function passesCoutts(check: Weights, sortCode: string, account: string): boolean {
  if (remainderOf(check, sortCode, account) === 0) return true;
  return /[019]$/.test(account) && remainderOf(check, sortCode, `0${account.slice(0, 7)}`) === 0;
}

function remainderOf(check: Weights, sortCode: string, account: string): number {
  const weights = weightsOf(check, account);
  const products = [...sortCode, ...account].map((digit, index) => Number(digit) * (weights[index] ?? 0));
  // Double alternate adds the digits of each product.
  const terms = check.method === 'DBLAL' ? products.map((one) => Math.floor(one / 10) + (one % 10)) : products;
  const sum = terms.reduce((total, one) => total + one, check.exception === 1 ? 27 : 0);
  return sum % (check.method === 'MOD11' ? 11 : 10);
}

/** Exceptions 2, 7 and 10 take other weights, by the account's digits. */
function weightsOf({ exception, weights }: Weights, account: string): readonly number[] {
  const isNine = account[6] === '9';
  const withoutFront = [0, 0, 0, 0, 0, 0, 0, 0, ...weights.slice(8)];
  if (exception === 2 && account[0] !== '0')
    return isNine ? [0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 10, 9, 3, 1] : [0, 0, 1, 2, 5, 3, 6, 4, 8, 7, 10, 9, 3, 1];
  if (exception === 7 && isNine) return withoutFront;
  return exception === 10 && isNine && /^[09]9/.test(account) ? withoutFront : weights;
}
