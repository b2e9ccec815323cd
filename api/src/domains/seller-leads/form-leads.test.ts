import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typeformSignature } from '../../adapters/forms/typeform-forms.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { staffIn } from '../../testing/seller-fixture.ts';
import { leadFromForm } from './form-lead.ts';

const secret = 'a secret of the form';
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { TYPEFORM_FORM_ID: 'abc12345', TYPEFORM_SECRET: secret } });
});
afterAll(() => t.close());

const field = (ref: string, title: string) => ({ id: `id-${ref}`, ref, title, type: 'short_text' });
const fields = [
  field('goods', 'What do you sell?'),
  field('company_name', 'Your company'),
  field('contact_name', 'Your name'),
  field('email', 'E-mail'),
  field('country', 'Country'),
  field('q7', 'Telephone'),
];
const told = (email: string, country = 'Netherlands') => ({
  event_id: '01HM3K8N2P9X4',
  event_type: 'form_response',
  form_response: {
    ...{ form_id: 'abc12345', token: '01HM3K8N2P9X4', definition: { id: 'abc12345', title: 'Sell', fields } },
    answers: [
      { type: 'choices', field: fields[0], choices: { labels: ['Toys', 'Tools'], other: 'Tea' } },
      { type: 'text', field: fields[1], text: 'Waldhuis Trading' },
      { type: 'text', field: fields[2], text: 'Anouk Waldhuis' },
      { type: 'email', field: fields[3], email },
      { type: 'choice', field: fields[4], choice: { label: country } },
      { type: 'phone_number', field: fields[5], phone_number: '+31 6 1234 5678' },
    ],
  },
});
const send = (body: string, signature = typeformSignature(secret, body)) =>
  t.call('POST', '/webhooks/forms/', {
    headers: { 'content-type': 'application/json', 'typeform-signature': signature },
    payload: body,
  });

describe('[INTG-02] [MKT-05] answers of a form at Typeform', () => {
  it('make one seller lead, however often they are told', async () => {
    const body = JSON.stringify(told('anouk@form.example'));
    expect((await send(body)).statusCode).toBe(204);
    expect((await send(body)).statusCode).toBe(204);
    const staff = await staffIn(t, 'staff.onboarding');
    const { results } = (await t.call('GET', '/sellerleads/?search=form.example', { headers: staff.headers })).json();
    expect(results).toMatchObject([
      {
        ...{ email: 'anouk@form.example', companyName: 'Waldhuis Trading', contactName: 'Anouk Waldhuis' },
        ...{ country: 'NL', phone: '+31612345678', message: 'What do you sell?: Toys, Tools, Tea', status: 'NEW' },
      },
    ]);
  });

  it('cost as much time as they are long, whatever the questions are', () => {
    const title = `${'company '.repeat(20_000)}country`;
    const begun = process.cpuUsage();
    const named = leadFromForm([{ ref: '', title, kind: 'other', text: 'Peru' }], () => 'PE');
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(500);
    expect(named).toMatchObject({ companyName: '', country: 'PE' });
    const asked = { ref: '', title: "Your company's country", kind: 'other', text: 'Peru' } as const;
    expect(leadFromForm([asked], () => 'PE')).toMatchObject({ companyName: '', country: 'PE' });
  });

  it('are believed with a good signature alone, and say what a lead lacks', async () => {
    const body = JSON.stringify(told('forged@form.example'));
    expect((await send(body, typeformSignature('another', body))).json().code).toBe('form_notice_refused');
    expect((await send(`${body} `, typeformSignature(secret, body))).statusCode).toBe(401);
    expect((await send(JSON.stringify(told('a@b.example', 'Atlantis')))).json().code).toBe('form_answers_incomplete');
    expect((await send('{"event_type":"form_response_partial"}')).statusCode).toBe(204);
    const other = told('other@form.example');
    other.form_response.form_id = 'another1';
    expect((await send(JSON.stringify(other))).statusCode).toBe(204);
  });

  it('are believed by nobody where no form is configured', async () => {
    const bare = await testApp();
    const body = JSON.stringify(told('bare@form.example'));
    const headers = { 'content-type': 'application/json', 'typeform-signature': typeformSignature('', body) };
    expect((await bare.call('POST', '/webhooks/forms/', { headers, payload: body })).statusCode).toBe(401);
    await bare.close();
  });
});
