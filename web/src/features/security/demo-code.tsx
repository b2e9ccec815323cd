import { securityMessages } from '@quayside/contract/messages/security';
import { useQuery } from '@tanstack/react-query';
import { browserQueryClient } from '../../lib/query-client.ts';
import { useSiteInfo } from '../../lib/site-info.ts';
import { Text } from '../../ui/text.tsx';
import { getDemoCode } from './security.api.ts';

/** Development only: what the app of a demo account shows, so that nobody needs one to look around. */
export function DemoCode() {
  const isDevelopment = useSiteInfo().environment === 'development';
  const read = { queryKey: ['demo-code'], queryFn: ({ signal }: { signal: AbortSignal }) => getDemoCode(signal) };
  const { data } = useQuery(
    { ...read, enabled: isDevelopment, refetchInterval: 5_000, gcTime: 0 },
    browserQueryClient(),
  );
  if (!data?.code) return null;
  return (
    <Text size="small" tone="muted">
      {securityMessages.proof.demo(data.code)}
    </Text>
  );
}
