import type { CompanyProfile } from '@quayside/contract/company';
import { profileMessages as words } from '@quayside/contract/messages/profile';
import { messageOf } from '../../lib/api-error.ts';
import { useVersionedMutation, type VersionedMutation } from '../../lib/use-versioned-mutation.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { reloadUser } from '../auth/auth.public.ts';
import { type CompanyChange, changeCompany } from './profile.api.ts';
import { useNewestVersion, useRefreshProfile } from './profile.queries.ts';

/** One change of the company, guarded against other people's. `back` is what stood before: the toast takes it back. */
export function useProfileChange(
  profile: CompanyProfile,
  onDone: () => void,
  back?: CompanyChange,
): VersionedMutation<CompanyChange> {
  const refresh = useRefreshProfile();
  const newest = useNewestVersion();
  const undo = async () => {
    try {
      await changeCompany(back ?? {});
      await refresh();
    } catch (problem) {
      toast(messageOf(problem, words.saveFailed), { variant: 'error' });
    }
  };
  const work = useVersionedMutation({
    newest: profile.version,
    send: (change: CompanyChange, version) => changeCompany({ ...change, companyVersion: version }),
    refresh,
    onDone: () => {
      // What is saved next in this form goes on from here.
      const version = newest();
      if (version !== undefined) work.follow(version);
      onDone();
      void reloadUser();
      toast(words.saved, back ? { action: { label: words.undo, run: () => void undo() } } : {});
    },
    onRefused: (problem) => toast(messageOf(problem, words.saveFailed), { variant: 'caution' }),
  });
  return work;
}
