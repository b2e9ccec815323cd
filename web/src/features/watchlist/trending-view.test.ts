import { describe, expect, it } from 'vitest';
import { changeView, trendingPath, viewFrom } from './trending-view.ts';

const from = (text: string) => viewFrom(new URLSearchParams(text));

describe('the view of trending products', () => {
  it('[RT-27] the watchlist is a tab of the same page, in the address', () => {
    expect(from('tab=watchlisted').tab).toBe('watchlisted');
    expect(trendingPath(changeView(from(''), { tab: 'watchlisted' }))).toBe('/trending-products/?tab=watchlisted');
  });

  it('[RT-27] is written back as it was read, and drops what it does not know', () => {
    const address = '/trending-products/?tab=watchlisted&met=true&available=true&page=2';
    expect(trendingPath(from(address.split('?')[1] ?? ''))).toBe(address);
    expect(trendingPath(from('tab=best&page=x'))).toBe('/trending-products/');
  });
});
