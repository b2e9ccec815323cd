/** Whether the text is one of the record's own keys, so that what a URL or a form field holds can be used as one. */
export function isKey<Key extends string>(record: Readonly<Record<Key, unknown>>, text: string): text is Key {
  return Object.hasOwn(record, text);
}

/** The record's keys in their order, with their type. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key) => isKey(record, key));
}
