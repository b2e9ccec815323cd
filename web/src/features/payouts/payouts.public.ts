/** What other features may show of payouts. */
export { RecentPayouts } from './components/recent-payouts.tsx';
export { refreshPayoutsOnChange } from './payouts.live.ts';
