/** Words of the blocks of public pages that do not come from content. */
export const blockMessages = {
  languages: 'Languages',
  contents: 'Contents',
  updated: (date: string) => `Last changed ${date}`,
  /** The tab at the side of a page, where it has no words of its own. */
  sideTab: 'Launch me',
  blockUnknown: (name: string) => `Nobody sees this: there is no block called “${name}”.`,
  blockFailed: (name: string) => `Nobody sees this: a field of “${name}” is missing.`,
} as const;
