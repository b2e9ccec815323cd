/** Why a file is refused, wherever one is sent. Each says what to do; the first is the specification's own. */
import { type FileType, typesInWords } from '../file-values.ts';

export const fileMessages = {
  file_required: 'Please select a file',
  multipart_required: 'Send the file as multipart/form-data.',
  too_many_files: 'These are too many files at once. Send fewer.',
  file_empty: 'This file is empty. Save it again and choose the new copy.',
  file_too_large: 'This file is larger than 10 MB. Make it smaller, or send it in parts.',
  file_type_not_allowed: 'This kind of file is not accepted. Choose a PDF, PNG, JPG, XLSX, CSV or XML file.',
  file_type_mismatch: 'The content of this file is not what its name says. Save it again in the right format.',
  file_name_not_allowed:
    'This file name is not accepted. Use a short name without slashes, hidden characters or a second ending such as .exe.',
  file_holds_program: 'This file holds a program or a script. Export it as a plain document and choose the new copy.',
  file_is_mixed: 'This file contains a second file. Save or scan it again and choose the new copy.',
  file_holds_attachment:
    'This PDF carries another file. Only an invoice as XML may be attached: save it without attachments and choose the new copy.',
  file_holds_links:
    'This sheet takes values from another file or program. Save a copy that holds the values alone and choose that one.',
  file_leads_outside:
    'This PDF takes content from elsewhere, or a link in it opens something other than a web page, a mail or a phone call. Print it as a PDF and choose the new copy.',
  file_is_locked: 'This file is locked with a password or rights. Save a copy without protection and choose that one.',
  file_cannot_be_checked:
    'We couldn’t check this file: it is too complex or built in an unusual way. Save it again in a simpler form, or print it as a PDF.',
  file_check_busy: 'Too many files are being checked just now. Nothing was changed; please try again in a moment.',
  file_unpacks_too_large: 'This file is too large once unpacked. Save it with fewer pages, rows or pictures.',
  file_damaged: 'This file is damaged or incomplete. Open it, save it again and choose the new copy.',
  picture_too_large: 'This picture has too many pixels. Make it smaller: at most 120 million.',
  file_store_unavailable: 'The file could not be stored just now. Nothing was changed; please try again in a moment.',
  tooLarge: (maximumBytes: number) =>
    `This file is larger than ${Math.floor(maximumBytes / 1_048_576)} MB. Make it smaller, or send it in parts.`,
  chooseOneOf: (types: readonly FileType[]) =>
    `This kind of file is not accepted. Choose a ${typesInWords(types)} file.`,
} as const;
