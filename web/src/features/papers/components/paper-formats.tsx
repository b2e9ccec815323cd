import { paperMessages as words } from '@quayside/contract/messages/papers';
import type { Paper } from '@quayside/contract/papers';
import { Button } from '../../../ui/button.tsx';
import { getPaper, type PaperFormat } from '../papers.api.ts';
import { useDownload } from '../use-download.ts';

/** A paper that can be had now: a button for each form of its file. */
export function PaperFormats({ qid, paper, isBrief = false }: { qid: string; paper: Paper; isBrief?: boolean }) {
  const { download, running } = useDownload((format: PaperFormat) => getPaper(qid, paper, format));
  const name = [words.names[paper.documentType], paper.number].filter(Boolean).join(' ');
  return paper.formats.map((format) => (
    <Button
      key={format}
      size="compact"
      {...(isBrief ? {} : { icon: 'download' as const })}
      isLoading={running === format}
      onPress={() => download(format)}
      aria-label={words.download(name, words.formats[format])}
    >
      {words.formats[format]}
    </Button>
  ));
}
