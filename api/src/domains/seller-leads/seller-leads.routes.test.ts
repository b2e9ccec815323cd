import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { login, type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';

let t: TestApp;
let joris: Session;
beforeAll(async () => {
  t = await testApp();
  joris = await signedIn(t, { email: 'joris@quayside.example', role: 'STAFF', staffPermissions: ['staff.onboarding'] });
});
afterAll(() => t.close());

let count = 0;
const someone = () => {
  count += 1;
  return {
    email: `tess-${count}@brambleford.example`,
    companyName: 'Brambleford & Daughters Ltd',
    contactName: 'Tess',
    country: 'GB',
  };
};
/** Each from a network of its own: registration is limited by network. */
const post = (path: string, payload: object) =>
  t.call('POST', path, { payload, headers: { 'x-application': 'sellers' }, remoteAddress: `10.0.${count}.1` });
const staff = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
  t.call(method, path, { headers: joris.headers, ...(payload ? { payload } : {}) });
const newLead = async () => (await post('/sellerleads/', someone())).json();
const moved = async (slug: string, ...statuses: string[]) => {
  for (const status of statuses) await staff('PUT', `/sellerleads/${slug}/`, { status });
  return (await staff('GET', `/sellerleads/${slug}/`)).json();
};

describe('[INT-02] [RT-23] [RT-24] seller leads', () => {
  it('anybody leaves one; the same address again is an error of that field', async () => {
    const who = someone();
    const made = await post('/sellerleads/', who);
    expect([made.statusCode, made.json()]).toEqual([
      201,
      { slug: expect.stringMatching(/^brambleford-daughters-ltd-/), email: who.email, status: 'NEW' },
    ]);
    const again = await post('/sellerleads/', { ...who, companyName: 'Somebody else' });
    expect([again.statusCode, again.json().errors.email[0].message]).toEqual([
      400,
      'This e-mail address is already used.',
    ]);
  });

  it('our own people enter as many as they have, from one network; others are slowed down', async () => {
    const from = (headers: Record<string, string>) => (payload: object) =>
      t.call('POST', '/sellerleads/', { payload, headers, remoteAddress: '10.77.7.7' });
    const answers = async (send: ReturnType<typeof from>) => {
      const codes = new Set<number>();
      for (let made = 0; made < 12; made += 1) codes.add((await send(someone())).statusCode);
      return [...codes];
    };
    expect(await answers(from(joris.headers))).toEqual([201]);
    expect(await answers(from({ 'x-application': 'sellers' }))).toEqual([201, 429]);
    expect(await answers(from({ ...joris.headers, authorization: 'Bearer none' }))).toEqual([429]);
  });

  it('moves the ways of the domain page and no others', async () => {
    const { slug } = await newLead();
    expect((await staff('PUT', `/sellerleads/${slug}/`, { status: 'QUALIFIED' })).json().code).toBe(
      'lead_invalid_transition',
    );
    expect(await moved(slug, 'CONTACTED', 'STOCK_CHECK', 'QUALIFIED')).toMatchObject({
      status: 'QUALIFIED',
      allowedMoves: ['ONBOARDING', 'COMPLETED_UNSUCCESSFUL'],
    });
    expect((await staff('PUT', `/sellerleads/${slug}/`, { note: 'Good stock', version: 1 })).json().code).toBe(
      'stale_version',
    );
    expect((await staff('POST', `/sellerleads/${slug}/complete/`, { outcome: 'UNSUCCESSFUL' })).json().code).toBe(
      'lead_reason_required',
    );
    const ended = await staff('POST', `/sellerleads/${slug}/complete/`, { outcome: 'UNSUCCESSFUL', reason: 'REGION' });
    expect(ended.json()).toMatchObject({ status: 'COMPLETED_UNSUCCESSFUL', reason: 'REGION' });
  });

  it('keeps each step with who took it and why it ended, for our own people alone', async () => {
    const { slug } = await newLead();
    await moved(slug, 'CONTACTED');
    await staff('POST', `/sellerleads/${slug}/complete/`, { outcome: 'UNSUCCESSFUL', reason: 'REGION' });
    const at = expect.stringMatching(/^20.*Z$/);
    const by = joris.user.account;
    expect((await staff('GET', `/sellerleads/${slug}/`)).json().steps).toEqual([
      { status: 'NEW', at, by: null, reason: null },
      { status: 'CONTACTED', at, by, reason: null },
      { status: 'COMPLETED_UNSUCCESSFUL', at, by, reason: 'REGION' },
    ]);
    await moved(slug, 'CONTACTED', 'STOCK_CHECK', 'QUALIFIED', 'ONBOARDING');
    const { sellerQid } = (await staff('GET', `/sellerleads/${slug}/`)).json();
    const tess = await signedIn(t, { sellerId: sellerQid });
    expect((await t.call('GET', `/sellerleads/${slug}/`, { headers: tess.headers })).json().steps).toEqual([]);
  });

  it('open ones are asked for apart from those that ended without success', async () => {
    const search = `halfway-${crypto.randomUUID().slice(0, 8)}`;
    const of = () => ({ ...someone(), companyName: `${search} Ltd` });
    const [open, ended, double] = [
      await post('/sellerleads/', of()),
      await post('/sellerleads/', of()),
      await post('/sellerleads/', of()),
    ].map((one) => one.json().slug);
    await staff('POST', `/sellerleads/${ended}/complete/`, { outcome: 'UNSUCCESSFUL', reason: 'REGION' });
    await moved(double, 'DUPLICATE');
    const listed = async (state: string) =>
      (await staff('GET', `/sellerleads/?state=${state}&search=${search}`))
        .json()
        .results.map((one: { slug: string }) => one.slug)
        .sort();
    expect(await listed('OPEN')).toEqual([open]);
    expect(await listed('ENDED')).toEqual([ended, double].sort());
  });

  it('one that was given up is taken up again, with its company where it had one', async () => {
    const { slug, email } = await newLead();
    const ends = (of: string) =>
      staff('POST', `/sellerleads/${of}/complete/`, { outcome: 'UNSUCCESSFUL', reason: 'NO_RESPONSE' });
    expect((await ends(slug)).json()).toMatchObject({ allowedMoves: ['CONTACTED'] });
    expect(await moved(slug, 'CONTACTED')).toMatchObject({ status: 'CONTACTED', reason: null });
    const { sellerQid } = await moved(slug, 'STOCK_CHECK', 'QUALIFIED', 'ONBOARDING');
    expect((await ends(slug)).json()).toMatchObject({ allowedMoves: ['ONBOARDING'] });
    expect(await moved(slug, 'ONBOARDING')).toMatchObject({ status: 'ONBOARDING', sellerQid, reason: null });
    await t.runJobs(work);
    const links = await t.database.read('system', (db) =>
      db.execute(`select from messages_sent where recipient = '${email}' and body like '%secret=%'`),
    );
    expect(links.rows).toHaveLength(2);
    const double = await newLead();
    await moved(double.slug, 'DUPLICATE');
    expect(await moved(double.slug, 'NEW')).toMatchObject({ status: 'NEW' });
  });

  it('[PRO-01] opens a company whose owner is invited: nobody takes the account for one that was never confirmed', async () => {
    const { slug, email } = await newLead();
    await moved(slug, 'CONTACTED', 'STOCK_CHECK', 'QUALIFIED', 'ONBOARDING');
    const { rows } = await t.database.read('system', (db) =>
      db.execute(`select invited_at is not null as invited from users where email = '${email}'`),
    );
    expect(rows).toEqual([{ invited: true }]);
  });

  it('becomes a company whose owner sets a password by a link, and is completed when we approve it', async () => {
    const { slug, email } = await newLead();
    const lead = await moved(slug, 'CONTACTED', 'STOCK_CHECK', 'QUALIFIED', 'ONBOARDING');
    expect(lead).toMatchObject({ status: 'ONBOARDING', sellerStatus: 'ONBOARDING' });
    await t.runJobs(work);
    const mails = await t.database.read('system', (db) =>
      db.execute<{ body: string }>(`select body from messages_sent where recipient = '${email}'`),
    );
    const secret = decodeURIComponent(/secret=([^\s"&]+)/.exec(mails.rows[0]?.body ?? '')?.[1] ?? '');
    const password = 'a long enough password';
    expect((await post('/user/activate/', { secret, password })).statusCode).toBe(200);
    expect((await login(t, email, password)).statusCode).toBe(200);
    expect((await staff('POST', `/sellerleads/${slug}/complete/`, { outcome: 'SUCCESSFUL' })).json().code).toBe(
      'lead_seller_not_active',
    );
    await t.database.write('system', (db) =>
      db.execute(`update sellers set status = 'IN_REVIEW' where id = '${lead.sellerQid}'`),
    );
    expect(
      (await staff('POST', `/internal/sellers/${lead.sellerQid}/status/`, { event: 'approve' })).json().status,
    ).toBe('ACTIVE');
    await t.runJobs(work);
    expect((await staff('GET', `/sellerleads/${slug}/`)).json().status).toBe('COMPLETED_SUCCESSFUL');
    const done = (await staff('GET', '/sellerleads/?completedSuccessful=true')).json().results;
    expect(done.map((one: { slug: string }) => one.slug)).toEqual([slug]);
  });

  it('a company sees its own lead, without our note, and moves nothing', async () => {
    const { slug } = await newLead();
    const lead = await moved(slug, 'CONTACTED', 'STOCK_CHECK', 'QUALIFIED', 'ONBOARDING');
    await staff('PUT', `/sellerleads/${slug}/`, { note: 'Careful' });
    const tess = await signedIn(t, { sellerId: lead.sellerQid });
    const stranger = await signedIn(t, {
      sellerId: (await moved((await newLead()).slug, 'CONTACTED', 'STOCK_CHECK', 'QUALIFIED', 'ONBOARDING')).sellerQid,
    });
    const seen = (who: Session) => t.call('GET', `/sellerleads/${slug}/`, { headers: who.headers });
    expect((await seen(tess)).json()).toMatchObject({ slug, note: '', allowedMoves: [] });
    expect((await seen(stranger)).statusCode).toBe(404);
    const put = (payload: object) => t.call('PUT', `/sellerleads/${slug}/`, { headers: tess.headers, payload });
    expect((await put({ contactName: 'Tess Brambleford' })).json()).toMatchObject({ contactName: 'Tess Brambleford' });
    expect((await put({ status: 'COMPLETED_SUCCESSFUL' })).statusCode).toBe(403);
  });
});

const account = (email: string) => ({
  ...{
    email,
    password: 'a long enough password',
    account: 'Tess Brambleford',
    companyName: 'Brambleford & Daughters Ltd',
  },
  ...{ country: 'GB', phone: '+447400123456' },
});

describe('[SES-10] [ERR-05] registration', () => {
  it('a buyer registers, and has to confirm the address', async () => {
    const { email } = someone();
    const company = { ...account(email), city: 'Leeds', line1: 'Quay 1', postalCode: 'LS1 4AP' };
    const wrong = (await post('/users/', { ...company, vatNumber: 'GB434031490' })).json();
    expect([wrong.code, Object.keys(wrong.errors)]).toEqual(['invalid', ['vatNumber']]);
    const made = await post('/users/', { ...company, vatNumber: 'GB434031494' });
    expect([made.statusCode, made.json()]).toMatchObject([201, { email, isEmailVerified: false }]);
    expect((await login(t, email, 'a long enough password', 'buyers')).statusCode).toBe(200);
  });

  it('the company of a lead registers with a password of its own', async () => {
    const { slug, email } = await newLead();
    const made = await post('/users/register/', {
      ...account(email),
      vatNumber: 'GB434031494',
      gtins: ['4006381333931', ''],
    });
    expect(made.statusCode).toBe(201);
    expect((await staff('GET', `/sellerleads/${slug}/`)).json()).toMatchObject({
      status: 'ONBOARDING',
      sellerStatus: 'ONBOARDING',
    });
  });

  it('what is wrong has the code `invalid`, with message and line', async () => {
    const { email } = someone();
    const refused = async (change: object) => {
      const answer = await post('/users/register/', { ...account(email), ...change });
      const { code, message, lineNumber } = answer.json();
      return { status: answer.statusCode, code, message, lineNumber };
    };
    expect(await refused({ gtins: ['4006381333931', '4006381333932'] })).toEqual({
      ...{ status: 400, code: 'invalid', lineNumber: 2 },
      message: 'Line 2 is not a GTIN. Correct it or leave it out.',
    });
    expect(await refused({ password: 'password1234' })).toMatchObject({ code: 'invalid' });
    expect(await refused({ vatNumber: 'GB000000000' })).toMatchObject({
      code: 'invalid',
      message: 'This isn’t a VAT number of your country.',
    });
    expect(await refused({ email: joris.user.email })).toMatchObject({
      code: 'invalid',
      message: 'User with this Email already exists.',
    });
    expect(await refused({ email: 'new.person@quayside.example' })).toMatchObject({ code: 'invalid' });
    expect((await login(t, email, 'a long enough password')).statusCode).toBe(400);
  });

  it('[ERR-16] a network hears five times an hour whether an address is taken, of leads and accounts together', async () => {
    const who = someone();
    await post('/sellerleads/', who);
    const { email } = someone();
    const buyer = { ...account(email), city: 'Leeds', line1: 'Quay 1', postalCode: 'LS1 4AP' };
    await post('/users/', buyer);
    const remoteAddress = '10.9.9.9';
    const headers = { 'x-application': 'sellers' };
    const here = (path: string, payload: object) => t.call('POST', path, { payload, headers, remoteAddress });
    const told = [
      await here('/sellerleads/', who),
      await here('/users/', buyer),
      await here('/users/', { ...buyer, email: `another.${who.email}` }),
      await here('/users/register/', account(email)),
      await here('/sellerleads/', someone()),
    ];
    expect(told.map(({ statusCode }) => statusCode)).toEqual([400, 400, 201, 400, 201]);
    const more = [
      await here('/sellerleads/', who),
      await here('/users/', buyer),
      await here('/sellerleads/', someone()),
    ];
    for (const answer of more)
      expect(answer.json()).toMatchObject({ status: 429, code: 'too_many_attempts', waitSeconds: 3_600 });
    expect((await post('/sellerleads/', someone())).statusCode, 'another network').toBe(201);
  });
});
