import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';

const widths = [360, 768, 1440] as const;
const height = 900;

/** The draft in the real page, at the width of a phone, a tablet or a desk; made anew with each saving. */
export function PreviewPane({ path, version }: { path: string; version: number }) {
  const [width, setWidth] = useState<(typeof widths)[number]>(1440);
  const [room, setRoom] = useState(720);
  const scale = Math.min(1, room / width);
  return (
    <Card
      title={words.preview}
      actions={
        <LinkButton to={path} isExternal icon="external">
          {words.openPreview}
        </LinkButton>
      }
    >
      <Stack gap={3}>
        <Cluster>
          {widths.map((one) => (
            <Button
              key={one}
              size="compact"
              look={one === width ? 'primary' : 'secondary'}
              onPress={() => setWidth(one)}
            >
              {words.previewOf(one)}
            </Button>
          ))}
        </Cluster>
        <div
          ref={(element) => {
            if (element && element.clientWidth !== room) setRoom(element.clientWidth);
          }}
          className="min-w-0 overflow-hidden border border-line"
          style={{ height: height * scale }}
        >
          <iframe
            key={version}
            title={words.preview}
            src={path}
            style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
            className="max-w-none border-0"
          />
        </div>
      </Stack>
    </Card>
  );
}
