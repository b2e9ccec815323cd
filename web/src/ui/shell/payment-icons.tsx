import { shellMessages } from '@quayside/contract/messages/shell';

const names = ['Visa', 'Mastercard', 'American Express', 'Apple Pay', 'Google Pay', 'UnionPay', 'iDEAL'] as const;

/** Short forms that fit a plate of 44 × 28; the whole name is the accessible one. */
const words: Readonly<Record<(typeof names)[number], string>> = {
  Visa: 'VISA',
  Mastercard: 'MC',
  'American Express': 'AMEX',
  'Apple Pay': 'A Pay',
  'Google Pay': 'G Pay',
  UnionPay: 'Union',
  iDEAL: 'iDEAL',
};

/** The seven payment methods (LAY-15), drawn alike so that none shouts. */
export function PaymentIcons() {
  return (
    <ul aria-label={shellMessages.footer.payments} className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <svg viewBox="0 0 44 28" width="44" height="28" role="img" aria-label={name}>
            <rect x="0.5" y="0.5" width="43" height="27" className="fill-transparent stroke-header-muted" />
            <text x="22" y="18" textAnchor="middle" className="payment-word fill-on-header">
              {words[name]}
            </text>
          </svg>
        </li>
      ))}
    </ul>
  );
}
