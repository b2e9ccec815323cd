/** Rules of passwords and codes (domain page, section 15). Pure. */
import { days, type Instant, plus, seconds } from '../../kernel/clock.ts';

/** Guesses a code survives. */
export const codeTries = 5;
const resendAfter = seconds(60);
const sendsPerDay = 5;

/** Whole seconds until another code or mail may be sent; 0 now. `sent`: times of the last 24 hours, newest first. */
export function waitBeforeSending(sent: readonly Instant[], now: Instant): number {
  const newest = sent[0];
  const oldestOfLimit = sent[sendsPerDay - 1];
  const free = [
    now,
    ...(newest ? [plus(newest, resendAfter)] : []),
    ...(oldestOfLimit ? [plus(oldestOfLimit, days(1))] : []),
  ];
  const last = free.reduce((a, b) => (a > b ? a : b));
  return Math.ceil((Date.parse(last) - Date.parse(now)) / 1_000);
}

/** The ones of twelve characters and more from published lists of leaked passwords, and the obvious ones here. */
const common = new Set([
  '123456789012',
  '1234567890123',
  '12345678901234',
  '123456789abc',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  '1qazxsw23edc',
  'administrator',
  'adminadminadmin',
  'changemechangeme',
  'correcthorsebatterystaple',
  'iloveyouforever',
  'iloveyou1234',
  'letmeinletmein',
  'passw0rd1234',
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'qazwsxedcrfv',
  'qwerty123456',
  'qwertyqwerty',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdf',
  'quaysidequayside',
  'quayside1234',
  'quayside2026',
  'welcome12345',
  'welcomewelcome',
  'zaq12wsxcde3',
  'unknownunknown',
  'sunshine1234',
  'princess1234',
  'football1234',
  'abcdefghijkl',
  'abcdefghijklmnop',
  'abc123abc123',
  'asdfghjkl123',
  'asdfasdfasdf',
  'testtesttest',
  'test12345678',
  'geheim123456',
  'wachtwoord123',
]);
const fewCharacters = 4;

/** `password_too_common`, `password_is_email`, or null when the password may be used. */
export function passwordRefusal(password: string, email: string): 'password_too_common' | 'password_is_email' | null {
  const plain = password.toLowerCase();
  if (plain === email || plain === email.split('@')[0]) return 'password_is_email';
  return common.has(plain) || new Set(plain).size < fewCharacters ? 'password_too_common' : null;
}
