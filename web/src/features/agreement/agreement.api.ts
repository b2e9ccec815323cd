import { answerOf, api } from '../../lib/api.ts';

/** Accepts the version in force, which `info/` tells. */
export async function acceptSla(): Promise<void> {
  const { slaVersion } = await answerOf(api.GET('/info/'));
  await answerOf(api.POST('/sellers/accept-sla/', { body: { version: slaVersion } }));
}
