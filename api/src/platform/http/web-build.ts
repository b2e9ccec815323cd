import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentLanguage } from '@quayside/contract/content-values';
import type { OutsideServices } from '../config-outside.ts';

/** An answer of the API inside the process; `cookies` are whole Set-Cookie lines. */
export interface HostAnswer {
  status: number;
  body: unknown;
  cookies: readonly string[];
}

/** What this process gives to each request of the web application. The same shape as `WebHost` of the web workspace. */
export interface WebHost {
  facts: {
    apiBase: string;
    siteUrl: string;
    environment: 'development' | 'preview' | 'production';
    supportMailbox: string;
    isWarehouseEnabled: boolean;
    reviewsUrl: string | null;
    outside: OutsideServices;
  };
  requestId: string;
  report: (error: unknown) => void;
  callApi: (path: string, body: unknown, options?: { asVisitor?: boolean }) => Promise<HostAnswer>;
  content: PageContent;
}

/** A page of the public site as its content system gives it. */
export interface PageStory {
  name: string;
  slug: string;
  content: object;
  publishedAt: string | null;
  language: ContentLanguage;
  /** Its address in every language it is offered in. */
  alternates: readonly { language: ContentLanguage; slug: string }[];
}

/** What this request may read of the site's content. */
export interface PageContent {
  /** The request shows a draft inside the editor. */
  isPreview: boolean;
  story: (slug: string) => Promise<PageStory | null>;
  /** A published part of many pages, read once for each publication. */
  shared: (slug: string) => Promise<PageStory | null>;
  movedTo: (slug: string) => Promise<string | null>;
  slugs: () => Promise<readonly string[]>;
}

/** The site's content as this process reads it. */
export interface PageContentSource extends Omit<PageContent, 'isPreview' | 'story' | 'shared'> {
  /** Changes with each publication: documents that were kept are made anew. */
  version: () => string;
  story: (slug: string, options?: { draftOf?: string | null }) => Promise<PageStory | null>;
  /** The story whose draft a query may show. */
  previewed: (query: URLSearchParams) => string | null;
}

/** The web application as this process sees it: a handler, its assets, and in development the bundler. */
export interface WebBuild {
  handle: (request: Request, host: WebHost) => Promise<Response>;
  isDevelopment: boolean;
  /** Folder of the built client; absent in development. */
  clientDirectory?: string;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?: () => Promise<void>;
}

/** Loads the built application from `web/build`, or with `isDevelopment` the sources through the bundler. `root` is the project's folder. */
export async function openWebBuild({
  root,
  isDevelopment,
}: {
  root: string;
  isDevelopment: boolean;
}): Promise<WebBuild> {
  if (isDevelopment) {
    const { openDevelopmentBuild }: { openDevelopmentBuild: () => Promise<WebBuild> } = await import(
      moduleIn(root, 'web/development-build.ts')
    );
    return openDevelopmentBuild();
  }
  const { handle }: Pick<WebBuild, 'handle'> = await import(moduleIn(root, 'web/build/server/index.js'));
  return { handle, isDevelopment: false, clientDirectory: join(root, 'web/build/client') };
}

const moduleIn = (root: string, path: string): string => pathToFileURL(join(root, path)).href;
