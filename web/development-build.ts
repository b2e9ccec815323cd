import { createServer } from 'vite';
import type { WebHost } from './src/app/web-host.ts';

/** The application straight from its sources, with reloading, for the process of `npm run dev`. */
export async function openDevelopmentBuild() {
  const vite = await createServer({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    root: import.meta.dirname,
    server: { middlewareMode: true },
    appType: 'custom',
  });
  return {
    handle: async (request: Request, host: WebHost): Promise<Response> => {
      const { handle } = await vite.ssrLoadModule('/src/app/server.ts');
      return handle(request, host);
    },
    isDevelopment: true,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
