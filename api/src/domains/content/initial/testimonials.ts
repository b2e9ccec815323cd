import { story } from './make.ts';

/** Ids of their own, since pages refer to them. */
export const agnieszka = '0192f3a0-5c00-7000-8000-000000000001';
export const ruaridh = '0192f3a0-5c00-7000-8000-000000000002';

export const testimonials = [
  {
    id: agnieszka,
    ...story('testimonials/agnieszka-wroblewska', 'Agnieszka Wróblewska', 'testimonial', {
      quote: 'Our Friday used to be phone calls about who had paid. Now it is four pallets and a label printer.',
      name: 'Agnieszka Wróblewska',
      title: 'Head of trade, Pan Borówka',
    }),
  },
  {
    id: ruaridh,
    ...story('testimonials/ruaridh-macaskill-fotheringham', 'Ruaridh MacAskill-Fotheringham', 'testimonial', {
      quote: 'We found three resellers in Belgium we had never heard of. Two of them are our distributors now.',
      name: 'Ruaridh MacAskill-Fotheringham',
      title: 'Commercial director, The Hebden & Calder Valley Soapworks Company',
    }),
  },
];
