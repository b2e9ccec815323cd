/** What other features show of conversations. */
export { UnreadMessages } from './components/unread-messages.tsx';
export { hearThreads } from './threads.queries.ts';
