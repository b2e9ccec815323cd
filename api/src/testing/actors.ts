/** Who acts in tests that call a use case itself. */
import { type Actor, systemActor } from '../kernel/actor.ts';
import type { SellerFixture } from './seller-fixture.ts';

export const sellerActorOf = ({ seller, session }: SellerFixture): Actor => ({
  ...systemActor,
  kind: 'SELLER',
  userId: session.user.id,
  name: session.user.account,
  sellerId: seller.id,
});

export const staffActor: Actor = { ...systemActor, kind: 'STAFF', name: 'Grace Whitfield' };
