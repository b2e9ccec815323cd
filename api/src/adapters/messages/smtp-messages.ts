/**
 * Mail through a relay (INTG-15). Each mail carries its id as Message-ID and is recorded once the relay took it; one that
 * is sent twice, because we died in between, is the same mail to whoever reads it. Its text is not kept: it holds links
 * that open accounts. Text messages go where they went before.
 */
import { createTransport } from 'nodemailer';
import { type Clock, seconds } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { htmlOf } from './mail-html.ts';
import type { Message, MessagesPort } from './messages.port.ts';
import { isSent, keepSent } from './messages.repository.ts';

export type Relay = {
  /** `smtp://` or `smtps://` with user, password, host and port. */
  readonly url: string;
  /** The address mails come from. */
  readonly from: string;
  /** Replaced by tests that must not wait. */
  readonly timeoutMs?: number;
};

/** Fails when the relay does not take a mail: the job that sends it is tried again. */
export function smtpMessages(
  { url, from, timeoutMs = seconds(10) }: Relay,
  { database, clock, texts }: { readonly database: Database; readonly clock: Clock; readonly texts: MessagesPort },
): MessagesPort {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const relay = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true });
  const host = from.slice(from.lastIndexOf('@') + 1);
  const send = async (id: string, message: Message): Promise<void> => {
    if (message.channel === 'SMS') return texts.send(id, message);
    if (await database.read('none', (db) => isSent(db, id))) return;
    const { recipient, subject, body, headers = {} } = message;
    await relay.sendMail({
      from: { name: 'Quayside', address: from },
      to: { name: '', address: recipient },
      subject,
      text: body,
      html: htmlOf(message) ?? undefined,
      headers,
      messageId: `<${id}@${host}>`,
    });
    await database.write('none', (db) =>
      keepSent(db, [{ id, message: { ...message, body: '' }, html: null }], clock.now()),
    );
  };
  return {
    send,
    sendAll: async (all) => {
      for (const { id, message } of all) await send(id, message);
    },
  };
}
