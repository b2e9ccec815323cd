import { Heading } from '../heading.tsx';

/** The name of a page of the warehouse's menu. On phones the lit tab says it, and the list begins higher. */
export function PageName({ children }: { children: string }) {
  return (
    <div data-page-name className="max-md:sr-only">
      <Heading level={1}>{children}</Heading>
    </div>
  );
}
