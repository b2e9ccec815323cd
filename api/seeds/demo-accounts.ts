/** The people of the demo world who sign in. Their password is public and the accounts exist only in demo worlds. */
export const demoPassword = 'quayside-demo-2026';

const account = (email: string, label: string, description: string) => ({
  email,
  password: demoPassword,
  label,
  description,
});

/** Who signs in as what; in the order the sign-in page offers them. */
export const demoAccounts = [
  account('owner@waldhuis.example', 'Seller, owner', 'Waldhuis Groothandel: orders in every state, every permission'),
  account('admin@waldhuis.example', 'Seller, admin', 'Everything but bank details'),
  account('orders@waldhuis.example', 'Seller, orders', 'Confirms, declines and ships; cannot trigger payments'),
  account('finance@waldhuis.example', 'Seller, finance', 'Triggers payments; cannot confirm'),
  account('inventory@waldhuis.example', 'Seller, inventory', 'Offers and stock lists only'),
  account('viewer@waldhuis.example', 'Seller, viewer', 'Reads everything, changes nothing'),
  account('owner@gruenwald.example', 'Seller with large orders', 'Payments above 25,000, 100,000 and 250,000'),
  account('owner@brightwater.example', 'Seller in pounds', 'British company, currency GBP'),
  account('owner@clairval.example', 'Paused seller', 'On holiday, with an end'),
  account('owner@belfiore.example', 'Seller, incomplete profile', 'Billing address, bank and VAT number are missing'),
  account(
    'owner@hernandez.example',
    'Seller, agreement not accepted',
    'The service level agreement waits for acceptance',
  ),
  account('owner@polna.example', 'Seller, bank refuses', 'The payment provider refuses (account …0001)'),
  account('owner@obriain.example', 'Seller, bank silent', 'The payment provider does not answer (account …0002)'),
  account('owner@sjoberg.example', 'Seller, payout bounces', 'Paid, then sent back (account …0003)'),
  account('owner@devriesenzoon.example', 'Seller, new bank details', 'Payments are reviewed for 14 days'),
  account('owner@emptyshelf.example', 'Seller without orders', 'An account in which nothing has happened yet'),
  account('unverified@waldhuis.example', 'Seller, unverified', 'E-mail address and phone number wait for verification'),
  account('worker@rotterdam.example', 'Warehouse worker', 'Receives and ships packages in Rotterdam'),
  account('lead@rotterdam.example', 'Warehouse lead', 'Also resolves discrepancies'),
  account('buyer@nordlicht.example', 'Buyer', 'Belongs to the buyers’ side: the portal turns it away'),
  account('first.approver@quayside.example', 'Staff, first approver', 'Approves payments'),
  account(
    'second.approver@quayside.example',
    'Staff, second approver',
    'The second pair of eyes: payments, refunds, claims, cancellations',
  ),
  account('staff@quayside.example', 'Staff, everything', 'All staff permissions'),
  account('trainee@quayside.example', 'Staff, no permissions', 'A staff record that allows nothing yet'),
] as const;

/** Who buys by simulation, each for a company of their own: carts of people who look at the demo are left alone. */
export const simulatedBuyers = [1, 3, 4, 5].map((company) => `purchasing@buyer-${company}.example`);

/** Of the second factor of those whose work asks for one; as public as their password. Its code shows at /dev/. */
export const demoFactorKey = 'QUAYSIDEDEMOWORLDQUAYSIDEDEMOWOR';

/** Our own people, and whoever pays above the limit. */
export const hasDemoFactor = (address: string): boolean =>
  demoAccounts.some(
    ({ email }) => email === address && (email.endsWith('@quayside.example') || email === 'owner@gruenwald.example'),
  );
