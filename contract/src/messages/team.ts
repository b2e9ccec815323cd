import { counted } from '../count-label.ts';
import type { TeamArea, TeamRole } from '../team-values.ts';

const roles: Readonly<Record<TeamRole, { name: string; text: string }>> = {
  OWNER: { name: 'Owner', text: 'Everything, including bank details' },
  ADMIN: { name: 'Admin', text: 'All but bank details' },
  ORDERS: { name: 'Orders', text: 'Orders, shipping, papers and claims' },
  INVENTORY: { name: 'Inventory', text: 'Offers, stock lists, price reductions and insights' },
  FINANCE: { name: 'Finance', text: 'Payments, bank details and invoices' },
  VIEWER: { name: 'Viewer', text: 'Reads everything, changes nothing' },
};

const areas: Readonly<Record<TeamArea, { name: string; change: string; read: string }>> = {
  orders: { name: 'Orders', change: 'Confirm, decline and change orders', read: 'See orders' },
  papers: { name: 'Papers', change: 'Print labels and upload papers', read: 'See papers' },
  payments: { name: 'Payments', change: 'Trigger payments', read: 'See payouts' },
  bank: { name: 'Bank', change: 'Change bank details', read: '' },
  offers: { name: 'Offers', change: 'Change offers, prices and stock', read: 'See offers' },
  claims: { name: 'Claims', change: 'Answer claims', read: 'See claims' },
  insights: { name: 'Insights', change: '', read: 'See insights' },
  team: { name: 'Team', change: 'Invite and remove people', read: '' },
};

export const teamMessages = {
  people: (people: number, invitations: number) =>
    [counted(people, 'person', 'people'), ...(invitations === 0 ? [] : [counted(invitations, 'open invitation')])].join(
      ' and ',
    ),
  everyChange: 'Every change is in the',
  auditLog: 'audit log',
  caption: 'People of your company',
  columns: { person: 'Person', role: 'Role', seen: 'Last here', more: 'More' },
  noFactor: 'no second factor',
  roles,
  areas,
  you: 'you',
  whatRoles: 'What each role may do',
  roleOf: (person: string) => `Role of ${person}`,
  may: { change: 'may change', read: 'may read', nothing: 'no access' },
  now: 'now',
  never: 'not signed in yet',
  devices: (count: number) => counted(count, 'device'),
  away: (days: number) => `${days} days ago`,
  invited: (by: string, at: string) => `invited ${at} by ${by}`,
  validUntil: (at: string) => `valid until ${at}`,
  linkEnded: 'The link has ended.',
  more: (person: string) => `More about ${person}`,
  sendAgain: 'Send again',
  sentAgain: (email: string) => `Sent again to ${email}.`,
  withdraw: 'Withdraw invitation',
  withdrawn: (email: string) => `The invitation to ${email} no longer works.`,
  remove: 'Remove from the team',
  removeTitle: (person: string) => `Remove ${person}?`,
  removeText:
    'They are signed out everywhere and can no longer sign in. What they did stays in the audit log. API keys and webhooks they made stop working.',
  removed: (person: string) => `${person} is no longer in your team.`,
  roleChanged: (person: string, role: string) => `${person} now has the role ${role}.`,
  undo: 'Undo',
  failed: "We couldn't load your team.",
  changeFailed: "We couldn't save that. Try again.",
  keepNote: 'Bank details, payments over 25,000.00 and team changes also ask for your second factor, if you have one.',
  invite: {
    open: 'Invite a colleague',
    title: 'Invite a colleague',
    email: 'E-mail',
    several: 'Several at once: put a comma or a new line between them.',
    role: 'Role',
    notYours: 'Only somebody who has these rights can give this role.',
    can: 'They can',
    cannot: 'and can’t',
    valid: 'The link is valid for 72 hours.',
    send: 'Send invitation',
    sent: (count: number) => (count === 1 ? 'Invitation sent.' : `${count} invitations sent.`),
    needed: 'Enter an e-mail address.',
    tooMany: 'At most 20 addresses at once.',
    wrong: (email: string) => `“${email}” is not an e-mail address.`,
  },
} as const;
