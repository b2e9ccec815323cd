/** The guides for developers, as pages of the site. The documents themselves are the source; a test follows the first one. */
import firstOrder from '../../../../docs/first-order.md?raw';
import webhooks from '../../../../docs/webhooks.md?raw';
import { paths } from '../../app/paths.ts';
import { guideOf } from './guide-tree.ts';

const addresses = { 'webhooks.md': paths.developerWebhooks, 'first-order.md': paths.developers };

export const guides: Readonly<Record<string, ReturnType<typeof guideOf>>> = {
  [paths.developers]: guideOf(firstOrder, addresses),
  [paths.developerWebhooks]: guideOf(webhooks, addresses),
};
