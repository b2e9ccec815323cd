import { useSyncExternalStore } from 'react';

/** As `max-md` in the styles. */
const query = '(max-width: 47.99rem)';

const listen = (onChange: () => void): (() => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether the window is as narrow as a phone: for what stands at another place there, not only in another look. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false,
  );
