import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { shellChunk } from './shell-chunk.ts';

/**
 * React Aria ships its few words in more than thirty languages. The product speaks English: the other tables become
 * empty, which takes about 25 KB (gzip) from the shell.
 */
function englishOnly(): Plugin {
  const foreignWords = /\/react-(?:aria|aria-components|stately)\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;
  return {
    name: 'quayside:english-only',
    enforce: 'pre',
    load: (id) => (foreignWords.test(id) ? 'export default {};' : null),
  };
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [englishOnly(), tailwindcss(), reactRouter()],
  // The icons' folder has thousands of files: bundled, the server reads the few that are used. In development the whole
  // folder is quicker than its transformation.
  ...(command === 'build' ? { ssr: { noExternal: ['@tabler/icons-react'] } } : {}),
  build: {
    target: ['chrome111', 'edge111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: shellChunk(`${import.meta.dirname}/src/app`) }] } },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: `${import.meta.dirname}/src/app/server.ts` } } },
  },
}));
