import { insightMessages as words } from '@quayside/contract/messages/insights';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { getInsightFile, type InsightQuery } from '../insights.api.ts';

/** INV-10: the figures as a file, for whoever may make files of the company's data. */
export function ExportInsights({ query }: { query: InsightQuery }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => getInsightFile(query),
    onSuccess: (content) => saveFile(content, 'insights.csv'),
    onError: (problem) => toast(messageOf(problem, words.exportFailed), { variant: 'error' }),
  });
  if (!useMay('exports.create')) return null;
  return (
    <Button icon="download" isLoading={isPending} onPress={() => mutate()}>
      {words.export}
    </Button>
  );
}
