/** What of the log is shown, as the address names it. */
import { auditActions } from '@quayside/contract/audit-values';
import { paths } from '../../app/paths.ts';
import type { AuditFilter } from './team.api.ts';

export type { AuditFilter } from './team.api.ts';

const path = paths.profile('audit-log');
const day = /^\d{4}-\d{2}-\d{2}$/;
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the address names wrongly is not asked for. */
export function filterIn(parameters: URLSearchParams): AuditFilter {
  const of = (name: string, form: RegExp) => {
    const value = parameters.get(name) ?? '';
    return form.test(value) ? value : undefined;
  };
  const action = auditActions.find((one) => one === parameters.get('action'));
  const [personQid, from, to] = [of('personQid', id), of('from', day), of('to', day)];
  return { ...(action && { action }), ...(personQid && { personQid }), ...(from && { from }), ...(to && { to }) };
}

export const searchOf = (filter: AuditFilter, page = 1): URLSearchParams =>
  new URLSearchParams({ ...filter, ...(page > 1 ? { page: String(page) } : {}) });

export function addressOf(filter: AuditFilter, page = 1): string {
  const search = searchOf(filter, page);
  return search.size === 0 ? path : `${path}?${search}`;
}

export const isWrongPeriod = ({ from, to }: AuditFilter): boolean =>
  from !== undefined && to !== undefined && from > to;
