/** Whole digits in groups of three, as people read them: `7843` is `7,843`. */
export function digitGroups(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(end - 3, 0), end));
  return groups.join(',');
}
