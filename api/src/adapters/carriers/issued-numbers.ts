/** Numbers the embedded carriers issue: in their carrier's own format, with its check digit, the same for the same booking. */
import { createHash } from 'node:crypto';

/** One number for each piece. */
export function issuedNumbers(carrier: string, bookingId: string, pieces: number): string[] {
  return Array.from({ length: pieces }, (_, piece) => numberOf(carrier, digitsOf(`${bookingId} ${piece}`)));
}

export const pickupReference = (bookingId: string): string => `QC${digitsOf(bookingId).slice(0, 10)}`;

function numberOf(carrier: string, digits: string): string {
  if (carrier === 'dhl_express') {
    const serial = digits.slice(0, 9);
    return `${serial}${Number(serial) % 7}`;
  }
  if (carrier === 'ups') return `1Z${withUpsDigit(`900000${digits.slice(0, 9)}`)}`;
  return `DEQUA${digits.slice(0, 12)}`;
}

/** Every second place doubles; the check digit fills the sum up to ten. */
function withUpsDigit(serial: string): string {
  const sum = [...serial].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return `${serial}${(10 - (sum % 10)) % 10}`;
}

/** 18 digits that follow from the text. */
const digitsOf = (text: string): string => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return BigInt(`0x${hash}`).toString().padStart(20, '0').slice(-18);
};
