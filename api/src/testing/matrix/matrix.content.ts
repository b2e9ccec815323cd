/** Rows of the authorisation matrix for the pages of the public site: staff with the right to write them, nobody else. */
import type { OwnedResources } from './owned-resources.ts';

const ofStory = ({ story }: OwnedResources) => ({ params: { qid: story } });
const allowed = ['staff'] as const;
const step = (path: string, body: object = { version: 1 }) => ({
  [`POST /api/internal/stories/{qid}/${path}/`]: {
    allowed,
    request: (own: OwnedResources) => ({ ...ofStory(own), body }),
    answers: 404,
    acrossCompanies: true as const,
  },
});

export const contentPolicy = {
  'GET /api/internal/stories/': { allowed },
  'POST /api/internal/stories/': {
    allowed,
    request: () => ({ body: { slug: 'of-the-matrix', name: 'Of the matrix', component: 'page' } }),
    answers: [201, 409],
  },
  'GET /api/internal/stories/{qid}/': { allowed, request: ofStory, answers: 404, acrossCompanies: true },
  'PUT /api/internal/stories/{qid}/': {
    allowed,
    request: (own: OwnedResources) => ({
      ...ofStory(own),
      body: { name: 'Fees', slug: 'fees', version: 1, draft: { _uid: 'fees', component: 'page' } },
    }),
    answers: 404,
    acrossCompanies: true,
    free: 'draft',
  },
  ...step('publish'),
  ...step('unpublish'),
  ...step('schedule', { version: 1, at: null }),
  ...step('restore', { version: 1, number: 1 }),
  'POST /api/internal/story-assets/': {
    allowed,
    request: () => ({ form: { file: Buffer.from('no picture') } }),
    answers: 400,
  },
} as const;
