import { existsSync } from 'node:fs';

/** Chromium without a window, as Debian packs it; it takes two thirds of the time of the whole browser. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium the journeys run in: CHROMIUM_PATH, or the first that is installed. Throws when there is none. */
export function chromiumPath(): string {
  const found = process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));
  if (!found) throw new Error('Chromium is missing: install it, or set CHROMIUM_PATH to its program.');
  return found;
}
