/** Pages that are counted together: "/orders/0190…/contact/" is "/orders/:id/contact/" (INTG-17). No id leaves the page. */
const grouped = ['categories', 'brands'];

export function pageGroup(path: string): string {
  const parts = path.slice(0, 300).split('/').filter(Boolean);
  const kept = parts.map((part, at) => {
    if (at > 0 && grouped.includes(parts[0] ?? '')) return ':slug';
    return /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(part) || /\d{4}/.test(part) ? ':id' : part;
  });
  return kept.length === 0 ? '/' : `/${kept.join('/')}/`;
}
