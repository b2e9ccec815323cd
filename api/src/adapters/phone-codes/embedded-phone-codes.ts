import type { MessagesPort } from '../messages/messages.port.ts';
import type { PhoneCodesPort } from './phone-codes.port.ts';

/** Our own codes, sent as text messages. */
export const embeddedPhoneCodes = (messages: MessagesPort): PhoneCodesPort => ({
  send: (id, phone, { body }) => messages.send(id, { channel: 'SMS', recipient: phone, subject: '', body }),
  check: null,
});
