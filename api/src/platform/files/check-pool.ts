/** The processes that look into files: used again while they are fit, ended when there is nothing to do. */
import { type CheckChild, startCheckChild } from './check-child.ts';

export type CheckPool = {
  /** Starts one unless one is free already. */
  prepare(): void;
  take(): CheckChild;
  giveBack(child: CheckChild): void;
  /** Ends all of them; what is taken afterwards ends when it is given back. */
  close(): Promise<void>;
};

export function checkPool(folder: string, idleSeconds: number): CheckPool {
  const free: CheckChild[] = [];
  const taken = new Set<CheckChild>();
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function endFree(): Promise<void> {
    await Promise.all(free.splice(0).map((child) => child.end()));
  }

  function keep(child: CheckChild): void {
    free.push(child);
    clearTimeout(idle);
    idle = setTimeout(() => void endFree(), idleSeconds * 1_000).unref();
  }

  return {
    prepare() {
      if (free.length === 0 && !isClosed) keep(startCheckChild(folder));
    },
    take() {
      const known = free.pop();
      const child = known?.isUsable() ? known : startCheckChild(folder);
      taken.add(child);
      return child;
    },
    giveBack(child) {
      taken.delete(child);
      if (child.isUsable() && !isClosed) keep(child);
      else void child.end();
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await Promise.all([endFree(), ...[...taken].map((child) => child.end())]);
    },
  };
}
