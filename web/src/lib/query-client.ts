import { QueryClient } from '@tanstack/react-query';
import { isFinal } from './api.ts';

const retries = 3;
const firstDelay = 1_000;
const longestDelay = 30_000;

/** The cache of the portal: three retries from 1 s, doubling to 30 s, and none where the answer is final (CFG-05). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retries && !isFinal(error),
        retryDelay: (failures) => retryDelay(failures),
        staleTime: 5_000,
      },
      mutations: { retry: false },
    },
  });
}

let ofBrowser: QueryClient | undefined;

/** The one cache of this browser tab. On the server each render has its own, which holds nothing. */
export function browserQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  ofBrowser ??= createQueryClient();
  return ofBrowser;
}

/** Milliseconds before another try, after so many failures (0 = the first). */
export const retryDelay = (failures: number): number => Math.min(firstDelay * 2 ** failures, longestDelay);
