/** Track and trace numbers that pass their carrier's own check. Formats: the published tracking-number data. */
import type { Random } from './random.ts';

export type DemoCarrier = 'dhl_express' | 'ups' | 'dpd' | 'dbschenker';
export const demoCarriers: readonly DemoCarrier[] = ['dhl_express', 'ups', 'dpd'];

/** The carrier that collects what is booked here. */
export const bookedCarrier: DemoCarrier = 'dbschenker';

export function trackingNumber(carrier: DemoCarrier, random: Random): string {
  if (carrier === 'dhl_express') return withModulo7(`33${random.digits(7)}`);
  if (carrier === 'ups') return `1Z${withUpsDigit(`9R4F${random.digits(11)}`)}`;
  if (carrier === 'dbschenker') return `DEQUA${random.digits(12)}`;
  return withMod3736(random.digits(14));
}

/** DHL Express: the serial number modulo 7. */
const withModulo7 = (serial: string): string => `${serial}${BigInt(serial) % 7n}`;

/** UPS: letters count as (code − 3) modulo 10, every second place doubles, the sum is filled up to ten. */
function withUpsDigit(serial: string): string {
  const value = (sign: string) => (/\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 3) % 10);
  const sum = [...serial].reduce((total, sign, index) => total + value(sign) * (index % 2 === 0 ? 1 : 2), 0);
  return `${serial}${(10 - (sum % 10)) % 10}`;
}

/** DPD: ISO 7064 MOD 37,36. */
function withMod3736(serial: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const rest = [...serial].reduce((total, sign) => {
    const sum = (total + alphabet.indexOf(sign)) % 36 || 36;
    return (sum * 2) % 37;
  }, 36);
  return `${serial}${alphabet[(37 - rest) % 36]}`;
}
