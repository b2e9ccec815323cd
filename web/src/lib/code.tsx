import { type ComponentType, useEffect, useState } from 'react';

/** The code of a component that is not always needed. */
export interface Code<Props> {
  /** Null until it has come. */
  readonly component: ComponentType<Props> | null;
  load: () => Promise<void>;
}

/** The code that `load` imports; it comes when it is first shown, or with `load` a moment before. */
export function codeOf<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Code<Props> {
  let component: ComponentType<Props> | null = null;
  return {
    get component() {
      return component;
    },
    load: async () => {
      component = (await load()).default;
    },
  };
}

/**
 * Shows a component as soon as its code is there, and nothing before. Not `lazy` in a Suspense: React holds back for 300 ms
 * what comes after a fallback, and the focus would wait on the body. A code that cannot be loaded is an error of the page, as
 * with `lazy`. Another code needs another `key`.
 */
export function Coded<Props extends object>({ code, props }: { code: Code<Props>; props: Props }) {
  const [Component, setComponent] = useState(() => code.component);
  const isThere = Component !== null;
  useEffect(() => {
    if (isThere) return;
    const fail = (error: unknown) =>
      setComponent(() => {
        throw error;
      });
    code.load().then(() => setComponent(() => code.component), fail);
  }, [code, isThere]);
  return Component && <Component {...props} />;
}
