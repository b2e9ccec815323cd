import type { ContentPage } from './content-page.ts';

const login = '/login/';
const dashboard = '/dashboard/';

/** The home page's content until a content system gives it. */
export const homeContent: ContentPage = {
  title: 'Quayside: sell your stock list to verified wholesale buyers',
  description:
    'Quayside matches your stock list with buyers across Europe, tells you which order needs a decision today, and pays you before the goods leave your dock.',
  blocks: [
    {
      id: 'hero',
      component: 'hero',
      anonymous: {
        title: 'Your stock list, sold by the pallet.',
        description:
          'Buyers across Europe order from your list. You confirm what you can ship, choose how it travels, and are paid before it leaves your dock.',
        cta: [
          { label: 'Login', to: login },
          { label: 'How it works', to: '#how-it-works' },
        ],
      },
      signedIn: {
        title: 'Welcome back to your dock.',
        description:
          'Orders with a deadline stand first. Confirm what you can ship, choose how it travels, and trigger your payment.',
        cta: [
          { label: 'Go to My Portal', to: dashboard },
          { label: 'How it works', to: '#how-it-works' },
        ],
      },
    },
    {
      id: 'how',
      component: 'usp-panel',
      heading: 'From order to payment in four moves',
      usps: [
        {
          figure: '3 days',
          title: 'You confirm',
          body: 'Every order shows its deadline and one button. Lower a quantity with a reason, or take it all in one press.',
        },
        {
          figure: '2 ways',
          title: 'You choose the carrier',
          body: 'Book a carrier at our rates, or ship with your own and enter the track and trace numbers.',
        },
        {
          figure: '1 press',
          title: 'You trigger the payment',
          body: 'Confirmed goods are paid to your account once shipping is set. Amounts, fees and VAT are checked before you press.',
        },
        {
          figure: '0 chasing',
          title: 'We carry the buyer',
          body: 'Buyers are verified and pay first. Reductions, refunds and claims are settled with them by us.',
        },
      ],
    },
    {
      id: 'faq',
      component: 'faq-panel',
      heading: 'Questions sellers ask first',
      subheading: 'Short answers. The help center in your portal has the long ones.',
      faqs: [
        {
          id: 'deadline',
          question: 'What happens if I miss the deadline of an order?',
          answer:
            'The order expires by itself and the buyer gets the money back. You are warned 24 and 4 hours before, and you can ask once for more time.',
        },
        {
          id: 'partial',
          question: 'Can I ship less than was ordered?',
          answer:
            'Yes. Lower the quantity of a line and choose a reason. The difference goes back to the buyer at once.',
        },
        {
          id: 'paid',
          question: 'When am I paid?',
          answer:
            'You trigger the payment yourself as soon as quantities and shipping are set. Large amounts are looked at by our team, with a reply within 1 working day.',
        },
        {
          id: 'price',
          question: 'Who sets the price?',
          answer:
            'You do. Your portal shows the winning price for each product, so that you can match it where it makes sense.',
        },
        {
          id: 'join',
          question: 'How do I become a seller?',
          answer:
            'Send us your stock list. We check it against what buyers ask for and come back with the products that would sell.',
        },
      ],
    },
    {
      id: 'call',
      component: 'call-to-action',
      anonymous: {
        title: 'Already selling with us?',
        description: 'Sign in and see which orders wait for you today.',
        cta: [{ label: 'Login', to: login }],
      },
      signedIn: {
        title: 'Your next order is one press away.',
        description: 'The order with the nearest deadline stands first in your portal.',
        cta: [{ label: 'Go to My Portal', to: dashboard }],
      },
    },
  ],
};
