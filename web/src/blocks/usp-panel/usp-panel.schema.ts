/** Three or four reasons, each with a short figure or word on top. */
export interface UspPanelBlock {
  component: 'usp-panel';
  heading: string;
  usps: readonly { figure: string; title: string; body: string }[];
}
