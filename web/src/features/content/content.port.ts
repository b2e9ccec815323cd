/**
 * Where pages of content come from. Today they are files of this folder; a content system takes their place behind these
 * functions, and `contentVersion` changes with each publication, so that cached documents are made anew.
 */
import type { ContentPage } from './content-page.ts';
import { homeContent } from './home.content.ts';
import { legalContent } from './legal.content.ts';

/** The page at this path ("home", "legal/terms"), or null. */
export async function readPage(path: string): Promise<ContentPage | null> {
  return path === 'home' ? homeContent : (legalContent[path] ?? null);
}

/** Paths of all public pages, for the sitemap. */
export const publicPaths = (): string[] => ['/', ...Object.keys(legalContent).map((path) => `/${path}/`)];

export const contentVersion = (): string => '2026-11-21.1';
