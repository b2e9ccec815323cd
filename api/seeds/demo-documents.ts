/** Documents of the demo sales, with their content. */
import { createHash } from 'node:crypto';
import type { DocumentType } from '@quayside/contract/document-values';
import { documentTypeLabels } from '@quayside/contract/messages/documents';
import type { FileToKeep } from '../src/adapters/files/files.port.ts';
import { documents } from '../src/domains/documents/documents.tables.ts';
import { saleEvents } from '../src/domains/sales/sales.tables.ts';
import { hours, plus } from '../src/kernel/clock.ts';
import { storedFiles } from '../src/platform/files/stored-files.tables.ts';
import { demoPdf } from './demo-pdf.ts';
import type { DemoSale } from './demo-sales.ts';
import type { World } from './world.ts';

/** Adds the rows, and gives the content that the store must have before they count. */
export async function addDocuments(world: World, made: readonly DemoSale[]): Promise<FileToKeep[]> {
  const files: FileToKeep[] = [];
  for (const one of made) for (const type of one.sale.documentTypes) files.push(await addDocument(world, one, type));
  return files;
}

async function addDocument(
  world: World,
  { sale, lines, stage: { owner, random, seller }, story }: DemoSale,
  documentType: DocumentType,
): Promise<FileToKeep> {
  const uploadedAt = plus(story.paidAt ?? sale.createdAt, hours(0.5));
  const label = documentTypeLabels[documentType];
  const content = demoPdf([
    `${label} ${sale.orderNumber}`,
    seller.row.name,
    `To ${sale.buyerName}, ${sale.destinationCity}, ${sale.destinationCountry}`,
    '',
    ...lines.map((line) => `${line.confirmedQuantity ?? line.requestedQuantity} x ${line.productName} (${line.gtin})`),
  ]);
  const sha256 = createHash('sha256')
    .update(await content.bytes())
    .digest('hex');
  const key = random.id(uploadedAt);
  const file = { type: 'pdf', bytes: content.size, sha256 } as const;
  const name = `${label} ${sale.orderNumber}.pdf`;
  const { sellerId, id: saleId, orderNumber, status } = sale;
  world.add(storedFiles, { sellerId, id: key, state: 'KEPT', changedAt: uploadedAt, ...file });
  world.add(documents, {
    sellerId,
    id: random.id(uploadedAt),
    saleId,
    orderNumber,
    documentType,
    name,
    fileId: key,
    fileType: file.type,
    bytes: file.bytes,
    uploadedBy: owner.id,
    uploadedByName: owner.account,
    uploadedAt,
  });
  world.add(saleEvents, {
    sellerId,
    saleId,
    id: random.id(uploadedAt),
    at: uploadedAt,
    action: 'document_added',
    actorKind: 'SELLER',
    actorId: owner.id,
    actorName: owner.account,
    fromStatus: status === 'COMPLETED' ? 'PAID' : status,
    toStatus: status === 'COMPLETED' ? 'PAID' : status,
    reason: name,
    detail: { documentType },
  });
  return { key, content, sha256 };
}
