import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What this process gives to each request of the web application. The same shape as `WebHost` of the web workspace. */
export interface WebHost {
  facts: {
    apiBase: string;
    siteUrl: string;
    environment: 'development' | 'preview' | 'production';
    supportMailbox: string;
    isWarehouseEnabled: boolean;
    reviewsUrl: string | null;
  };
  requestId: string;
  report: (error: unknown) => void;
  callApi: (path: string, body: unknown) => Promise<{ status: number; body: unknown }>;
}

/** The web application as this process sees it: a handler, its assets, and in development the bundler. */
export interface WebBuild {
  handle: (request: Request, host: WebHost) => Promise<Response>;
  contentVersion: () => string;
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
  const { handle, contentVersion }: Pick<WebBuild, 'handle' | 'contentVersion'> = await import(
    moduleIn(root, 'web/build/server/index.js')
  );
  return { handle, contentVersion, isDevelopment: false, clientDirectory: join(root, 'web/build/client') };
}

const moduleIn = (root: string, path: string): string => pathToFileURL(join(root, path)).href;
