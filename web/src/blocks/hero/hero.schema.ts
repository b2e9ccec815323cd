/** Call to action of a block. `to` is a path of this site. */
export interface BlockLink {
  label: string;
  to: string;
}

export interface HeroVariant {
  title: string;
  description: string;
  cta: readonly BlockLink[];
}

/** The first panel of a page, with another text for signed-in visitors (MKT-04). */
export interface HeroBlock {
  component: 'hero';
  anonymous: HeroVariant;
  signedIn: HeroVariant;
}
