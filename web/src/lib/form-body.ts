type Value = string | number | Blob | readonly Blob[] | undefined;

/** Writes fields as multipart/form-data, for calls that send files: `{ bodySerializer: formBody }`. */
export function formBody(fields: Readonly<Record<string, Value>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const values = typeof value === 'object' && !(value instanceof Blob) ? value : [value];
    for (const one of values) form.append(name, typeof one === 'number' ? String(one) : one);
  }
  return form;
}
