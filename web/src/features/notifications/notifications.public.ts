/** What the shell shows of notifications. */
export { Bell } from './components/bell.tsx';
export { hearNotifications } from './notifications.queries.ts';
