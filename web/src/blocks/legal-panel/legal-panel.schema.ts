/** A legal text: level-2 headings with paragraphs. The table of contents comes from the headings (MKT-02). */
export interface LegalPanelBlock {
  component: 'legal-panel';
  title: string;
  /** ISO date. */
  updated: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}
