import type { CompanyProfile, ProfilePage } from '@quayside/contract/company';
import { profileMessages as words } from '@quayside/contract/messages/profile';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { useProfile } from '../profile.queries.ts';
import { ProfileFrame } from './profile-frame.tsx';

/** A page of facts of the company: loaded, with whether this person may change them. */
export function ProfileContent(props: {
  page: ProfilePage;
  children: (profile: CompanyProfile, mayWrite: boolean) => ReactNode;
}) {
  const { page, children } = props;
  const { data, isError, refetch } = useProfile();
  const mayWrite = useMay('company.write');
  return (
    <ProfileFrame page={page}>
      {isError && <LoadFailed onRetry={() => void refetch()}>{words.failed}</LoadFailed>}
      {!data && !isError && <Skeleton shape="page" />}
      {data && !mayWrite && <Text tone="muted">{words.readOnly}</Text>}
      {data && children(data, mayWrite)}
    </ProfileFrame>
  );
}
