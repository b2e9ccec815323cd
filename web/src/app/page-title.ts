import { shellMessages } from '@quayside/contract/messages/shell';

/** `meta` of a page: "{page} · Quayside"; on the marketing home the product's name alone (LAY-05). */
export const pageTitle = (page?: string) => () => [{ title: page ? shellMessages.title(page) : shellMessages.product }];
