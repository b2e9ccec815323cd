/** What the audit log of a company keeps (domain page, section 14). */
export const auditActions = [
  'TEAM_INVITED',
  'TEAM_INVITATION_RENEWED',
  'TEAM_INVITATION_WITHDRAWN',
  'TEAM_JOINED',
  'TEAM_ROLE_CHANGED',
  'TEAM_REMOVED',
  'TEAM_LEFT',
  'COMPANY_CHANGED',
  'FEE_ASKED',
  'STATUS_CHANGED',
  'BANK_CHANGED',
  'ADDRESS_ADDED',
  'ADDRESS_CHANGED',
  'ADDRESS_REMOVED',
  'API_KEY_MADE',
  'API_KEY_REVOKED',
  'WEBHOOK_ADDED',
  'WEBHOOK_REMOVED',
  'WEBHOOK_SECRET_RENEWED',
  'SECOND_FACTOR_REMOVED',
  'STAFF_VIEW_STARTED',
  'STAFF_VIEW_ENDED',
  'STAFF_READ',
  'DATA_COPIED',
  'DATA_DELETED',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Entries that an export holds at most: the newest. */
export const mostExported = 50_000;
