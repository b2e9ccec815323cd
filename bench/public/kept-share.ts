/** What the rate of a kept page is beside a bare static file server's, and what of it is missed. */
import type { Figures } from '../windows.ts';

type Rates = { readonly product: Figures | undefined; readonly files: Figures | undefined };

export function keptShare(path: string, { product, files }: Rates, least: number) {
  const missed: string[] = [];
  const yardstick = files?.requestsPerSecond ?? 0;
  const share = yardstick > 0 ? Number(((product?.requestsPerSecond ?? 0) / yardstick).toFixed(2)) : 0;
  if (yardstick === 0 || (files?.errors ?? 0) > 0)
    missed.push(
      `kept page ${path}: the static file server is no yardstick, ${yardstick} a second, ${files?.errors} errors`,
    );
  else if (share < least) missed.push(`kept page ${path}: ${share} of a static file server's rate`);
  if ((product?.errors ?? 1) > 0) missed.push(`kept page ${path}: ${product?.errors} errors`);
  return { share, missed };
}
