/** The calls about the people of the company, and what was changed in it. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import { answerOf, api, fileOf } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';

export type AuditQuery = QueryOf<'/audit-log/'>;
type Invitation = BodyOf<'/team/invitations/', 'post'>;
type RoleChange = BodyOf<'/team/{qid}/', 'patch'>;

const of = (qid: string) => ({ params: { path: { qid } } });

export const getTeam = (signal: AbortSignal) => answerOf(api.GET('/team/', { signal }));
export const invite = (body: Invitation, key: string) =>
  answerOf(api.POST('/team/invitations/', { params: { header: { 'idempotency-key': key } }, body }));
export const renewInvitation = (qid: string) => answerOf(api.POST('/team/{qid}/renew/', of(qid)));
export const changeRole = (qid: string, body: RoleChange) => answerOf(api.PATCH('/team/{qid}/', { ...of(qid), body }));
export const removeMember = (qid: string) => answerOf(api.DELETE('/team/{qid}/', of(qid)));

export const getAuditLog = (query: AuditQuery, signal: AbortSignal) =>
  answerOf(api.GET('/audit-log/', { params: { query }, signal }));
export const getAuditPeople = (signal: AbortSignal) => answerOf(api.GET('/audit-log/people/', { signal }));
export const checkAuditLog = () => answerOf(api.GET('/audit-log/check/'));

/** What of the log is asked for; all of it when empty. */
export type AuditFilter = Omit<AuditQuery, 'page' | 'size'>;

/** Saves the newest 50,000 entries among the person's downloads. */
export async function exportAuditLog(query: AuditFilter): Promise<void> {
  saveFile(await fileOf(api.GET('/audit-log/export/', { params: { query }, parseAs: 'stream' })), 'audit-log.csv');
}
