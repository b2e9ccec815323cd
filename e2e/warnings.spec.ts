/**
 * What an order's writes say when they fail on their way: the warnings of the specification, section 8, word for word.
 * What was entered stays, so that the same press works the second time.
 */
import type { Page } from '@playwright/test';
import { expect, people, type Session, signIn, test } from './fixtures.ts';
import { confirm, newOrder, type Order, paid, ship } from './orders.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text, { exact: true });
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

type Write = {
  readonly warning: string;
  readonly requirement: string;
  readonly task: string;
  /** Below the API. */
  readonly call: RegExp;
  readonly bring: (staff: Session, seller: Session) => Promise<Order>;
  /** Fills in what is asked for, up to the press that sends it. */
  readonly enter?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  readonly done: string;
};

const shipped = async (staff: Session, seller: Session): Promise<Order> => {
  const sale = await newOrder(staff, seller);
  await ship(seller, sale);
  return sale;
};
const tracked = async (seller: Session, sale: Order): Promise<Order> => {
  const numbers = { saleQid: sale.qid, carrier: 'own_truck', trackAndTraceNumbers: ['TRUCK-7001'] };
  expect((await seller.call('POST', '/shipments/', numbers)).status).toBe(200);
  return sale;
};

const writes: readonly Write[] = [
  {
    warning: 'Payment failed',
    requirement: '[ORD-15]',
    task: 'payment',
    call: /\/paycomplete\/$/,
    bring: shipped,
    press: (page) => question(page, 'Trigger payment').getByRole('button', { name: 'Confirm' }).click(),
    done: 'Payment Triggered',
  },
  {
    warning: 'Declining the order failed',
    requirement: '[ORD-06]',
    task: 'decline',
    call: /\/decline\/$/,
    bring: newOrder,
    enter: (page) => question(page, 'Decline this order?').getByRole('checkbox', { name: 'Out of stock' }).check(),
    press: (page) => question(page, 'Decline this order?').getByRole('button', { name: 'Decline order' }).click(),
    done: 'Order declined',
  },
  {
    warning: 'Completing the order failed',
    requirement: '[ORD-14]',
    task: 'complete',
    call: /\/complete\/$/,
    bring: async (staff, seller) => tracked(seller, await paid(staff, seller)),
    press: (page) => question(page, 'Complete your order').getByRole('button', { name: 'Complete order' }).click(),
    done: 'Order completed',
  },
  {
    warning: 'Updating the order failed',
    requirement: '[ORD-09]',
    task: 'fees',
    call: /\/sales\/[^/]+\/$/,
    bring: async (staff, seller) => {
      const sale = await newOrder(staff, seller);
      await confirm(seller, sale);
      return sale;
    },
    enter: (page) => page.getByLabel('Your shipping fee').fill('7.00'),
    press: (page) => page.getByRole('button', { name: 'Save fees and VAT' }).click(),
    done: 'Fees and VAT saved',
  },
  {
    warning: 'Adding the track and trace number failed',
    requirement: '[ORD-12]',
    task: 'tracking',
    call: /\/shipments\/$/,
    bring: shipped,
    enter: async (page) => {
      await page.getByLabel('Carrier').selectOption('own_truck');
      await page.getByLabel('Track and trace numbers', { exact: true }).fill('TRUCK-7001');
    },
    press: (page) => page.getByRole('button', { name: 'Save numbers' }).click(),
    done: 'Track and trace number saved',
  },
  {
    warning: 'Cannot delete tracking number',
    requirement: '[ORD-12]',
    task: 'tracking',
    call: /\/shipments\/[^/]+\/$/,
    bring: async (staff, seller) => tracked(seller, await shipped(staff, seller)),
    enter: (page) => page.getByRole('button', { name: 'Remove shipment TRUCK-7001' }).click(),
    press: (page) => question(page, 'Remove this shipment?').getByRole('button', { name: 'Remove shipment' }).click(),
    done: 'Shipment removed',
  },
];

for (const { warning, requirement, task, call, bring, enter, press, done } of writes)
  test(`[ERR-14] ${requirement} '${warning}': said, nothing is lost, and another press works`, async ({
    page,
    context,
    staff,
  }) => {
    const seller = await signIn(context, people.seller);
    const sale = await bring(staff, seller);
    await page.goto(`/orders/${sale.qid}/?task=${task}`);
    await enter?.(page);
    await page.route(call, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
    await press(page);
    await expect(toast(page, warning)).toBeVisible();
    await page.unroute(call);
    await press(page);
    await expect(toast(page, done)).toBeVisible();
  });
