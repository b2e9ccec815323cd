/** Check digits of tracking numbers. */

/**
 * UPS "1Z": letters count as (code − 63) mod 10, every second character doubles, the last digit completes the sum to ten.
 * `body` is what follows "1Z". Source: UPS, published check digit calculation.
 */
export function mod10Weighted31(body: string): boolean {
  const digits = [...body].map((character) =>
    /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10,
  );
  const check = digits.pop();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/** UPU S10, for example RB123456785NL. Source: Universal Postal Union S10-12. */
export function mod11S10(number: string): boolean {
  const found = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(number);
  if (!found?.[1] || !found[2]) return false;
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const rest = 11 - ([...found[1]].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0) % 11);
  const check = rest === 10 ? 0 : rest === 11 ? 5 : rest;
  return check === Number(found[2]);
}
