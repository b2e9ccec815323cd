import type { ContentLanguage } from '@quayside/contract/content-values';
import { createContext } from 'react-router';
import type { SiteInfo } from '../lib/site-info.ts';

/** What the process around the web application gives to each request. */
/** A story of the content system: `content` is a tree of blocks, checked by whoever renders it. */
export interface PageStory {
  name: string;
  slug: string;
  content: object;
  publishedAt: string | null;
  language: ContentLanguage;
  /** Its address in every language it is offered in. */
  alternates: readonly { language: ContentLanguage; slug: string }[];
}

/** `cookies`: whole Set-Cookie lines. */
export interface HostAnswer {
  status: number;
  body: unknown;
  cookies: readonly string[];
}

export interface WebHost {
  facts: SiteInfo;
  /** Changes with each build of the client. */
  buildVersion: string;
  /** The id to quote when something goes wrong; the same as in the log. */
  requestId: string;
  /** Reports an error of rendering; the answer to the visitor says nothing of it. */
  report: (error: unknown) => void;
  /**
   * Calls the API inside the process, for forms that must work without JavaScript. `path` begins below the API's base.
   * `asVisitor`: with the visitor's browser and cookies, as a page of the portal calls; what it sets goes back with the page.
   */
  callApi: (path: string, body: unknown, options?: { asVisitor?: boolean }) => Promise<HostAnswer>;
  content: {
    /** The request shows a draft inside the editor. */
    isPreview: boolean;
    story: (slug: string) => Promise<PageStory | null>;
    /** A published part of many pages, read once for each publication. */
    shared: (slug: string) => Promise<PageStory | null>;
    /** Where an earlier address leads now. */
    movedTo: (slug: string) => Promise<string | null>;
    slugs: () => Promise<readonly string[]>;
  };
}

export const webHost = createContext<WebHost>();
