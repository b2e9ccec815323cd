import { describe, expect, it } from 'vitest';
import { changeView, isFiltered, offersPath, queryOf, type ViewDefaults, viewFrom } from './offer-view.ts';

const from = (text: string, defaults?: ViewDefaults) => viewFrom(new URLSearchParams(text), defaults);
const ranked: ViewDefaults = { rank: 'LOSING', sort: 'rank' };

describe('the view of an inventory list', () => {
  it('[INV-01] is read from the address and written back the same', () => {
    const text = 'status=ACTIVE&brand=selkie&rank=LOSING&search=balm&sort=price&page=3';
    expect(offersPath(from(text), '/inventory/')).toBe(`/inventory/?${text}`);
    expect(offersPath(from(''), '/inventory/')).toBe('/inventory/');
  });

  it('[INV-01] drops what it does not know', () => {
    expect(queryOf(from('status=GONE&rank=BEST&sort=weight&page=-4'))).toEqual({});
  });

  it('[RT-17] the ranked list starts with what does not win, and can show all', () => {
    expect(queryOf(from('', ranked))).toEqual({ rank: 'LOSING', sort: 'rank' });
    expect(offersPath(from('', ranked), '/inventory/ranked/', ranked)).toBe('/inventory/ranked/');
    const all = changeView(from('page=2', ranked), { rank: null });
    expect(offersPath(all, '/inventory/ranked/', ranked)).toBe('/inventory/ranked/?rank=ANY');
    expect(from('rank=ANY', ranked)).toMatchObject({ rank: null, sort: 'rank', page: 1 });
    expect(isFiltered(all)).toBe(false);
  });
});
