/** Phone numbers by the numbering plans of all countries (libphonenumber, full metadata): too much for a browser. */
import { userErrorMessages } from '@quayside/contract/messages/user-errors';
import { phoneNumber } from '@quayside/contract/users';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** As the messages adapter dials it (E.164), or null when no country gives out such a number. */
export function dialledNumber(given: string): string | null {
  const number = parsePhoneNumberFromString(given, { extract: false });
  // An extension takes no text message.
  return number?.isValid() && !number.ext ? number.number : null;
}

/** A number with its country code, however it is written; stored as it is dialled. */
export const realPhoneNumber = phoneNumber
  .overwrite((given) => dialledNumber(given) ?? given)
  .refine((number) => dialledNumber(number) === number, userErrorMessages.phoneNumber);
