import { paperMessages as words } from '@quayside/contract/messages/papers';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import type { NamedFile } from './papers.api.ts';

/** Fetches a file and saves it; says its name and size, or why there is none. A press while it runs does nothing. */
export function useDownload<Choice>(get: (choice: Choice) => Promise<NamedFile>, onDone?: () => void) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: get,
    onSuccess: ({ name, content }) => {
      saveFile(content, name);
      toast(words.downloaded(name, sizeLabel(content.size)));
      onDone?.();
    },
    onError: (error) => toast(messageOf(error, words.downloadFailed), { variant: 'caution' }),
  });
  return { download: (choice: Choice) => isPending || mutate(choice), running: isPending ? variables : undefined };
}

/** `48 kB`, `1.2 MB`. */
function sizeLabel(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  const format = new Intl.NumberFormat('en-GB', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(bytes / (isLarge ? 1_000_000 : 1_000));
}
