/** The calls of the content editor. */
import type { BodyOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';
import { formBody } from '../../lib/form-body.ts';

type Keyed = { readonly qid: string; readonly key: string };
const of = ({ qid, key }: Keyed) => ({ params: { path: { qid }, header: { 'idempotency-key': key } } });

export const getStories = (signal: AbortSignal) => answerOf(api.GET('/internal/stories/', { signal }));
export const getStory = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/internal/stories/{qid}/', { params: { path: { qid } }, signal }));
export const createStory = (body: BodyOf<'/internal/stories/', 'post'>, key: string) =>
  answerOf(api.POST('/internal/stories/', { params: { header: { 'idempotency-key': key } }, body }));
export type StoryBody = BodyOf<'/internal/stories/{qid}/', 'put'>;
export const saveStory = (qid: string, body: StoryBody) =>
  answerOf(api.PUT('/internal/stories/{qid}/', { params: { path: { qid } }, body }));
export const publishStory = (target: Keyed, version: number) =>
  answerOf(api.POST('/internal/stories/{qid}/publish/', { ...of(target), body: { version } }));
export const unpublishStory = (target: Keyed, version: number) =>
  answerOf(api.POST('/internal/stories/{qid}/unpublish/', { ...of(target), body: { version } }));
export const scheduleStory = (target: Keyed, body: BodyOf<'/internal/stories/{qid}/schedule/', 'post'>) =>
  answerOf(api.POST('/internal/stories/{qid}/schedule/', { ...of(target), body }));
export const restoreStory = (target: Keyed, body: BodyOf<'/internal/stories/{qid}/restore/', 'post'>) =>
  answerOf(api.POST('/internal/stories/{qid}/restore/', { ...of(target), body }));
export const addPicture = (file: File, key: string) =>
  answerOf(
    api.POST('/internal/story-assets/', {
      params: { header: { 'idempotency-key': key } },
      body: { file },
      bodySerializer: formBody,
    }),
  );
