import { stockListMessages } from '@quayside/contract/messages/stock-lists';
import { type Actor, systemActor } from '../../kernel/actor.ts';
import { nobody } from './catalog-uploads.limits.ts';
import type { ListRecord } from './catalog-uploads.repository.ts';

/** Whoever sent the list: what a job does with it is done in that person's name, or in the name of the folder it lay in. */
export const senderOf = ({ createdBy, createdByName, sellerId }: ListRecord): Actor => ({
  ...systemActor,
  kind: 'SELLER',
  userId: createdBy === nobody ? null : createdBy,
  name: createdByName,
  sellerId,
});

/** Who sends what lies in a company's folder. */
export const folderActor = (sellerId: string): Actor => ({
  ...systemActor,
  name: stockListMessages.folder.actor,
  sellerId,
});
