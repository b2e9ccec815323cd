import { contentMessages as m } from '@quayside/contract/messages/content';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const contentErrors = {
  story_not_found: { status: 404, message: m.story_not_found },
  version_not_found: { status: 404, message: m.version_not_found },
  slug_taken: { status: 409, message: m.slug_taken },
  story_invalid: { status: 409, message: m.story_invalid },
  content_too_large: { status: 400, message: m.content_too_large },
  schedule_past: { status: 400, message: m.schedule_past },
  home_stays: { status: 409, message: m.home_stays },
  content_notice_refused: { status: 401, message: m.content_notice_refused },
  not_a_picture: { status: 400, message: m.not_a_picture },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(contentErrors);
