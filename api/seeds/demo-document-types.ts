import type { DocumentType } from '@quayside/contract/document-values';
import { missingDocumentsOf } from '../src/domains/sales/sales.documents.rules.ts';
import type { Story } from './demo-stories.ts';

/** What the seller of such an order has sent: what was needed to complete it, and now and then an invoice or a list. */
export function demoDocumentTypes(story: Story, destinationCountry: string, number: number): DocumentType[] {
  const isPaid = story.status === 'PAID' || story.status === 'COMPLETED';
  if (!isPaid) return [];
  const needed = missingDocumentsOf({ shippingMethod: story.method ?? null, destinationCountry, documentTypes: [] });
  return [
    ...(story.status === 'COMPLETED' ? needed : []),
    ...(number % 5 === 0 ? (['SELLER_INVOICE'] as const) : []),
    ...(number % 7 === 0 ? (['PACKING_LIST'] as const) : []),
  ];
}
