import { afterAll, expect, it, vi } from 'vitest';
import { pdfBytes } from '../../platform/files/files.factory.ts';
import { testApp } from '../../testing/app.ts';
import { claimFixture, post, sendFile } from '../../testing/claim-fixture.ts';
import { readyStreamOf } from '../../testing/open-stream.ts';
import { makeClaim } from './claims.factory.ts';

const t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
afterAll(() => t.close());

it('[CLM-05] the buyer’s appeal and withdrawal reach the seller’s open pages by themselves', async () => {
  const desk = await claimFixture(t);
  const { seller, buyerId, buyerSession } = desk;
  const rejected = {
    decidedAt: '2026-11-20T09:00:00.000Z',
    appealUntil: '2026-12-04T09:00:00.000Z',
    approvedMinor: 0n,
  };
  const [appealed, withdrawn] = await t.database.write('system', async (db) => [
    await makeClaim(db, { seller, buyerId, status: 'REJECTED', ...rejected }),
    await makeClaim(db, { seller, buyerId, status: 'UNDER_REVIEW' }),
  ]);
  const stream = await readyStreamOf(t, desk.sellerSession.headers);
  await sendFile(t, buyerSession, `${appealed.id}/evidence/`, { kind: 'OTHER', content: pdfBytes() });
  expect((await post(t, buyerSession, `${appealed.id}/appeal/`, { reason: 'Look again.' })).statusCode).toBe(200);
  expect((await post(t, buyerSession, `${withdrawn.id}/withdraw/`)).statusCode).toBe(200);
  const told = (kind: string, { saleId: saleQid }: { saleId: string }) => expect.objectContaining({ kind, saleQid });
  const both = [told('claim.appeal', appealed), told('claim.withdraw', withdrawn)];
  await vi.waitFor(() => expect(stream.changes()).toEqual(expect.arrayContaining(both)));
  stream.cut();
});
