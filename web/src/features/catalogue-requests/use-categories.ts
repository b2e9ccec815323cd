import type { Category } from '@quayside/contract/categories';
import { useQuery } from '@tanstack/react-query';
import type { Option } from '../../ui/form/select.tsx';
import { getCategories } from './catalogue-requests.api.ts';

/** The tree as choices, each with what it stands below. */
export function useCategories(): readonly Option[] {
  const { data } = useQuery({ queryKey: ['categories'], queryFn: ({ signal }) => getCategories(signal) });
  return categoryOptions(data?.results ?? []);
}

type Node = Pick<Category, 'qid' | 'slug' | 'name' | 'parentQid'>;
const deepest = 6;

/** Pure. “Care › Hands”; a circle in the tree ends after a few steps. */
export function categoryOptions(nodes: readonly Node[]): Option[] {
  const byId = new Map(nodes.map((node) => [node.qid, node]));
  const labelOf = (node: Node): string => {
    const names = [node.name];
    let above = node.parentQid === null ? undefined : byId.get(node.parentQid);
    while (above && names.length < deepest) {
      names.unshift(above.name);
      above = above.parentQid === null ? undefined : byId.get(above.parentQid);
    }
    return names.join(' › ');
  };
  return nodes.map((node) => ({ value: node.slug, label: labelOf(node) }));
}
