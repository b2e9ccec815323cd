import { useSyncExternalStore } from 'react';

/** As `max-md` and `xl` in the styles. */
const phone = '(max-width: 47.99rem)';
const desk = '(min-width: 80rem)';

function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the window is as narrow as a phone: for what stands at another place there, not only in another look. */
export const useIsPhone = (): boolean => useMatches(phone);

/** Whether there is room for a detail beside its list. */
export const useIsDesk = (): boolean => useMatches(desk);
