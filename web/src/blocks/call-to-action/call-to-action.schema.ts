import type { HeroVariant } from '../hero/hero.schema.ts';

/** One thing to do, told once more at the end of a page; another one for signed-in visitors. */
export interface CallToActionBlock {
  component: 'call-to-action';
  anonymous: HeroVariant;
  signedIn: HeroVariant;
}
