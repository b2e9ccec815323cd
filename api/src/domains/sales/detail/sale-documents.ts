/** What the documents of a sale mean to it; written by the documents' domain in the transaction of their change. */
import type { DocumentType } from '@quayside/contract/document-values';
import { notifyClients } from '../../../platform/jobs/jobs.ts';
import type { SaleChange } from '../locked-sale.ts';
import { documentsRefusal } from '../sales.documents.rules.ts';
import { refuse } from '../sales.errors.ts';
import { saveEvent } from '../sales.events.repository.ts';
import { allowedActionsOf } from '../sales.policy.ts';
import { saveDerived } from '../sales.repository.ts';
import { nextActionOf } from '../sales.rules.ts';
import type { DocumentAction } from '../sales.types.ts';

/** Refuses when the sale's documents cannot be changed now. */
export function assertDocumentsOpen({ context, actor }: SaleChange): void {
  const refused = documentsRefusal(context);
  if (!refused) return;
  const details = { ...refused.details, allowedActions: allowedActionsOf(actor, context) };
  throw refuse(refused.code, refused.code === 'invalid_transition' ? details : refused.details);
}

/**
 * Saves which types of documents the sale has now, the next action that follows, and the audit event, and tells open
 * pages. The sale's version stays: an upload that ends while its seller is typing elsewhere on the order must not make that work stale.
 */
export async function recordDocuments(
  { db, now, actor, sale, context }: SaleChange,
  types: readonly DocumentType[],
  told: { readonly action: DocumentAction; readonly name: string; readonly documentType: DocumentType },
): Promise<void> {
  const documentTypes = [...new Set(types)].sort();
  const nextAction = nextActionOf({ ...sale, documentTypes }, context.seller);
  const { action, name, documentType } = told;
  await Promise.all([
    saveDerived(db, sale, { documentTypes, nextAction }, now),
    saveEvent(db, {
      sellerId: sale.sellerId,
      saleId: sale.id,
      at: now,
      action,
      actorKind: actor.kind,
      actorId: actor.userId,
      actorName: actor.name,
      fromStatus: sale.status,
      toStatus: sale.status,
      reason: name,
      detail: { documentType },
    }),
    notifyClients(db, 'document.changed', {
      sellerId: sale.sellerId,
      saleId: sale.id,
      version: sale.version,
      byId: actor.userId,
    }),
  ]);
}
