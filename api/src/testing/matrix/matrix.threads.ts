/** Rows of the authorisation matrix for conversations about orders: the API page's "contact", and ours for staff. */
import { sampleFiles } from '../../platform/files/files.factory.ts';
import type { OwnedResources } from './owned-resources.ts';

const sellers = ['ownerOfA', 'ownerOfB', 'pausedSeller'] as const;
const orderReaders = [...sellers, 'viewerOfA', 'staff'] as const;
const staff = ['staff'] as const;
const upTo = '2026-11-21T08:00:00.000Z';
const ofSale = ({ sale }: OwnedResources) => ({ params: { qid: sale } });
const ofThread = ({ thread }: OwnedResources) => ({ params: { qid: thread } });

// A viewer reads along and changes nothing, not even the company's read mark.
export const threadPolicy = {
  'POST /api/sales/{qid}/issue/': {
    allowed: sellers,
    request: (own: OwnedResources) => ({
      ...ofSale(own),
      body: { category: 'OTHER', message: 'A question', files: [own.unsentFile] },
    }),
  },
  'GET /api/sales/{qid}/threads/': { allowed: orderReaders, request: ofSale, acrossCompanies: true },
  'POST /api/sales/{qid}/threads/read/': {
    allowed: sellers,
    request: (own: OwnedResources) => ({ ...ofSale(own), body: { upTo } }),
  },
  'POST /api/sales/{qid}/threads/files/': {
    allowed: [...sellers, 'staff'],
    request: (own: OwnedResources) => ({ ...ofSale(own), form: { file: sampleFiles.pdf } }),
    acrossCompanies: true,
  },
  'GET /api/sales/{qid}/threads/files/{fileQid}/download/': {
    allowed: orderReaders,
    request: ({ sale, messageFile }: OwnedResources) => ({ params: { qid: sale, fileQid: messageFile } }),
    acrossCompanies: true,
  },
  'POST /api/sales/{qid}/threads/{threadQid}/messages/': {
    allowed: sellers,
    request: ({ sale, thread, unsentFile }: OwnedResources) => ({
      params: { qid: sale, threadQid: thread },
      body: { message: 'One more question', files: [unsentFile] },
    }),
  },
  'GET /api/internal/threads/': { allowed: staff },
  'POST /api/internal/threads/{qid}/messages/': {
    allowed: staff,
    request: (own: OwnedResources) => ({ ...ofThread(own), body: { message: 'An answer', files: [own.unsentFile] } }),
    acrossCompanies: true,
  },
  'POST /api/internal/threads/{qid}/read/': {
    allowed: staff,
    request: (own: OwnedResources) => ({ ...ofThread(own), body: { upTo } }),
    answers: 204,
    acrossCompanies: true,
  },
} as const;
