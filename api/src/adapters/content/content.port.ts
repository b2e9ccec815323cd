/** What the public site reads: stories in Storyblok's shape, wherever they are kept (INTG-01). */

import type { ContentLanguage } from '@quayside/contract/content-values';

export type SiteStory = {
  readonly name: string;
  readonly slug: string;
  readonly content: object;
  readonly publishedAt: string | null;
  readonly language: ContentLanguage;
  /** Its address in every language it is offered in. */
  readonly alternates: readonly { readonly language: ContentLanguage; readonly slug: string }[];
};

export type ContentPort = {
  /** Changes with each publication: documents of another version are made anew. */
  version(): string;
  /** The published page, or with `draftOf` that story's draft; null when there is none. `nl/fees` is `fees` in Dutch. */
  story(slug: string, options?: { readonly draftOf?: string | null }): Promise<SiteStory | null>;
  /** Where an earlier address leads now. */
  movedTo(slug: string): Promise<string | null>;
  /** Addresses of all published pages, in each language they are offered in. */
  slugs(): Promise<readonly string[]>;
};

/** Where the client reads. */
export type ContentSource = {
  /** Address that ends in /v2. */
  readonly url: string;
  readonly publicToken: string;
  readonly previewToken: string;
  readonly version: () => string;
  /** Absent: over the network. */
  readonly fetch?: typeof globalThis.fetch;
};
