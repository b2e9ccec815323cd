/** Words of the seller's dashboard (RT-05). */
import { counted } from '../count-label.ts';

const orders = (count: number) => counted(count, 'order');

export const dashboardMessages = {
  title: 'Dashboard',
  needsYou: (count: number) => `${orders(count)} ${count === 1 ? 'needs' : 'need'} you`,
  noneYet: 'No orders yet',
  /** As long as what it stands for, so that nothing moves. */
  counting: 'Counting your orders',
  figures: 'Orders that need you, by what they need',
  plates: { expiring: 'Expiring', confirm: 'Confirm', ship: 'Ship', getPaid: 'Get paid' },
  figuresFailed: 'There was an error loading the figures, please try again.',
  nextUp: 'Next up',
  caption: 'The five most urgent orders that need you',
  atRisk: (count: number, amounts: string) =>
    `${orders(count)} (${amounts}) ${count === 1 ? 'expires' : 'expire'} in the next 24 hours`,
  nothingAtRisk: 'No order expires in the next 24 hours',
  /** Rounded down, so that nobody is promised more. */
  workingTimeLeft: (minutes: number) => {
    if (minutes === 0) return 'Expires outside your working hours';
    const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour'];
    return `${count} working ${unit}${count === 1 ? '' : 's'}`;
  },
  nextUpFailed: 'There was an error loading the orders, please try again.',
  viewAll: 'View all orders',
  /** Without `isAll` something else may wait, as a claim does. */
  allQuiet: (onTheirWay: number, isAll: boolean) =>
    `${isAll ? 'Nothing needs' : 'No order needs'} you. ${onTheirWay === 0 ? 'No order is' : counted(onTheirWay, 'order is', 'orders are')} on ${onTheirWay === 1 ? 'its' : 'their'} way.`,
  newSeller: (open: number) => `${open === 1 ? 'One step' : `${open} steps`} to your first orders`,
  newSellerText: 'Everything is kept: leave at any time, and go on where you stopped.',
  newSellerReady: 'Your first orders will appear here.',
  newSellerReadyText: 'Buyers see your offers. We tell you by mail as soon as one orders.',
  steps: {
    company: {
      title: 'Company profile',
      open: (pages: number) =>
        `${pages === 1 ? 'One page is' : `${pages} pages are`} still to fill in: who you are and where you ship from.`,
      done: 'All that the review needs is there.',
      action: 'Open My profile',
    },
    list: {
      title: 'Stock list',
      open: 'Any spreadsheet with a GTIN in each row. We find the columns and ask only where we doubt.',
      done: (offers: string) => `${offers === '1' ? '1 offer is' : `${offers} offers are`} in your list.`,
      action: 'Upload stock list',
    },
    review: {
      title: 'Review',
      open: 'Submit your company for review in My profile. Buyers find you once we have approved it.',
      waits: 'We are looking at your company. We tell you by mail.',
      done: 'Your company is approved.',
      action: 'Submit for review',
    },
    bank: {
      title: 'Bank details',
      open: 'Needed for your first payment, not for your first order.',
      done: 'We know where to pay you.',
      action: 'Add bank details',
    },
  },
  howListsWork: 'How lists work',
  setUpWithUs: 'Set up with us',
  setUpSubject: (company: string) => `Setting up ${company}`,
  noOrderPermission: 'Your role does not include orders.',
  noOrderPermissionText: 'An owner or admin of your company can change your role.',
  staffTitle: 'You are signed in as staff.',
  staffText: 'Staff belong to no seller, so no orders wait for you here.',
} as const;
