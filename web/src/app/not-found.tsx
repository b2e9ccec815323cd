import { shellMessages } from '@quayside/contract/messages/shell';
import { LinkButton } from '../ui/link.tsx';
import { TextHead } from '../ui/marketing/text-head.tsx';
import { Wall } from '../ui/marketing/wall.tsx';
import { paths } from './paths.ts';

/** Shown in place of a page that is not there: one place in the wall is empty. Nothing is to be done, so nothing is yellow. */
export function NotFound() {
  return (
    <>
      <TextHead title={shellMessages.notFoundTitle} text={shellMessages.notFoundText}>
        <LinkButton to={paths.home} isDocument look="primary">
          {shellMessages.goHome}
        </LinkButton>
        <LinkButton to={paths.dashboard} isDocument>
          {shellMessages.goToPortal}
        </LinkButton>
      </TextHead>
      <Wall alt={shellMessages.notFoundWall} />
    </>
  );
}
