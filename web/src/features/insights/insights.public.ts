/** What other features may show of insights. */
export { InsightPanel } from './components/insight-panel.tsx';
