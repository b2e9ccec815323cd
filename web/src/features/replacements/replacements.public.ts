/** What the dashboard shows of missing units. */
export { MissingUnits } from './components/missing-units.tsx';
export { hearReplacements } from './replacements.queries.ts';
