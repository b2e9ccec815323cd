/** What the order page shows of its documents. */
export { DocumentDrawer } from './components/document-drawer.tsx';
export { DocumentsCard } from './components/documents-card.tsx';
