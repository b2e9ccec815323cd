/** Words of the seller's dashboard (RT-05). */
const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

export const dashboardMessages = {
  title: 'Dashboard',
  needsYou: (count: number) => `${orders(count)} ${count === 1 ? 'needs' : 'need'} you`,
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
    `${isAll ? 'Nothing needs' : 'No order needs'} you. ${onTheirWay === 0 ? 'No order is' : onTheirWay === 1 ? '1 order is' : `${onTheirWay} orders are`} on ${onTheirWay === 1 ? 'its' : 'their'} way.`,
  newSeller: 'Your first orders will appear here.',
  newSellerText:
    'Before buyers find you, three things have to be in place: your company profile, a bank account for payments, and your first stock list. Our team sets them up with you.',
  notReviewedText:
    'Fill in My profile and submit it for review, and upload your first stock list. Buyers find you once we have approved your company. Our team helps you with it.',
  toProfile: 'Open My profile',
  setUpWithUs: 'Set up with us',
  setUpSubject: (company: string) => `Setting up ${company}`,
  noOrderPermission: 'Your role does not include orders.',
  noOrderPermissionText: 'An owner or admin of your company can change your role.',
  staffTitle: 'You are signed in as staff.',
  staffText: 'Staff belong to no seller, so no orders wait for you here.',
} as const;
