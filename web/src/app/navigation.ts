import { shellMessages } from '@quayside/contract/messages/shell';
import type { PermissionName } from '@quayside/contract/permissions';
import type { User } from '@quayside/contract/users';
import type { UserType } from '../features/auth/user-type.ts';
import type { SiteInfo } from '../lib/site-info.ts';
import type { IconName } from '../ui/icon.tsx';
import type { NavigationSection } from '../ui/shell/navigation.tsx';
import { paths } from './paths.ts';

interface Entry {
  label: string;
  to: string;
  icon: IconName;
  /** Paths under which the entry is the active one (LAY-14). */
  match: readonly string[];
}

/** In the order of LAY-10. */
const sellerEntries: readonly Entry[] = [
  { label: shellMessages.dashboard, to: paths.dashboard, icon: 'dashboard', match: ['/dashboard'] },
  { label: shellMessages.orders, to: paths.orders, icon: 'orders', match: ['/orders'] },
  { label: shellMessages.inventory, to: `${paths.inventory}?page=1`, icon: 'inventory', match: ['/inventory'] },
  { label: shellMessages.priceReductions, to: paths.priceReductions, icon: 'tag', match: ['/price-reductions'] },
  {
    label: shellMessages.trendingProducts,
    to: paths.trendingProducts,
    icon: 'trending',
    match: ['/trending-products'],
  },
  { label: shellMessages.insights, to: paths.insights, icon: 'chart', match: ['/insights'] },
  { label: shellMessages.helpCenter, to: paths.helpCenter(), icon: 'help', match: ['/help-center'] },
];
/** What comes of orders, under their entry; the entries themselves are those of LAY-10. */
const pagesBelowOrders: readonly (Omit<Entry, 'icon'> & { permission: PermissionName })[] = [
  { label: shellMessages.claims, to: paths.claims, match: ['/claims'], permission: 'claims.read' },
  { label: shellMessages.payouts, to: paths.payouts, match: ['/payouts'], permission: 'payouts.read' },
];
const warehouseEntries: readonly Entry[] = [
  {
    label: shellMessages.incomingPackages,
    to: paths.warehouseIncoming,
    icon: 'packages',
    match: ['/warehouse/incoming', '/warehouse/packages', '/warehouse/figures'],
  },
  {
    label: shellMessages.confirmedPackages,
    to: paths.confirmedPackages(),
    icon: 'warehouse',
    match: ['/warehouse/confirmed-packages'],
  },
  {
    label: shellMessages.warehouseShipments,
    to: paths.warehouseShipments,
    icon: 'orders',
    match: ['/warehouse/shipments'],
  },
  { label: shellMessages.readyToShip, to: paths.readyToShip, icon: 'truck', match: ['/warehouse/ready-to-ship'] },
];
interface InternalEntry extends Entry {
  /** Without it the page says only that it is not theirs. */
  permission: PermissionName | readonly PermissionName[];
  isHiddenInProduction?: boolean;
}
const internalEntries: readonly InternalEntry[] = [
  {
    label: shellMessages.gtinChecker,
    to: paths.initialChecker,
    icon: 'barcode',
    match: ['/internal/seller-initial-checker'],
    permission: ['staff.onboarding', 'gtin_checker.use'],
  },
  {
    label: shellMessages.sellerOnboarding,
    to: paths.sellerOnboarding(),
    icon: 'user',
    match: ['/internal/seller-onboarding'],
    permission: 'staff.onboarding',
  },
  {
    label: shellMessages.sellers,
    to: paths.internalSellers,
    icon: 'users',
    match: ['/internal/sellers'],
    permission: 'staff.sellers',
  },
  {
    label: shellMessages.warehousePeople,
    to: paths.warehousePeople,
    icon: 'warehouse',
    match: ['/internal/warehouse-people'],
    permission: 'staff.onboarding',
  },
  {
    label: shellMessages.lostFactors,
    to: paths.lostFactors,
    icon: 'user',
    match: ['/internal/lost-factors'],
    permission: 'staff.sellers',
  },
  {
    label: shellMessages.blockedOffers,
    to: paths.blockedOffers,
    icon: 'inventory',
    match: ['/internal/offers'],
    permission: 'staff.sellers',
  },
  {
    label: shellMessages.catalogueRequests,
    to: paths.catalogueRequests,
    icon: 'inventory',
    match: ['/internal/catalogue-requests'],
    permission: 'staff.sellers',
  },
  {
    label: shellMessages.payments,
    to: paths.payments,
    icon: 'payment',
    match: ['/internal/payments'],
    permission: 'staff.payments.approve',
  },
  {
    label: shellMessages.buyersMoney,
    to: paths.buyerMoney,
    icon: 'payment',
    match: ['/internal/buyer-money'],
    permission: 'staff.payments.approve',
  },
  {
    label: shellMessages.messages,
    to: paths.sellerMessages(),
    icon: 'mail',
    match: ['/internal/messages'],
    permission: 'staff.sellers',
  },
  {
    label: shellMessages.claims,
    to: paths.claims,
    icon: 'alert-circle',
    match: ['/claims'],
    permission: 'staff.claims',
  },
  {
    label: shellMessages.content,
    to: paths.content,
    icon: 'file',
    match: ['/internal/content'],
    permission: 'staff.content',
  },
  {
    label: shellMessages.staffReads,
    to: paths.staffReads,
    icon: 'file',
    match: ['/internal/audit'],
    permission: 'staff.audit',
  },
  {
    label: shellMessages.createTestSale,
    to: paths.createTestSale,
    icon: 'flask',
    match: ['/internal/create-test-sale'],
    permission: 'staff.test_sale',
    isHiddenInProduction: true,
  },
];

/** The menu of this user: warehouse users see theirs only (LAY-13), staff the internal pages they have a right to (LAY-12). */
export function navigationFor(user: User, type: UserType, facts: SiteInfo, pathname: string): NavigationSection[] {
  const toPage = ({ label, to, match }: Omit<Entry, 'icon'>) => ({
    label,
    to,
    isCurrent: match.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  });
  const toItem = (entry: Entry) => ({ ...toPage(entry), icon: entry.icon });
  if (type === 'WAREHOUSE') return [{ items: warehouseEntries.map(toItem) }];
  const internal = internalEntries.filter(
    ({ permission, isHiddenInProduction }) =>
      [permission].flat().some((one) => user.permissions.includes(one)) &&
      !(isHiddenInProduction && facts.environment === 'production'),
  );
  const below = user.isStaff ? [] : pagesBelowOrders.filter(({ permission }) => user.permissions.includes(permission));
  return [
    {
      items: sellerEntries.map((entry) =>
        entry.to === paths.orders && below.length > 0 ? { ...toItem(entry), below: below.map(toPage) } : toItem(entry),
      ),
    },
    ...(user.isStaff && internal.length > 0
      ? [{ title: shellMessages.internalMenu, items: internal.map(toItem) }]
      : []),
  ];
}
