/** Papers of a lead: kept by our own people alone, and deleted with what they belong to. */
import { leadFilesKeptDays, mostLeadFiles } from '@quayside/contract/seller-lead-values';
import { sellerLeadDetail } from '@quayside/contract/seller-leads';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { sampleFiles } from '../../platform/files/files.factory.ts';
import { fileJobs } from '../../platform/files/files.jobs.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import type { Session } from '../../testing/session.ts';
import { sellerLeadJobs } from './seller-leads.jobs.ts';
import { leadFiles, sellerLeads } from './seller-leads.tables.ts';

let t: TestApp;
let joris: Session;
let other: Session;
let company: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  company = await sellerFixture(t);
  joris = await staffIn(t, 'staff.onboarding');
  other = await staffIn(t, 'staff.claims');
});
afterAll(() => t.close());

let count = 0;
/** Each from a network of its own: registration is limited by network. */
async function newLead(): Promise<string> {
  count += 1;
  const payload = {
    email: `kept-${count}@brambleford.example`,
    companyName: 'Brambleford',
    contactName: 'Tess',
    country: 'GB',
  };
  const made = await t.call('POST', '/sellerleads/', { payload, remoteAddress: `10.0.${count}.1` });
  return made.json().slug;
}
const upload = (slug: string, { file = sampleFiles.pdf, name = 'price list.pdf', by = joris } = {}) => {
  const { headers, payload } = formOf({ file }, name);
  return t.call('POST', `/sellerleads/${slug}/files/`, { headers: { ...by.headers, ...headers }, payload });
};
const at = (slug: string, file: string) => `/sellerleads/${slug}/files/${file}/`;
const call = (method: 'GET' | 'DELETE', path: string, by = joris) => t.call(method, path, { headers: by.headers });
const detail = async (slug: string) => sellerLeadDetail.parse((await call('GET', `/sellerleads/${slug}/`)).json());
const refusal = (answer: TestAnswer) => [answer.statusCode, answer.json().code];
const contentOf = async (id: string) => {
  const rows = await t.database.read('system', (db) => db.select().from(leadFiles).where(eq(leadFiles.id, id)));
  return rows[0] ? t.deps.files.read(rows[0].fileId) : null;
};

describe('[INT-02] [RT-24] files of a lead', () => {
  it('are kept with who added them, and come back byte for byte', async () => {
    const slug = await newLead();
    const kept = await upload(slug);
    expect(kept.statusCode).toBe(200);
    const { files } = await detail(slug);
    expect(files).toEqual([kept.json()]);
    expect(files[0]).toMatchObject({ name: 'price list.pdf', fileType: 'pdf', bytes: sampleFiles.pdf.length });
    expect(files[0]?.addedBy).not.toBe('');
    const content = await call('GET', `${at(slug, kept.json().qid)}download/`);
    expect(content.rawPayload.equals(sampleFiles.pdf)).toBe(true);
    expect(content.headers['content-disposition']).toContain('attachment; filename="price list.pdf"');
  });

  it('are nobody’s to see but of those who do onboarding, not the company’s own either', async () => {
    const slug = await newLead();
    const { qid } = (await upload(slug)).json();
    await t.database.write('system', (db) =>
      db.update(sellerLeads).set({ sellerId: company.seller.id }).where(eq(sellerLeads.slug, slug)),
    );
    const own = await call('GET', `/sellerleads/${slug}/`, company.session);
    expect([own.statusCode, own.json().files]).toEqual([200, []]);
    for (const by of [company.session, other]) {
      expect((await call('GET', `${at(slug, qid)}download/`, by)).statusCode).toBe(403);
      expect((await call('DELETE', at(slug, qid), by)).statusCode).toBe(403);
      expect((await upload(slug, { by })).statusCode).toBe(403);
    }
    const seen = await t.database.read({ sellerId: company.seller.id }, (db) => db.select().from(leadFiles));
    expect(seen).toEqual([]);
  });

  it('are refused when they are not what they say, of no lead, and beyond so many', async () => {
    const slug = await newLead();
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]);
    expect(refusal(await upload(slug, { file: program, name: 'setup.exe' }))).toEqual([400, 'file_name_not_allowed']);
    expect(refusal(await upload(slug, { file: sampleFiles.png, name: 'photo.pdf' }))).toEqual([
      400,
      'file_type_mismatch',
    ]);
    expect(refusal(await upload('nobody'))).toEqual([404, 'lead_not_found']);
    for (let kept = 0; kept < mostLeadFiles; kept += 1) expect((await upload(slug)).statusCode).toBe(200);
    expect(refusal(await upload(slug))).toEqual([400, 'too_many_files']);
  });

  it('are taken away with their content; what is not there, or another lead’s, is told', async () => {
    const [slug, elsewhere] = [await newLead(), await newLead()];
    const { qid } = (await upload(slug)).json();
    const rows = await t.database.read('system', (db) => db.select().from(leadFiles).where(eq(leadFiles.id, qid)));
    expect(refusal(await call('DELETE', at(elsewhere, qid)))).toEqual([404, 'lead_file_not_found']);
    expect(refusal(await call('GET', `${at(elsewhere, qid)}download/`))).toEqual([404, 'lead_file_not_found']);
    expect(refusal(await call('DELETE', at(slug, newId())))).toEqual([404, 'lead_file_not_found']);
    expect((await call('DELETE', at(slug, qid))).statusCode).toBe(204);
    expect((await detail(slug)).files).toEqual([]);
    await t.runJobs({ jobs: fileJobs, subscribers: [] });
    expect(await t.deps.files.read(rows[0]?.fileId ?? '')).toBeNull();
    expect(refusal(await call('DELETE', at(slug, qid)))).toEqual([404, 'lead_file_not_found']);
  });

  it('go a year after the lead came to nothing; those of others stay', async () => {
    const [ended, open] = [await newLead(), await newLead()];
    const [gone, stays] = [(await upload(ended)).json().qid, (await upload(open)).json().qid];
    const end = { outcome: 'UNSUCCESSFUL', reason: 'WITHDRAWN', version: (await detail(ended)).version };
    await t.call('POST', `/sellerleads/${ended}/complete/`, { headers: joris.headers, payload: end });
    const sweep = () => sellerLeadJobs.find(({ name }) => name === 'leads.sweep_files')?.run({}, t.deps);
    t.clock.advance(days(leadFilesKeptDays - 1));
    await sweep();
    expect(await contentOf(gone)).not.toBeNull();
    t.clock.advance(days(2));
    await sweep();
    expect(await contentOf(gone)).toBeNull();
    expect(await contentOf(stays)).not.toBeNull();
  });
});
