/** What other features may show of trending products. */
export { TrendingPanel } from './components/trending-panel.tsx';
