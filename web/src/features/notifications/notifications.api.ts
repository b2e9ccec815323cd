/** The calls of the bell and its page. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

export type NotificationQuery = QueryOf<'/notifications/'>;
export type Choices = BodyOf<'/notifications/preferences/', 'put'>['preferences'];

export const getNotifications = (query: NotificationQuery, signal: AbortSignal) =>
  answerOf(api.GET('/notifications/', { params: { query }, signal }));

/** Marks these as read, or all when none is named. */
export const markNotificationsRead = (qids?: string[]) =>
  answerOf(api.POST('/notifications/read/', { body: qids ? { qids } : {} }));

export const getMailPreferences = (signal: AbortSignal) => answerOf(api.GET('/notifications/preferences/', { signal }));
export const saveMailPreferences = (preferences: Choices) =>
  answerOf(api.PUT('/notifications/preferences/', { body: { preferences } }));
