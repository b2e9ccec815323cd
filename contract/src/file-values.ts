/**
 * Files people may send: the domain page, section 16. Plain values without Zod, so that the portal can use them too.
 * What a file is, is found in its content; the ending of its name must agree.
 */
export const fileTypes = {
  pdf: { label: 'PDF', endings: ['pdf'], contentType: 'application/pdf' },
  png: { label: 'PNG', endings: ['png'], contentType: 'image/png' },
  jpg: { label: 'JPG', endings: ['jpg', 'jpeg'], contentType: 'image/jpeg' },
  xlsx: {
    label: 'XLSX',
    endings: ['xlsx'],
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  xls: { label: 'XLS', endings: ['xls'], contentType: 'application/vnd.ms-excel' },
  ods: { label: 'ODS', endings: ['ods'], contentType: 'application/vnd.oasis.opendocument.spreadsheet' },
  csv: { label: 'CSV', endings: ['csv'], contentType: 'text/csv' },
  /** Rows of text that a system saved under an ending of its own; any separator. */
  tsv: { label: 'TSV', endings: ['tsv', 'txt'], contentType: 'text/tab-separated-values' },
  xml: { label: 'XML', endings: ['xml'], contentType: 'application/xml' },
} as const;
export type FileType = keyof typeof fileTypes;
export const everyFileType = [
  'pdf',
  'png',
  'jpg',
  'xlsx',
  'xls',
  'ods',
  'csv',
  'tsv',
  'xml',
] as const satisfies readonly FileType[];

/** What the store holds: what people send, and archives of ours. */
export const storedFileTypes = [...everyFileType, 'zip'] as const;
export type StoredFileType = (typeof storedFileTypes)[number];

export const documentFileTypes = ['pdf', 'png', 'jpg', 'xlsx', 'csv', 'xml'] as const satisfies readonly FileType[];
/** Lists of products as sellers and buyers keep them (domain page, section 9). */
export const listFileTypes = ['xlsx', 'xls', 'ods', 'csv', 'tsv'] as const satisfies readonly FileType[];
export type ListFileType = (typeof listFileTypes)[number];
export const isListFileType = (type: FileType): type is ListFileType => listFileTypes.some((one) => one === type);
export const pictureFileTypes = ['png', 'jpg'] as const satisfies readonly FileType[];

/** 10 MB, in the larger of the two ways to count them: nobody who was told 10 MB is refused. */
export const maximumFileBytes = 10 * 1_048_576;

/** Characters of a file's name with its ending. */
export const longestFileName = 150;

/** The type whose ending the name carries; null for any other ending, or none. */
export function typeOfName(name: string): FileType | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.')) return null;
  return everyFileType.find((type) => fileTypes[type].endings.some((one) => one === ending)) ?? null;
}

/** The endings as a file chooser takes them: `.pdf,.jpg,.jpeg`. */
export const acceptedEndings = (types: readonly FileType[]): string =>
  types.flatMap((type) => fileTypes[type].endings.map((ending) => `.${ending}`)).join(',');

/** The types as a person reads them: `PDF, PNG or JPG`. */
export function typesInWords(types: readonly FileType[]): string {
  const labels = types.map((type) => fileTypes[type].label);
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}
