/** The guides for developers, as pages of the site. The documents themselves are the source; a test follows the first one. */
import { developerMessages } from '@quayside/contract/messages/developers';
import edifact from '../../../../docs/edifact.md?raw';
import firstOrder from '../../../../docs/first-order.md?raw';
import stockLists from '../../../../docs/stock-lists.md?raw';
import webhooks from '../../../../docs/webhooks.md?raw';
import { paths } from '../../app/paths.ts';
import { guideOf } from './guide-tree.ts';

const { descriptions } = developerMessages;
const addresses = {
  'webhooks.md': paths.developerWebhooks,
  'first-order.md': paths.developers,
  'edifact.md': paths.developerEdifact,
  'stock-lists.md': paths.developerStockLists,
};

export const guides: Readonly<Record<string, ReturnType<typeof guideOf> & { description: string }>> = {
  [paths.developers]: { ...guideOf(firstOrder, addresses), description: descriptions.firstOrder },
  [paths.developerWebhooks]: { ...guideOf(webhooks, addresses), description: descriptions.webhooks },
  [paths.developerEdifact]: { ...guideOf(edifact, addresses), description: descriptions.edifact },
  [paths.developerStockLists]: { ...guideOf(stockLists, addresses), description: descriptions.stockLists },
};
