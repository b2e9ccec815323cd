/**
 * What the server tells every page about the place it runs in: public facts only. They stand as data attributes on
 * `<html>`, so that cached documents, React and plain modules read the same thing.
 */
import { createContext, useContext } from 'react';
import { type OutsideServices, outsideServicesIn } from './outside/outside-services.ts';

export interface SiteInfo {
  /** Path or URL under which the API answers, with no slash at its end. */
  apiBase: string;
  /** Address people use, with no slash at its end. */
  siteUrl: string;
  environment: 'development' | 'preview' | 'production';
  supportMailbox: string;
  /** This build lets warehouse users in (SES-04). */
  isWarehouseEnabled: boolean;
  /** What the frame of customer reviews shows; null without a reviews service (LAY-09). */
  reviewsUrl: string | null;
  /** Services of others that are configured. */
  outside: OutsideServices;
  /** Groups of links at the foot of every page, as the content system has them. */
  footer: readonly FooterGroup[];
}

export interface FooterGroup {
  title: string;
  links: readonly { label: string; to: string }[];
}

export const SiteInfoContext = createContext<SiteInfo | null>(null);
export const SiteInfoProvider = SiteInfoContext.Provider;

export function useSiteInfo(): SiteInfo {
  const facts = useContext(SiteInfoContext);
  if (!facts) throw new Error('No site facts above this component');
  return facts;
}

/** The facts as attributes of `<html>`. */
export function siteInfoAttributes(facts: SiteInfo) {
  return {
    'data-api-base': facts.apiBase,
    'data-site-url': facts.siteUrl,
    'data-environment': facts.environment,
    'data-support': facts.supportMailbox,
    'data-warehouse': facts.isWarehouseEnabled ? 'on' : 'off',
    'data-reviews': facts.reviewsUrl ?? undefined,
    'data-outside': Object.keys(facts.outside).length === 0 ? undefined : JSON.stringify(facts.outside),
    'data-footer': JSON.stringify(facts.footer),
  };
}

/** Reads the facts back from the document; browser only. */
export function siteInfoOfDocument(): SiteInfo {
  const { apiBase, siteUrl, environment, support, warehouse, reviews, outside, footer } =
    document.documentElement.dataset;
  return {
    apiBase: apiBase ?? '/api',
    siteUrl: siteUrl ?? location.origin,
    environment: environment === 'development' || environment === 'preview' ? environment : 'production',
    supportMailbox: support ?? '',
    isWarehouseEnabled: warehouse === 'on',
    reviewsUrl: reviews ?? null,
    outside: outsideServicesIn(outside),
    footer: groupsIn(footer),
  };
}

/** Written by our own server. */
function groupsIn(text: string | undefined): readonly FooterGroup[] {
  const groups: readonly FooterGroup[] = JSON.parse(text ?? '[]');
  return groups;
}
