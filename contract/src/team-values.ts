/** Roles of a selling company, most rights first (domain page, section 14). */
export const teamRoles = ['OWNER', 'ADMIN', 'ORDERS', 'INVENTORY', 'FINANCE', 'VIEWER'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Addresses in one invitation. */
export const mostInvited = 20;
/** People and open invitations of a company. */
export const mostPeople = 1_000;

/** What the table of a team tells, and the permissions behind each: to change it, to read it. */
export const teamAreas = [
  { area: 'orders', change: ['orders.confirm', 'orders.decline', 'orders.update'], read: 'orders.read' },
  { area: 'papers', change: ['documents.manage'], read: 'orders.read' },
  { area: 'payments', change: ['payments.trigger'], read: 'payouts.read' },
  { area: 'bank', change: ['bank.write'], read: null },
  { area: 'offers', change: ['offers.write'], read: 'offers.read' },
  { area: 'claims', change: ['claims.respond'], read: 'claims.read' },
  { area: 'insights', change: [], read: 'insights.read' },
  { area: 'team', change: ['team.manage'], read: null },
] as const;
export type TeamArea = (typeof teamAreas)[number]['area'];
