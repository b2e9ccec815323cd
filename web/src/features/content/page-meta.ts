import { shellMessages } from '@quayside/contract/messages/shell';
import type { MetaDescriptor } from 'react-router';
import type { ContentPage } from './content-page.ts';

/** Title, description, canonical address and sharing data of a public page; questions also as structured data (MKT-11). */
export function pageMeta({
  page,
  siteUrl,
  path,
}: {
  page: ContentPage;
  siteUrl: string;
  path: string;
}): MetaDescriptor[] {
  const title = path === '/' ? shellMessages.product : shellMessages.title(page.title);
  const faqs = page.blocks.flatMap((block) => (block.component === 'faq-panel' ? block.faqs : []));
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: `${siteUrl}${path}` },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: `${siteUrl}${path}` },
    { property: 'og:type', content: 'website' },
    ...(faqs.length > 0 ? [{ 'script:ld+json': faqData(faqs) }] : []),
  ];
}

const faqData = (faqs: readonly { question: string; answer: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
