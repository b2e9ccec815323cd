import { useQuery } from '@tanstack/react-query';
import { getCarriers } from '../packages/packages.public.ts';

/** All carriers; the list changes with releases only. */
export const useCarriers = () =>
  useQuery({
    queryKey: ['carriers'],
    queryFn: ({ signal }) => getCarriers(signal),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.results ?? [];

/** Gives the name of a carrier by its id; the id itself while the list is on its way. */
export function useCarrierName(): (qid: string) => string {
  const carriers = useCarriers();
  return (qid) => carriers.find((one) => one.qid === qid)?.name ?? qid;
}
