import { blockMessages } from '@quayside/contract/messages/blocks';
import { useContext } from 'react';
import { inLanguage } from '../app/in-language.ts';
import { paths } from '../app/paths.ts';
import type { ButtonLook } from '../ui/button.tsx';
import { LinkButton } from '../ui/link.tsx';
import { FrameWords } from '../ui/shell/frame-words.ts';
import { addressOf, type ContentBlock, childrenOf, isNamed, textOf } from './block.ts';

interface CallsProps {
  block: ContentBlock;
  field?: string;
  look?: ButtonLook;
  other?: ButtonLook;
}

/** Calls to action of a block: the first one stands out. Those without words or address are left out. */
export function Calls({ block, field = 'cta', look = 'secondary', other = 'secondary' }: CallsProps) {
  const { language } = useContext(FrameWords);
  const calls = childrenOf(block, field).flatMap((call) => callOf(call, language));
  if (calls.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {calls.map(({ uid, label, to, questionnaire }, index) => (
        <span
          key={uid}
          data-questionnaire={questionnaire}
          className={questionnaire === 'side_tab' ? 'questionnaire-tab' : 'contents'}
        >
          <LinkButton to={to} isDocument look={index === 0 ? look : other}>
            {label}
          </LinkButton>
        </span>
      ))}
    </div>
  );
}

/** The registration button leads to the questionnaire; with scripts it opens above the page (MKT-05). */
function callOf(call: ContentBlock, language: string) {
  const isQuestionnaire = isNamed(call, 'registration_button');
  const questionnaire = isQuestionnaire ? textOf(call, 'opens') || 'popup' : undefined;
  const to = isQuestionnaire ? inLanguage(paths.questionnaire, language) : addressOf(call.link);
  const label = textOf(call, 'label') || (questionnaire === 'side_tab' ? blockMessages.sideTab : '');
  return label === '' || to === null ? [] : [{ uid: call._uid, label, to, questionnaire }];
}
