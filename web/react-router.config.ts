import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './precompress.ts';

/**
 * The web application is rendered inside the API's process. All routes are known from the first document on, so that
 * an unknown path is told apart in the browser without a further request.
 */
export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
