/** What any call that takes a file may refuse, beside its own errors. Details name the file: `fileName`. */
import { fileMessages as m } from '@quayside/contract/messages/files';
import { type ErrorTable, Refusal, refusalsOf } from '../../kernel/errors.ts';

export const fileErrors = {
  multipart_required: { status: 415, message: m.multipart_required },
  file_required: { status: 400, message: m.file_required },
  too_many_files: { status: 400, message: m.too_many_files },
  file_empty: { status: 400, message: m.file_empty },
  file_too_large: { status: 413, message: m.file_too_large },
  file_type_not_allowed: { status: 400, message: m.file_type_not_allowed },
  file_type_mismatch: { status: 400, message: m.file_type_mismatch },
  file_name_not_allowed: { status: 400, message: m.file_name_not_allowed },
  file_holds_program: { status: 400, message: m.file_holds_program },
  file_is_mixed: { status: 400, message: m.file_is_mixed },
  file_holds_attachment: { status: 400, message: m.file_holds_attachment },
  file_holds_links: { status: 400, message: m.file_holds_links },
  file_leads_outside: { status: 400, message: m.file_leads_outside },
  file_is_locked: { status: 400, message: m.file_is_locked },
  file_cannot_be_checked: { status: 400, message: m.file_cannot_be_checked },
  file_check_busy: { status: 503, message: m.file_check_busy },
  file_unpacks_too_large: { status: 400, message: m.file_unpacks_too_large },
  file_damaged: { status: 400, message: m.file_damaged },
  picture_too_large: { status: 400, message: m.picture_too_large },
  file_store_unavailable: { status: 503, message: m.file_store_unavailable },
} as const satisfies ErrorTable;

export type FileErrorCode = keyof typeof fileErrors;
export const refuse = refusalsOf(fileErrors);
/** Says how large a file of this call may be. */
export const tooLarge = (maximumBytes: number, fileName?: string): Refusal =>
  new Refusal('file_too_large', fileErrors.file_too_large.status, m.tooLarge(maximumBytes), {
    ...(fileName === undefined ? {} : { fileName }),
    maximumBytes,
  });
/** For `config.errors` of every route that takes files. */
export const fileErrorCodes: readonly string[] = Object.keys(fileErrors);
