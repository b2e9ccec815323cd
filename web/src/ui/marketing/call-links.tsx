import type { ButtonLook } from '../button.tsx';
import { LinkButton } from '../link.tsx';

/** Calls to action: the first one stands out. Plain links, since no framework runs on public pages. */
export function CallLinks({
  links,
  look,
  other = 'secondary',
}: {
  links: readonly { label: string; to: string }[];
  look: ButtonLook;
  other?: ButtonLook;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      {links.map((link, index) => (
        <LinkButton key={link.to} to={link.to} isDocument look={index === 0 ? look : other}>
          {link.label}
        </LinkButton>
      ))}
    </div>
  );
}
