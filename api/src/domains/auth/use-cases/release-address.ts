/** An address that nobody confirmed becomes free again: whoever it belongs to can register (decision 0016). */
import { systemActor } from '../../../kernel/actor.ts';
import { days, plus } from '../../../kernel/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { eachOf } from '../../../platform/jobs/each-of.ts';
import { openWrite } from '../../../platform/write.ts';
import { lockUser, neverConfirmed, saveUser } from '../../users/users.public.ts';
import { forgetPerson } from '../forget-person.ts';

/** The link lives a day and can be sent anew; who has not come back after this long does not. */
export const confirmWithin = days(7);
const batch = 500;

/** Ends accounts that were never confirmed. They could do nothing, so nothing else is left of them but their row. */
export async function releaseAddresses(deps: Deps): Promise<void> {
  const before = plus(deps.clock.now(), -confirmWithin);
  const found = await deps.database.read('none', (db) => neverConfirmed(db, before, batch));
  await eachOf('addresses that nobody confirmed are taken', found, ({ id }) =>
    openWrite(deps, { actor: systemActor, scope: 'none' }, async (write) => {
      const user = await lockUser(write.db, id);
      // Confirmed in the meantime.
      if (!user || user.isEmailVerified || user.isPhoneVerified) return;
      await forgetPerson(write, id, false);
      const gone = { disabledAt: write.now, email: `${id}@unconfirmed.invalid`, phone: null };
      await saveUser(write.db, id, { ...gone, pendingEmail: null, pendingPhone: null });
    }),
  );
}
