/** Files of messages: sent ahead, taken by one message, downloaded by both sides, gone when no message takes them. */
import type { MessageFile } from '@quayside/contract/threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { sampleFiles } from '../../platform/files/files.factory.ts';
import { fileJobs } from '../../platform/files/files.jobs.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { threadJobs } from './threads.jobs.ts';
import { threadFiles } from './threads.tables.ts';

const now = '2026-11-21T08:00:00.000Z';
let t: TestApp;
let desk: SellerFixture;
let staff: Session;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
  staff = await staffIn(t, 'staff.sellers');
});
afterAll(() => t.close());

const upload = (sale: string, file = sampleFiles.pdf, fileName = 'photo of box.pdf', by: Session = desk.session) => {
  const { headers, payload } = formOf({ file }, fileName);
  return t.call('POST', `/sales/${sale}/threads/files/`, { headers: { ...by.headers, ...headers }, payload });
};
const uploaded = async (sale: string, by: Session = desk.session): Promise<string> =>
  (await upload(sale, sampleFiles.pdf, 'photo of box.pdf', by)).json().qid;
const ask = (sale: string, files: string[], message = 'See the file.') =>
  desk.send('POST', sale, 'issue/', { category: 'OTHER', message, files });
const download = (sale: string, file: string, { headers }: Session = desk.session) =>
  t.call('GET', `/sales/${sale}/threads/files/${file}/download/`, { headers });
const refusal = (answer: TestAnswer) => [answer.statusCode, answer.json().code];
const filesIn = async (sale: string): Promise<MessageFile[]> =>
  (await desk.send('GET', sale, 'threads/')).json().results[0].messages[0].files;

describe('[ORD-17] files of a message', () => {
  it('are sent before it, and both sides see and download them byte for byte', async () => {
    const { id: sale } = await desk.sale();
    const sent = await upload(sale);
    expect(sent.json()).toEqual({
      qid: expect.any(String),
      name: 'photo of box.pdf',
      fileType: 'pdf',
      bytes: sampleFiles.pdf.length,
    });
    expect((await ask(sale, [sent.json().qid])).statusCode).toBe(200);
    const [file] = await filesIn(sale);
    expect(file).toEqual(sent.json());
    for (const reader of [desk.session, staff]) {
      const content = await download(sale, file?.qid ?? '', reader);
      expect(content.rawPayload.equals(sampleFiles.pdf)).toBe(true);
      expect(content.headers['content-disposition']).toContain('attachment; filename="photo of box.pdf"');
    }
  });

  it('can come with an answer of ours too', async () => {
    const { id: sale } = await desk.sale();
    const { qid: thread } = (await ask(sale, [])).json();
    const file = await uploaded(sale, staff);
    const answer = await t.call('POST', `/internal/threads/${thread}/messages/`, {
      headers: staff.headers,
      payload: { message: 'The form you need.', files: [file] },
    });
    expect(answer.statusCode).toBe(200);
    expect((await download(sale, file)).statusCode).toBe(200);
  });

  it('are refused when they are not what they say, each with its reason', async () => {
    const { id: sale } = await desk.sale();
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]);
    expect(refusal(await upload(sale, program, 'setup.exe'))).toEqual([400, 'file_name_not_allowed']);
    expect(refusal(await upload(sale, sampleFiles.png, 'photo.pdf'))).toEqual([400, 'file_type_mismatch']);
    expect(refusal(await upload(sale, sampleFiles.pdf, '../../etc/passwd.pdf'))).toEqual([
      400,
      'file_name_not_allowed',
    ]);
    const { headers } = desk.session;
    const bare = await t.call('POST', `/sales/${sale}/threads/files/`, { headers, payload: {} });
    expect(refusal(bare)).toEqual([415, 'multipart_required']);
  });

  it('one that is gone, of a colleague, of another order or taken already is 404, and nothing is sent', async () => {
    const [{ id: sale }, { id: elsewhere }] = [await desk.sale(), await desk.sale()];
    const colleague = await signedIn(t, { sellerId: desk.seller.id });
    const mine = await uploaded(sale);
    const wrong = [newId(), await uploaded(sale, colleague), await uploaded(elsewhere)];
    for (const file of wrong) expect(refusal(await ask(sale, [mine, file]))).toEqual([404, 'message_file_gone']);
    expect((await desk.send('GET', sale, 'threads/')).json().results).toEqual([]);
    expect((await ask(sale, [mine])).statusCode).toBe(200);
    expect(refusal(await ask(sale, [mine]))).toEqual([404, 'message_file_gone']);
  });

  it('are nobody’s to download before they are sent, and never another company’s', async () => {
    const { id: sale } = await desk.sale();
    const file = await uploaded(sale);
    expect(refusal(await download(sale, file))).toEqual([404, 'message_file_not_found']);
    await ask(sale, [file]);
    const other = await sellerFixture(t);
    expect(refusal(await download(sale, file, other.session))).toEqual([404, 'not_found']);
    expect(refusal(await download((await other.sale()).id, file, other.session))).toEqual([
      404,
      'message_file_not_found',
    ]);
    expect(refusal(await upload(sale, sampleFiles.pdf, 'a.pdf', other.session))).toEqual([404, 'not_found']);
  });

  it('twenty may wait for messages about an order, of each person', async () => {
    const { id: sale } = await desk.sale();
    for (let count = 0; count < 20; count += 1) expect((await upload(sale)).statusCode).toBe(200);
    expect(refusal(await upload(sale))).toEqual([400, 'too_many_files']);
    expect((await upload(sale, sampleFiles.pdf, 'a.pdf', staff)).statusCode).toBe(200);
  });

  it('that no message took go after a day, content too; those that were sent stay', async () => {
    const { id: sale } = await desk.sale();
    const [sent, unsent] = [await uploaded(sale), await uploaded(sale)];
    await ask(sale, [sent]);
    const rows = await t.database.read('system', (db) => db.select().from(threadFiles));
    const contentOf = (id: string) => t.deps.files.read(rows.find((row) => row.id === id)?.fileId ?? '');
    const sweep = async () => {
      await threadJobs.find(({ name }) => name === 'threads.sweep_files')?.run({}, t.deps);
      await t.runJobs({ jobs: fileJobs, subscribers: [] });
    };
    t.clock.advance(hours(23));
    await sweep();
    expect(await contentOf(unsent)).not.toBeNull();
    t.clock.advance(hours(2));
    await sweep();
    expect(await contentOf(unsent)).toBeNull();
    t.clock.set(now);
    expect((await download(sale, sent)).statusCode).toBe(200);
    expect(refusal(await ask(sale, [unsent]))).toEqual([404, 'message_file_gone']);
  });
});
