/** Something was published in a space elsewhere: every process asks it which content that is. */
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { openWrite } from '../../../platform/write.ts';
import { tellProcesses } from '../content.repository.ts';

export const hearOfPublication = (deps: Deps): Promise<void> =>
  openWrite(deps, { actor: systemActor, scope: 'none' }, ({ db }) => tellProcesses(db));
