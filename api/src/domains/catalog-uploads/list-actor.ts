import { type Actor, systemActor } from '../../kernel/actor.ts';
import type { ListRecord } from './catalog-uploads.repository.ts';

/** Whoever sent the list: what a job does with it is done in that person's name. */
export const personActorOf = ({ createdBy, createdByName, sellerId }: ListRecord): Actor => ({
  ...systemActor,
  kind: 'SELLER',
  userId: createdBy,
  name: createdByName,
  sellerId,
});
