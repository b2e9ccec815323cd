/** Every page of the product, with the person who may open it. Journeys that look at all pages take them from here. */
import { people, type Session } from './fixtures.ts';
import { newOrder } from './orders.ts';

export interface Place {
  path: string;
  /** The page's part of the document's title; null on the home page, whose title is the product's name alone. */
  title: string | null;
  who: string | null;
}

/** The page of one order; `:order` stands for a new one. */
export const orderPlace: Place = { path: '/orders/:order/', title: 'Order', who: people.seller };

export const places: readonly Place[] = [
  { path: '/', title: null, who: null },
  { path: '/legal/terms/', title: 'Terms of Use', who: null },
  { path: '/legal/privacy/', title: 'Privacy Policy', who: null },
  { path: '/legal/cookies/', title: 'Cookies', who: null },
  { path: '/newsletter/', title: 'Market notes, twice a month', who: null },
  { path: '/unsubscribe/', title: 'E-mail settings', who: null },
  { path: '/no-such-page/', title: "This page isn't here.", who: null },
  { path: '/login/', title: 'Login', who: null },
  { path: '/reset-password/', title: 'Reset your password', who: null },
  { path: '/activate-account/', title: 'Activate your account', who: people.unverified },
  { path: '/dashboard/', title: 'Dashboard', who: people.seller },
  { path: '/orders/', title: 'Orders', who: people.seller },
  { path: '/orders/?status=PAST', title: 'Orders', who: people.seller },
  orderPlace,
  { path: '/notifications/', title: 'Notifications', who: people.seller },
  { path: '/notifications/?view=email', title: 'Notifications', who: people.seller },
  { path: '/payouts/', title: 'Payouts', who: people.seller },
  { path: '/payouts/?status=FAILED', title: 'Payouts', who: people.seller },
  { path: '/warehouse/incoming/', title: 'Incoming packages', who: people.warehouse },
  { path: '/internal/payments/', title: 'Payments', who: people.staff },
  { path: '/internal/payments/?status=UNRESOLVED', title: 'Payments', who: people.staff },
  { path: '/internal/payments/?status=FAILED', title: 'Payments', who: people.staff },
  { path: '/internal/create-test-sale/', title: 'Create test sale', who: people.staff },
];

/** The address of a place: one that shows an order gets a new one. */
export async function addressOf({ path }: Place, staff: Session, seller: Session | null): Promise<string> {
  if (!path.includes(':order') || seller === null) return path;
  const { qid } = await newOrder(staff, seller);
  return path.replace(':order', qid);
}
