import type { Deps } from '../../platform/deps.ts';
import { forgetSession } from './session-cache.ts';
import { saveProof } from './sessions.repository.ts';

/** The second factor was shown in this session: this process counts it at once, others within 3 seconds. */
export async function markProved(deps: Deps, sessionId: string): Promise<void> {
  await deps.database.write('none', (db) => saveProof(db, sessionId, deps.clock.now()));
  forgetSession(deps, sessionId);
}
