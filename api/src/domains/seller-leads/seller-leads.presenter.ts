import type { LeadFile, SellerLead, StockCheck } from '@quayside/contract/seller-leads';
import type { checksOfDeal } from '../catalog-uploads/catalog-uploads.public.ts';
import { missingProfileOf } from '../sellers/sellers.public.ts';
import type { LeadFileRecord } from './lead-files.repository.ts';
import { movesFrom } from './leads.machine.ts';
import type { LeadRow } from './seller-leads.read-model.ts';

/** `isOurs`: one of us reads it, with our note and the moves; the company itself reads neither. */
export function presentLead({ lead, seller }: LeadRow, isOurs: boolean): SellerLead {
  const { id, slug, email, companyName, contactName, country, phone, website, message, status, reason } = lead;
  return {
    ...{ qid: id, slug, email, companyName, contactName, country, phone, website, message, status, reason },
    note: isOurs ? lead.note : '',
    dueAt: isOurs ? lead.dueAt : null,
    sellerQid: lead.sellerId,
    sellerStatus: seller?.status ?? null,
    dealId: isOurs ? lead.dealId : null,
    allowedMoves: isOurs ? [...movesFrom(lead)] : [],
    checklist: checklistOf(seller),
    ...{ createdAt: lead.createdAt, updatedAt: lead.updatedAt, version: lead.version },
  };
}

/** What the company has to have before it can be approved. */
function checklistOf(seller: LeadRow['seller']): SellerLead['checklist'] {
  const missing = seller ? missingProfileOf(seller) : null;
  const isDone = (page: NonNullable<typeof missing>[number]) => missing !== null && !missing.includes(page);
  return [
    { key: 'registered', isDone: seller !== null },
    { key: 'chamber-of-commerce', isDone: isDone('chamber-of-commerce') },
    { key: 'billing-address', isDone: isDone('billing-address') },
    { key: 'payment-details', isDone: isDone('payment-details') },
    { key: 'agreement', isDone: seller?.slaAcceptedAt != null },
    { key: 'submitted', isDone: seller !== null && seller.status !== 'ONBOARDING' },
    { key: 'approved', isDone: seller?.status === 'ACTIVE' },
  ];
}

type Check = Awaited<ReturnType<typeof checksOfDeal>>[number];

export const presentStockCheck = ({ id, createdByName, ...check }: Check): StockCheck => {
  const { status, fileName, rowsTotal, counts, createdAt } = check;
  return { ...{ qid: id, status, fileName, rowsTotal, counts, createdAt }, createdBy: createdByName };
};

export const presentLeadFile = ({ id, name, fileType, bytes, addedAt, addedByName }: LeadFileRecord): LeadFile => ({
  ...{ qid: id, name, fileType, bytes, addedAt, addedBy: addedByName },
});
