import { Split, Stack } from './layout.tsx';
import { Skeleton } from './skeleton.tsx';

/** Holds the place of a page about one thing: its next action, its parts, and what stands beside them. */
export function DetailSkeleton() {
  return (
    <div aria-busy="true">
      <Stack gap={8}>
        <Skeleton shape="plate" />
        <Split aside={<Skeleton shape="page" />}>
          <Skeleton shape="page" />
          <Skeleton shape="page" />
        </Split>
      </Stack>
    </div>
  );
}
