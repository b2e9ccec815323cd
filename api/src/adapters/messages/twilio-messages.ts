/**
 * Text messages through Twilio (INTG-14): the Messages resource of its API 2010-04-01, source `spec/json/twilio_api_v2010.json` of
 * twilio/twilio-oai. Mails go where they went before. A message is recorded once Twilio took it; its text is not kept.
 */
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { type OutsideReport, outsideCalls } from '../../platform/outside-call.ts';
import type { Message, MessagesPort } from './messages.port.ts';
import { isSent, keepSent } from './messages.repository.ts';

export type TwilioTexts = {
  readonly baseUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number of the account, or a Messaging Service of it (`MG…`). */
  readonly from: string;
};
type Around = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mails: MessagesPort;
  readonly report: (report: OutsideReport) => void;
};

const taken = z.looseObject({ sid: z.string() });

/** Fails when Twilio does not take a text message: the job that sends it is tried again. */
export function twilioMessages(
  { baseUrl, accountSid, authToken, from }: TwilioTexts,
  { database, clock, mails, report }: Around,
): MessagesPort {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const call = outsideCalls({ name: 'twilio', baseUrl, headers: { authorization }, clock, report });
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  const text = async (id: string, message: Message): Promise<void> => {
    if (await database.read('none', (db) => isSent(db, id))) return;
    const form = { To: message.recipient, Body: message.body, ...sender };
    const answer = await call({
      method: 'POST',
      path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      about: '/Accounts/{sid}/Messages',
      raw: { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() },
      // A second one would be a second text message.
      isRepeatable: false,
    });
    const isTaken = typeof answer !== 'string' && answer.status === 201 && taken.safeParse(answer.body).success;
    if (!isTaken) throw new Error('the text message was not sent');
    await database.write('none', (db) =>
      keepSent(db, [{ id, message: { ...message, body: '' }, html: null }], clock.now()),
    );
  };
  return {
    send: (id, message) => (message.channel === 'SMS' ? text(id, message) : mails.send(id, message)),
    sendAll: async (all) => {
      await mails.sendAll(all.filter(({ message }) => message.channel === 'EMAIL'));
      for (const { id, message } of all) if (message.channel === 'SMS') await text(id, message);
    },
  };
}
