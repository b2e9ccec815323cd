import { mostLeadFiles } from '@quayside/contract/seller-lead-values';
import type { LeadFile } from '@quayside/contract/seller-leads';
import { newId } from '../../../kernel/ids.ts';
import { refuse as refuseFile } from '../../../platform/files/files.errors.ts';
import type { ReceivedFile } from '../../../platform/files/received-file.ts';
import { dropFile, keepFile, type StoredFile } from '../../../platform/files/stored-files.ts';
import type { Write } from '../../../platform/write.ts';
import { countLeadFiles, deleteLeadFile, insertLeadFile } from '../lead-files.repository.ts';
import { refuse } from '../seller-leads.errors.ts';
import { presentLeadFile } from '../seller-leads.presenter.ts';
import { type LeadRecord, lockLead } from '../seller-leads.repository.ts';

type Kept = { readonly file: ReceivedFile /** Its content, beside the database. */; readonly stored: StoredFile };

/** Keeps a file with the lead. Refuses with `lead_not_found`, `too_many_files`. */
export async function keepLeadFile(write: Write, slug: string, { file, stored }: Kept): Promise<LeadFile> {
  const { db, now, actor } = write;
  const { id: leadId } = await locked(write, slug);
  if ((await countLeadFiles(db, leadId)) >= mostLeadFiles)
    throw refuseFile('too_many_files', { maximumFiles: mostLeadFiles });
  await keepFile(db, now, stored);
  const kept = { leadId, id: newId(), name: file.name, fileId: stored.id, fileType: file.type, bytes: stored.bytes };
  const added = { ...kept, addedAt: now, addedByName: actor.name };
  await insertLeadFile(db, added);
  return presentLeadFile({ ...added, sellerId: stored.sellerId });
}

/** Takes a file away, its content too. Refuses with `lead_not_found`, `lead_file_not_found`. */
export async function removeLeadFile(write: Write, slug: string, id: string): Promise<void> {
  const { db, now } = write;
  const lead = await locked(write, slug);
  const gone = await deleteLeadFile(db, lead.id, id);
  if (!gone) throw refuse('lead_file_not_found');
  await dropFile(db, now, { sellerId: gone.sellerId, id: gone.fileId });
}

async function locked({ db }: Write, slug: string): Promise<LeadRecord> {
  const lead = await lockLead(db, slug);
  if (!lead) throw refuse('lead_not_found');
  return lead;
}
