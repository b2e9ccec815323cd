/** What the page of an order shows of its papers. */

export { PapersBrief } from './components/papers-brief.tsx';
export { PapersCard } from './components/papers-card.tsx';
