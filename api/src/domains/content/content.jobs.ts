/** What is published by time. */
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { dueStories } from './content.repository.ts';
import { publishDue } from './use-cases/publish-story.ts';

async function publishScheduled(_: unknown, deps: Deps): Promise<void> {
  const due = await deps.database.read('none', (db) => dueStories(db, deps.clock.now()));
  await eachOf('stories are not published yet', due, (id) =>
    openWrite(deps, { actor: systemActor, scope: 'none' }, (write) => publishDue(write, id)),
  );
}

export const contentJobs: readonly Job[] = [job('content.publish', z.looseObject({}), publishScheduled, '* * * * *')];
