/** What lists show of saved views. */
export { SavedViews } from './components/saved-views.tsx';
