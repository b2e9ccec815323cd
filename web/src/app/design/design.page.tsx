import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Heading } from '../../ui/heading.tsx';
import { Page, Stack } from '../../ui/layout.tsx';
import { PulsingDots } from '../../ui/pulsing-dots.tsx';
import { ThemeScope } from '../../ui/theme-scope.tsx';
import { pageTitle } from '../page-title.ts';
import { webHost } from '../web-host.ts';
import { ActionStories } from './action-stories.tsx';
import { FactStories } from './fact-stories.tsx';
import { FieldStories } from './field-stories.tsx';
import { FileStories } from './file-stories.tsx';
import { ListStories } from './list-stories.tsx';
import { MessageStories } from './message-stories.tsx';

const title = 'Components';
export const meta = pageTitle(title);

/** Development only: everywhere else the page is not there. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(webHost).facts.environment !== 'development') throw data(null, { status: 404 });
  return null;
}

/** Rendered in the browser alone, as the portal's pages are: stories show the reader's own time. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader();
clientLoader.hydrate = true as const;
export const HydrateFallback = PulsingDots;

const themes = ['light', 'dark'] as const;
const stories = [
  { name: 'Actions', Story: ActionStories },
  { name: 'Fields', Story: FieldStories },
  { name: 'Files', Story: FileStories },
  { name: 'Messages', Story: MessageStories },
  { name: 'Facts', Story: FactStories },
  { name: 'Lists', Story: ListStories },
];

/** Each component with its states, once per theme; `?theme=dark` shows that one alone. */
export default function DesignPage() {
  const [params] = useSearchParams();
  const shown = themes.filter((theme) => theme === (params.get('theme') ?? theme));
  return (
    <Page heading={<Heading level={1}>{title}</Heading>}>
      {stories.map(({ name, Story }) => (
        <Stack key={name} as="section">
          <Heading level={2}>{name}</Heading>
          {shown.map((theme) => (
            <ThemeScope key={theme} theme={theme}>
              <Story />
            </ThemeScope>
          ))}
        </Stack>
      ))}
    </Page>
  );
}
