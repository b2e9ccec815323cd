import { helpMessages } from '@quayside/contract/messages/help';
import { paths } from './paths.ts';

type Topic = keyof typeof helpMessages.topics;

/** Where a question arises, and the article of the handbook that answers it; longer paths first. */
const topics: readonly (readonly [string, Topic])[] = [
  ['/my-profile/payment-details', 'bank'],
  ['/my-profile/discount', 'prices'],
  ['/my-profile/team', 'team'],
  ['/my-profile/security', 'team'],
  ['/my-profile/api-keys', 'team'],
  ['/my-profile/webhooks', 'team'],
  ['/my-profile/audit-log', 'team'],
  ['/my-profile', 'start'],
  ['/inventory/upload', 'stock-lists'],
  ['/inventory', 'stock-lists'],
  ['/price-reductions', 'prices'],
  ['/trending-products', 'prices'],
  ['/insights', 'prices'],
  ['/claims', 'claims'],
  ['/payouts', 'payments'],
  ['/dashboard', 'start'],
  ['/orders', 'orders'],
];

/** The article about what this page is for; the handbook's beginning where none is. */
export function helpFor(pathname: string): { label: string; to: string } {
  const topic = topics.find(([path]) => pathname === path || pathname.startsWith(`${path}/`))?.[1];
  if (topic === undefined) return { label: helpMessages.title, to: paths.helpCenter() };
  return { label: helpMessages.about(helpMessages.topics[topic]), to: paths.helpCenter(topic) };
}
