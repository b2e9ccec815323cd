/** Words of the page on which our people make warehouse workers and leads. */
import { shellMessages } from './shell.ts';

export const warehousePeopleMessages = {
  title: shellMessages.warehousePeople,
  intro: 'Who receives, packs and sends in our warehouses. Each belongs to one warehouse and sees its packages only.',
  caption: 'People of the warehouses',
  roles: {
    WAREHOUSE_WORKER: { name: 'Worker', text: 'Receives and sends packages' },
    WAREHOUSE_LEAD: { name: 'Lead', text: 'Receives and sends packages, and settles what is wrong with them' },
  },
  columns: { name: 'Person', role: 'Role', warehouse: 'Warehouse', state: 'State', act: 'Remove' },
  invited: 'Invited',
  active: 'Active',
  by: (name: string) => `by ${name}`,
  invite: 'Invite somebody',
  inviteTitle: 'Invite somebody into a warehouse',
  email: 'E-mail',
  emailNeeded: 'Enter an e-mail address.',
  role: 'Role',
  warehouse: 'Warehouse',
  warehouseNeeded: 'Choose the warehouse.',
  choose: 'Choose',
  send: 'Send invitation',
  sent: 'Invitation sent.',
  sendFailed: "We couldn't send the invitation. Try again.",
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  confirmTitle: (name: string) => `Remove ${name}?`,
  confirmText:
    'They are signed out everywhere and can no longer sign in. What they received and sent keeps their name.',
  removed: 'Removed.',
  removeFailed: "We couldn't remove this person. Try again.",
  none: 'Nobody works in a warehouse yet.',
  failed: "We couldn't load this. Try again.",
  not_found: 'This person is not there any more.',
  warehouse_unknown: 'There is no such warehouse.',
} as const;
