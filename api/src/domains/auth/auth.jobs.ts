import { retention } from '@quayside/contract/retention';
import { z } from 'zod';
import { days, plus } from '../../kernel/clock.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { forgetAttempts } from './attempts.repository.ts';
import { deviceDays } from './auth.cookies.ts';
import { forgetUnusedDevices } from './devices.repository.ts';
import { forgetSecrets } from './secrets.repository.ts';
import { forgetSessions } from './sessions.repository.ts';
import { releaseAddresses } from './use-cases/release-address.ts';

/** Attempts count for an hour at most; secrets and sessions are kept a while to answer questions. */
const forgetEnded = job(
  'auth.forget_ended',
  z.object({}),
  async (_payload, { database, clock }) => {
    const now = clock.now();
    await database.write('none', async (db) => {
      await forgetAttempts(db, plus(now, -days(2)));
      await forgetSecrets(db, plus(now, -days(30)));
      await forgetSessions(db, plus(now, -days(retention.sessions.days)));
      await forgetUnusedDevices(db, plus(now, -days(deviceDays)));
    });
  },
  '17 3 * * *',
);

const release = job('auth.release_addresses', z.object({}), (_payload, deps) => releaseAddresses(deps), '37 3 * * *');

export const authJobs: readonly Job[] = [forgetEnded, release];
