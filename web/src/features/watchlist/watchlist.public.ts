/** What other features may show of trending products. */
export { RecommendationsPanel } from './components/recommendations-panel.tsx';
export { TrendingPanel } from './components/trending-panel.tsx';
