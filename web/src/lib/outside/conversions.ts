/**
 * The sign-up of a seller as a conversion of two advertising systems (INTG-17): for whoever agreed, each sign-up once, and
 * nothing of who it was. Both take orders in a queue that their script empties when it comes.
 */
import { clock } from '../clock.ts';
import { loadScript } from './load-script.ts';
import type { OutsideServices } from './outside-services.ts';

type Pixel = { (...order: readonly unknown[]): void; queue?: unknown[]; callMethod?: (...order: unknown[]) => void };
declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: Pixel;
  }
}

const counted = new Set<string>();

/** Google's queue takes the very object `arguments`, and no list. */
function gtag(..._order: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: what the queue is made of
  window.dataLayer.push(arguments);
}

export function startConversions({ googleAds, metaPixel }: OutsideServices): void {
  if (googleAds) {
    const [account] = googleAds.split('/');
    gtag('js', clock.now());
    gtag('config', account, { allow_enhanced_conversions: false });
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${account}`).catch(() => undefined);
  }
  if (metaPixel) {
    pixel('init', metaPixel);
    loadScript('https://connect.facebook.net/en_US/fbevents.js').catch(() => undefined);
  }
}

function pixel(...order: readonly unknown[]): void {
  if (!window.fbq) {
    const waiting: Pixel = (...later) => {
      if (waiting.callMethod) waiting.callMethod(...later);
      else waiting.queue?.push(later);
    };
    waiting.queue = [];
    window.fbq = waiting;
  }
  window.fbq(...order);
}

/** `id`: of the sign-up; it tells nobody's name. */
export function countSignUp(id: string, { googleAds, metaPixel }: OutsideServices): void {
  if (counted.has(id)) return;
  counted.add(id);
  if (googleAds) gtag('event', 'conversion', { send_to: googleAds, transaction_id: id });
  if (metaPixel) pixel('track', 'CompleteRegistration', {}, { eventID: id });
}
