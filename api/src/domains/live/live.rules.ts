/** Who hears of what. Pure. A topic that is not listed here leaves for nobody. */

/** The permission a change asks for, by the noun its topic begins with. */
const heardWith: Readonly<Record<string, string>> = {
  sale: 'orders.read',
  replacement: 'orders.read',
  payment: 'orders.read',
  shipment: 'orders.read',
  document: 'orders.read',
  thread: 'orders.read',
  payout: 'payouts.read',
  claim: 'claims.read',
};
/** Told to the person they are about, whatever the person may do. */
const personal = ['notification'];

export type Hearer = {
  readonly userId: string;
  readonly sellerId: string | null;
  readonly permissions: ReadonlySet<string>;
};
type Addressed = { readonly topic: string; readonly sellerId: string | null; readonly userId: string | null };

/** Whether this person is told: own company or own name, and the right to read what changed. */
export function hears(hearer: Hearer, { topic, sellerId, userId }: Addressed): boolean {
  const noun = topic.slice(0, topic.indexOf('.'));
  if (userId !== null) return personal.includes(noun) && userId === hearer.userId;
  const needed = heardWith[noun];
  if (needed === undefined || sellerId === null || sellerId !== hearer.sellerId) return false;
  return hearer.permissions.has(needed);
}
