/**
 * Twilio Verify v2: it makes, sends and checks the codes. Source: `spec/json/twilio_verify_v2.json` of twilio/twilio-oai.
 * A wrong code is answered 200 with `pending`; one that expired or was used is answered 404 (20404), too many checks 429.
 */
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import { type OutsideReport, outsideCalls } from '../../platform/outside-call.ts';
import type { PhoneCodesPort } from './phone-codes.port.ts';

export type TwilioAccess = {
  readonly baseUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  readonly serviceSid: string;
};
type Around = {
  readonly clock: Clock;
  readonly report: (report: OutsideReport) => void;
  readonly timeoutMs?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
};

const started = z.looseObject({ status: z.literal('pending') });
const checked = z.looseObject({ status: z.string() });
const notFound = 404;

/** `send` fails when Twilio does not take the number, so that its job is tried again. */
export function twilioPhoneCodes(access: TwilioAccess, around: Around): PhoneCodesPort {
  const { baseUrl, accountSid, authToken, serviceSid } = access;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const call = outsideCalls({ name: 'twilio', baseUrl, headers: { authorization }, ...around });
  const post = (resource: string, form: Readonly<Record<string, string>>) =>
    call({
      method: 'POST',
      path: `/Services/${serviceSid}/${resource}`,
      about: `/Services/{sid}/${resource}`,
      raw: { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() },
      // A second one would be a second text message, or a second of five tries.
      isRepeatable: false,
    });
  return {
    send: async (_id, phone) => {
      // The locale is ours: all our words are English.
      const answer = await post('Verifications', { To: phone, Channel: 'sms', Locale: 'en' });
      const isStarted = typeof answer !== 'string' && started.safeParse(answer.body).success;
      if (!isStarted) throw new Error('the phone code was not sent');
    },
    check: async (phone, code) => {
      const answer = await post('VerificationCheck', { To: phone, Code: code });
      if (typeof answer === 'string') return 'silent';
      if (answer.status === notFound) return 'wrong';
      const said = checked.safeParse(answer.body);
      if (answer.status >= 300 || !said.success) return 'silent';
      return said.data.status === 'approved' ? 'right' : 'wrong';
    },
  };
}
