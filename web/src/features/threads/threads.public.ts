/** What other features show of conversations. */
export { UnreadMessages } from './components/unread-messages.tsx';
export { hearThreads, useThreadsToAnswer } from './threads.queries.ts';
