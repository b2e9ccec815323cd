/** A stand-in for Twilio on this machine: Verify with its life cycle (pending, approved, gone; five checks), and text messages. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export type TwilioStub = {
  readonly url: string;
  /** The code last sent to each number. */
  readonly codes: Map<string, string>;
  /** Text messages that were taken. */
  readonly texts: { readonly to: string; readonly from: string; readonly body: string }[];
  isSilent: boolean;
  close(): Promise<void>;
};
export const twilioAccount = { accountSid: 'AC0001', authToken: 'only for tests', serviceSid: 'VA0001' };
const authorization = `Basic ${Buffer.from(`${twilioAccount.accountSid}:${twilioAccount.authToken}`).toString('base64')}`;
const messagesPath = `/2010-04-01/Accounts/${twilioAccount.accountSid}/Messages.json`;
const mostChecks = 5;

export async function twilioStub(): Promise<TwilioStub> {
  const codes = new Map<string, string>();
  const checks = new Map<string, number>();
  const texts: TwilioStub['texts'] = [];
  const answerTo = (path: string, form: URLSearchParams): readonly [number, object] => {
    const to = form.get('To') ?? '';
    if (path === messagesPath) {
      const [from, body] = [form.get('From') ?? form.get('MessagingServiceSid'), form.get('Body')];
      if (!from || !body || !to.startsWith('+')) return [400, { code: 21211, status: 400 }];
      texts.push({ to, from, body });
      return [201, { sid: `SM${texts.length}`, status: 'queued', error_code: null }];
    }
    if (path.endsWith('/Verifications')) {
      if (form.get('Channel') !== 'sms' || !to.startsWith('+')) return [400, { code: 60200, status: 400 }];
      codes.set(to, String(100_000 + codes.size));
      checks.set(to, 0);
      return [201, { sid: 'VE1', to, channel: 'sms', status: 'pending', valid: false }];
    }
    const code = codes.get(to);
    if (code === undefined) return [404, { code: 20404, status: 404 }];
    const count = (checks.get(to) ?? 0) + 1;
    checks.set(to, count);
    if (count > mostChecks) return [429, { code: 60202, status: 429 }];
    if (form.get('Code') !== code) return [200, { sid: 'VE1', to, status: 'pending', valid: false }];
    codes.delete(to);
    return [200, { sid: 'VE1', to, status: 'approved', valid: true }];
  };
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const isOurs =
      request.headers.authorization === authorization &&
      request.headers['content-type'] === 'application/x-www-form-urlencoded' &&
      (request.url === messagesPath || request.url?.startsWith(`/Services/${twilioAccount.serviceSid}/`));
    if (stub.isSilent) return response.destroy();
    const [status, body] = isOurs ? answerTo(request.url ?? '', form) : ([401, { code: 20003, status: 401 }] as const);
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const stub: TwilioStub = {
    url: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    codes,
    texts,
    isSilent: false,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stub;
}
