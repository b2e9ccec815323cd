import { footer } from './footer.ts';
import { handbook } from './handbook.ts';
import { home } from './home.ts';
import { howItWorks } from './how-it-works.ts';
import { legalPages } from './legal-pages.ts';
import type { InitialStory } from './make.ts';
import { about, brands, fees, news, sellers } from './pages.ts';
import { olderPatterns, patterns } from './patterns.ts';
import { testimonials } from './testimonials.ts';

export const initialStories: readonly (InitialStory & { readonly id?: string })[] = [
  ...testimonials,
  footer,
  ...[home, howItWorks, sellers, fees, brands, about, news, patterns, olderPatterns],
  ...legalPages,
  handbook,
];
