import { firstLanguage } from '@quayside/contract/content-language-values';
import type { ContentBlock, ContentLanguage } from '@quayside/contract/content-values';
import { shellMessages } from '@quayside/contract/messages/shell';
import type { MetaDescriptor } from 'react-router';
import { childrenOf, isNamed, textOf } from '../../blocks/block.ts';

interface PageFacts {
  page: ContentBlock;
  name: string;
  siteUrl: string;
  path: string;
  isPreview: boolean;
  language: ContentLanguage;
  alternates: readonly { language: ContentLanguage; path: string }[];
  /** The page whose sharing picture stands beside a link to this one; its own, unless it is no story. */
  picture?: SharingPicture;
  /** Kept out of search engines, such as a page that shows another once more. */
  isHidden?: boolean;
}

export interface SharingPicture {
  path: string;
  alt: string;
}

/** The home page's, for pages that are no story. */
export const homePicture: SharingPicture = { path: '/', alt: shellMessages.product };

/** As Open Graph writes them. */
const locales: Readonly<Record<ContentLanguage, string>> = { en: 'en_GB', nl: 'nl_NL', de: 'de_DE', pl: 'pl_PL' };

/** Title, description, canonical address and sharing data of a public page; questions also as structured data (MKT-11). */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const { page, name, siteUrl, path, isPreview, language, alternates, isHidden = false } = facts;
  const headline = textOf(page, 'title') || name;
  const picture = facts.picture ?? { path, alt: headline };
  const title = path === '/' ? shellMessages.product : shellMessages.title(headline);
  const description = textOf(page, 'description');
  const blocks = childrenOf(page, 'body');
  const faqs = blocks.filter((block) => isNamed(block, 'faq_panel')).flatMap((block) => childrenOf(block, 'faqs'));
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${siteUrl}${path}` },
    ...alternateLinks(alternates, siteUrl),
    { property: 'og:locale', content: locales[language] },
    { property: 'og:title', content: headline },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${siteUrl}${path}` },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shellMessages.product },
    { property: 'og:image', content: `${siteUrl}/img/og${picture.path}picture.png` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:alt', content: picture.alt },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isPreview || isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { 'script:ld+json': path === '/' ? organisation(siteUrl) : breadcrumbs(siteUrl, { headline, path }) },
    ...(faqs.length > 0 ? [{ 'script:ld+json': faqData(faqs) }] : []),
  ];
}

/** The same page in other languages; nothing where there is one alone. */
const alternateLinks = (alternates: PageFacts['alternates'], siteUrl: string): MetaDescriptor[] =>
  alternates.length < 2
    ? []
    : alternates.flatMap(({ language, path }) =>
        [language, ...(language === firstLanguage ? ['x-default'] : [])].map((hrefLang) => ({
          ...{ tagName: 'link', rel: 'alternate', hrefLang, href: `${siteUrl}${path}` },
        })),
      );

const organisation = (siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: shellMessages.product,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/favicon.svg`,
});

/** The way from the home page to this one. */
const breadcrumbs = (siteUrl: string, { headline, path }: { headline: string; path: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: shellMessages.product, item: `${siteUrl}/` },
    { '@type': 'ListItem', position: 2, name: headline, item: `${siteUrl}${path}` },
  ],
});

const faqData = (faqs: readonly ContentBlock[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map((faq) => ({
    '@type': 'Question',
    name: textOf(faq, 'question'),
    acceptedAnswer: { '@type': 'Answer', text: textOf(faq, 'answer') },
  })),
});
