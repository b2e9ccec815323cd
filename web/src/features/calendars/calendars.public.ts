/** What the dashboard shows of the calendar of deadlines. */
export { CalendarButton } from './components/calendar-button.tsx';
