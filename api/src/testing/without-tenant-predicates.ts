/** Takes the application's own tenant predicates out of every query: what is left is row-level security. */
import pg from 'pg';

const predicate = /(?:(?:"?\w+"?)\.)?"?\b(?:seller|buyer)_id\b"?\s*=\s*(\$\d+)/g;

/**
 * From now on each query of this process sent with `seller_id = $n` or `buyer_id = $n` goes out without that condition.
 * `restore` ends it; `count` tells how many queries were changed.
 */
export function withoutTenantPredicates(): { restore(): void; count(): number } {
  const original: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof original !== 'function') throw new Error('Assertion failed: the driver has query');
  let changed = 0;
  const opened = (text: string) => {
    const open = text.replace(predicate, '$1::uuid is not null');
    if (open !== text) changed += 1;
    return open;
  };
  function query(this: pg.Client, config: unknown, ...rest: unknown[]): unknown {
    return Reflect.apply(Object(original), this, [withText(config, opened), ...rest]);
  }
  Object.defineProperty(pg.Client.prototype, 'query', { value: query, configurable: true, writable: true });
  return {
    restore: () => {
      Object.defineProperty(pg.Client.prototype, 'query', { value: original, configurable: true, writable: true });
    },
    count: () => changed,
  };
}

function withText(config: unknown, change: (text: string) => string): unknown {
  if (typeof config === 'string') return change(config);
  if (typeof config !== 'object' || config === null || 'submit' in config) return config;
  return 'text' in config && typeof config.text === 'string' ? { ...config, text: change(config.text) } : config;
}
