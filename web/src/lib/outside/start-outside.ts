/** Begins what the visitor agreed to. */
import { startConversions } from './conversions.ts';
import { type Monitored, startMonitoring } from './monitoring.ts';
import type { OutsideServices } from './outside-services.ts';
import { loadReviews } from './reviews.ts';

export function startOutside(services: OutsideServices, at: Monitored): void {
  if (services.trustpilot) loadReviews();
  startConversions(services);
  startMonitoring(services, at).catch(() => undefined);
}
