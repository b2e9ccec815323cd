import { calendarMessages as words } from '@quayside/contract/messages/calendars';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Loaded when it is asked for: dialogs stay out of the page. */
const CalendarDialog = lazy(() => import('./calendar-dialog.tsx'));

/** Opens what makes, shows and removes the link to the calendar of deadlines. */
export function CalendarButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon="calendar" onPress={() => setOpen(true)}>
        {words.button}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
