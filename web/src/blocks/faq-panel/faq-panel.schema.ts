/** Questions with answers; each can be linked by its id. */
export interface FaqPanelBlock {
  component: 'faq-panel';
  heading: string;
  subheading: string;
  faqs: readonly { id: string; question: string; answer: string }[];
}
