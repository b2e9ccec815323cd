export const copyMessages = {
  ofCompany: 'All data of the company',
  fileOfCompany: (part: number) => `quayside-company-data-${part}.zip`,
  fileOfPerson: (part: number) => `quayside-my-data-${part}.zip`,
  waiting: 'Your copy is waiting for its turn. You can leave this page.',
  running: (done: number, all: number, rows: string) =>
    `${done} of ${all} kinds of data collected, ${rows} rows. You can leave this page: it goes on.`,
  progress: 'How far the copy is',
  ready: (made: string, until: string) => `Made ${made}. You can save it until ${until}.`,
  failed: "We couldn't collect the data. Try again.",
  again: 'Collect again',
  save: (size: string) => `Save (${size})`,
  savePart: (part: number, all: number, size: string) => `Save part ${part} of ${all} (${size})`,
  saveFailed: "We couldn't save the file. Try again.",
  loadFailed: "We couldn't look up your copy. Reload the page.",
  copy_part_not_found: 'This copy is no longer here. Ask for a new one.',
} as const;
