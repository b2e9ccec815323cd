import { useContext } from 'react';
import { FrameWords } from './frame-words.ts';
import amex from './marks/american-express.svg?url';
import applePay from './marks/apple-pay.svg?url';
import googlePay from './marks/google-pay.svg?url';
import ideal from './marks/ideal.svg?url';
import mastercard from './marks/mastercard.svg?url';
import unionPay from './marks/unionpay.svg?url';
import visa from './marks/visa.svg?url';

const marks = [
  { name: 'Visa', url: visa },
  { name: 'Mastercard', url: mastercard },
  { name: 'American Express', url: amex },
  { name: 'Apple Pay', url: applePay },
  { name: 'Google Pay', url: googlePay },
  { name: 'UnionPay', url: unionPay },
  { name: 'iDEAL', url: ideal },
] as const;

/** The seven payment methods by their own marks, on white in both themes (LAY-15). */
export function PaymentIcons() {
  return (
    <ul aria-label={useContext(FrameWords).footer.payments} className="flex max-w-full gap-1.5 md:gap-2">
      {marks.map(({ name, url }) => (
        <li key={name} className="min-w-0 shrink">
          <img
            src={url}
            alt={name}
            width={48}
            height={30}
            loading="lazy"
            decoding="async"
            className="h-auto max-w-full"
          />
        </li>
      ))}
    </ul>
  );
}
