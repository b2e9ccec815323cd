/** A file somebody sent, spooled and checked: what a domain stores or looks at. */
import { openAsBlob } from 'node:fs';
import { type FileType, fileTypes, isListFileType, type ListFileType } from '@quayside/contract/file-values';
import { fileMessages } from '@quayside/contract/messages/files';
import { type Details, present, Refusal } from '../../kernel/errors.ts';
import type { FileChecks, FileSender } from './file-checks.ts';
import { cleanName } from './file-name.ts';
import { type FileErrorCode, fileErrors } from './files.errors.ts';
import type { Spooled } from './spool.ts';
import type { NewFile } from './stored-files.ts';

export type ReceivedFile = NewFile & {
  /** Clean, with the ending of its type. For people; never a path. */
  readonly name: string;
  readonly contentType: string;
  /** On this machine, until the request ends: for those who must look into the file. */
  readonly path: string;
};

/** The type of a file that was taken as a list. */
export const listTypeOf = ({ type }: Pick<ReceivedFile, 'type'>): ListFileType =>
  present(isListFileType(type) ? type : null, 'this call takes lists alone');

/** What arrived: on disk, under the name its sender gave it. `wanted`: the types this call takes. */
type Arrived = { readonly spooled: Spooled; readonly givenName: string; readonly wanted: readonly FileType[] };

/** Has it checked, or refuses it under its name. */
export async function checkedFile(
  checks: FileChecks,
  { spooled: { path, sha256 }, givenName, wanted }: Arrived,
  sender: FileSender,
): Promise<ReceivedFile> {
  const name = cleanName(givenName);
  if (name === null) throw refusalOf('file_name_not_allowed', givenName, wanted);
  const checked = await checks.check({ path, name, wanted }, sender);
  if ('refused' in checked) throw refusalOf(checked.refused, name, wanted);
  const { type } = checked;
  const { contentType } = fileTypes[type];
  return { name, type, contentType, path, sha256, content: await openAsBlob(path, { type: contentType }) };
}

/** The refusal names the file and stands at the field `file`. */
function refusalOf(code: FileErrorCode, fileName: string, wanted: readonly FileType[]): Refusal {
  const { status, message: usual } = fileErrors[code];
  const message = code === 'file_type_not_allowed' ? fileMessages.chooseOneOf(wanted) : usual;
  const details: Details = { fileName: fileName.slice(0, 200), types: wanted };
  return new Refusal(code, status, message, details, { file: [{ code, message }] });
}
