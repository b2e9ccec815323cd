import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { freshLead } from './fresh-lead.ts';
import { sellerLeads } from './seller-leads.tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

it('[INT-02] a lead whose number another deal has takes the next one', async () => {
  const wanted = (email: string) => ({ email, companyName: 'Same', contactName: 'Kim', country: 'NL' });
  const taken = newId();
  const same = `${newId().slice(0, -8)}${taken.slice(-8)}`;
  const free = newId();
  const add = (email: string, ids: string[]) =>
    t.database.write('none', async (db) => {
      const lead = await freshLead(db, wanted(email), t.clock.now(), () => ids.shift() ?? newId());
      await db.insert(sellerLeads).values(lead);
      return lead.id;
    });
  expect(await add('one@same.example', [taken])).toBe(taken);
  expect(await add('two@same.example', [same, free])).toBe(free);
});
