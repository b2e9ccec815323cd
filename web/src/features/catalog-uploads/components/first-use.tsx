import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import { paths } from '../../../app/paths.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';

/** GTINs of the range GS1 keeps for examples, so that nobody's product is listed by mistake. */
const sampleRows = [
  ['9521234000006', '12.50', 'EUR', '6', '240', ''],
  ['9521234000013', '3.95', 'EUR', '12', '1200', '3.50'],
  ['9521234000020', '27.00', 'EUR', '1', '18', '25.00'],
];

const save = (name: string, rows: readonly (readonly string[])[]) =>
  saveFile(new Blob([`\uFEFF${rows.map((row) => `${row.join(',')}\r\n`).join('')}`], { type: 'text/csv' }), name);

/** What helps with a first list. */
export function FirstUse() {
  return (
    <Cluster gap={3}>
      <Text weight="strong">{words.firstUse}</Text>
      <Button size="compact" icon="download" onPress={() => save('stock-list-template.csv', [words.templateRow])}>
        {words.template}
      </Button>
      <Button
        size="compact"
        icon="download"
        onPress={() => save('stock-list-sample.csv', [words.templateRow, ...sampleRows])}
      >
        {words.sample}
      </Button>
      <LinkButton size="compact" to={paths.helpCenter()}>
        {words.help}
      </LinkButton>
    </Cluster>
  );
}
