/** What the page of an order shows of its papers. */
export { PapersCard } from './components/papers-card.tsx';
