/** The calls of the calendar link. */
import { answerOf, api } from '../../lib/api.ts';

export const getCalendarLink = (signal: AbortSignal) => answerOf(api.GET('/user/calendar-link/', { signal }));
export const makeCalendarLink = () => answerOf(api.POST('/user/calendar-link/'));
export const removeCalendarLink = () => answerOf(api.DELETE('/user/calendar-link/'));
