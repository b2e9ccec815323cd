/** Who acts: a person, made from the session, a carrier or the product itself. Never read from a body or a header's claim. */

import { commonMessages } from '@quayside/contract/messages/common';
import { stockListMessages } from '@quayside/contract/messages/stock-lists';
import type { PermissionName } from '@quayside/contract/permissions';
import { present, Refusal } from './errors.ts';

export type ActorKind = 'SELLER' | 'WAREHOUSE' | 'BUYER' | 'STAFF' | 'CARRIER' | 'SYSTEM';

export type Actor = {
  readonly kind: ActorKind;
  /** Null: no person, but the product itself or a carrier. */
  readonly userId: string | null;
  readonly name: string;
  /** The company the actor sells for. */
  readonly sellerId: string | null;
  /** The company the actor buys for. */
  readonly buyerId: string | null;
  /** The warehouse the actor works in. */
  readonly warehouseId: string | null;
  readonly permissions: ReadonlySet<PermissionName>;
  /** One of our own people who looks at a company as it sees itself. */
  readonly isOurs?: true;
  /** What sensitive steps still want of the person: the second factor, or that one is set up. Absent: nothing. */
  readonly lacksProof?: 'second_factor_required' | 'second_factor_missing';
};

/** Somebody, not the product itself. */
export type PersonActor = Actor & { readonly userId: string };

/** The person who acts; a write that only people make has one. */
export const personOf = (actor: Actor): PersonActor => ({
  ...actor,
  userId: present(actor.userId, 'a person acts'),
});

/** What sending a list asks for, as refusals name it. */
const uploadRights: readonly string[] = ['stocklist.upload', 'stocklist.upload or gtin_checker.use'];

/** A right the actor lacks, by its name; the specification words one of them (INV-06). */
export function forbidden(permission: string): Refusal {
  const isUpload = uploadRights.includes(permission);
  const message = isUpload ? stockListMessages.forbidden : commonMessages.permission_denied;
  return new Refusal('permission_denied', 403, message, { permission });
}

/** For steps that ask for the second factor (domain page, section 15). */
export function requireProof({ lacksProof }: Pick<Actor, 'lacksProof'>): void {
  if (lacksProof) throw new Refusal(lacksProof, 403, commonMessages[lacksProof]);
}

/** The selling company the actor works for; 403 for everybody else. */
export function sellerIdOf({ sellerId }: Actor): string {
  if (sellerId === null) throw forbidden('seller');
  return sellerId;
}

/** A person of a selling company, whose own things are meant; 403 for everybody else. */
export function memberOf(actor: Actor): { readonly sellerId: string; readonly userId: string } {
  return { sellerId: sellerIdOf(actor), userId: personOf(actor).userId };
}

/** Jobs, timers and what follows upon events. */
export const systemActor: Actor = {
  kind: 'SYSTEM',
  userId: null,
  name: 'Quayside',
  sellerId: null,
  buyerId: null,
  warehouseId: null,
  permissions: new Set(),
};
