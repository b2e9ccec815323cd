/** What happens to companies by itself: pauses end, fees change, numbers are asked about again. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { days, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { emit, type Job, job } from '../../platform/jobs/jobs.ts';
import { vatNumberOf } from '../../platform/vat/vat-number.ts';
import { openWrite } from '../../platform/write.ts';
import { askRegister } from '../vat/vat.public.ts';
import { feesDue, lockSeller, noteJudgement, numbersToAsk, pausesOver, saveSeller } from './sellers.repository.ts';
import { moveSeller } from './use-cases/move-seller.ts';

const batch = 500;
const numbersAtOnce = 50;
/** A number that was valid may be taken from its company later. */
const judgedAgainDays = 30;

async function resume(_: unknown, deps: Deps): Promise<void> {
  const due = await deps.database.read('system', (db) => pausesOver(db, deps.clock.now(), batch));
  await eachOf('companies are paused beyond their time', due, ({ id }) =>
    openWrite(deps, own(id), (write) => resumeDue(write, id)),
  );
}

/** Somebody may have moved it since. */
async function resumeDue(write: Parameters<typeof moveSeller>[0], id: string): Promise<void> {
  const seller = await lockSeller(write.db, id);
  if (seller?.status !== 'PAUSED' || !seller.expectedPauseEnd || seller.expectedPauseEnd > write.now) return;
  await moveSeller(write, { sellerId: id, event: 'auto_resume' });
}

/** A fee nobody agreed to is forgotten at the end of its period. */
async function turnFees(_: unknown, deps: Deps): Promise<void> {
  const due = await deps.database.read('system', (db) => feesDue(db, deps.clock.now(), batch));
  await eachOf('companies keep a fee that is over', due, ({ id }) =>
    openWrite(deps, own(id), async ({ db, now }) => {
      const seller = await lockSeller(db, id);
      if (!seller?.nextFeeAt || seller.nextFeeAt > now || seller.nextFeeBasisPoints === null) return;
      const fee = seller.nextFeeAgreed ? { feeBasisPoints: seller.nextFeeBasisPoints } : {};
      await saveSeller(db, id, { ...fee, nextFeeBasisPoints: null, nextFeeAt: null, nextFeeAgreed: false });
    }),
  );
}

/**
 * The register is asked outside the transaction; a number that changed meanwhile is left alone. Its silence says nothing
 * against a number that was valid.
 */
async function recheckNumbers(_: unknown, deps: Deps): Promise<void> {
  const waiting = await deps.database.read('system', (db) =>
    numbersToAsk(db, plus(deps.clock.now(), -days(judgedAgainDays)), numbersAtOnce),
  );
  await eachOf('VAT numbers could not be asked about', waiting, (one) => recheckNumber(deps, one));
}

type Numbered = Awaited<ReturnType<typeof numbersToAsk>>[number];

async function recheckNumber(deps: Deps, { id, country, vatNumber }: Numbered): Promise<void> {
  const number = vatNumber === null ? null : vatNumberOf(country, vatNumber);
  if (!number) return;
  const said = await askRegister(deps, number);
  await openWrite(deps, own(id), async ({ db, now }) => {
    const seller = await lockSeller(db, id);
    if (!seller || seller.vatNumber !== vatNumber) return;
    const isJudged = said.validationStatus === 'VALID' || said.validationStatus === 'INVALID';
    if (isJudged) await noteJudgement(db, id, now);
    if (seller.vatStatus === said.validationStatus || (seller.vatStatus === 'VALID' && !isJudged)) return;
    const vatCompanyName = said.companyName === '' ? null : said.companyName;
    await saveSeller(db, id, { vatStatus: said.validationStatus, vatCompanyName });
    await emit(db, now, 'seller.profile_changed', { sellerId: id });
    if (said.validationStatus === 'INVALID') await emit(db, now, 'seller.vat_invalid', { sellerId: id });
  });
}

const own = (sellerId: string) => ({ actor: systemActor, scope: { sellerId } });

export const sellerJobs: readonly Job[] = [
  job('sellers.resume', z.looseObject({}), resume, '*/5 * * * *'),
  job('sellers.fees', z.looseObject({}), turnFees, '7 * * * *'),
  job('sellers.recheck_vat', z.looseObject({}), recheckNumbers, '41 * * * *'),
];
