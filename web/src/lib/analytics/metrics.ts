/**
 * What becomes of the events we send, as Segment's client counts it (INTG-06): told every 30 s, at once when something is
 * lost, at most 20 of them; a telling that fails is the last one.
 */
export type Counted = 'sent' | 'retried' | 'failed' | 'dropped';

export interface Telling {
  post: (body: string) => Promise<{ status: number }>;
  every: (milliseconds: number, run: () => void) => () => void;
}

const tellEvery = 30_000;
const mostWaiting = 20;
const losses: readonly Counted[] = ['failed', 'dropped'];

export function createMetrics({ post, every }: Telling): (what: Counted) => void {
  let waiting: Counted[] = [];
  let isEnded = false;
  const tell = (): void => {
    if (waiting.length === 0 || isEnded) return;
    const series = waiting.map((what) => ({
      ...{ type: 'Counter', metric: `analytics_js.batch.${what}`, value: 1, tags: { library: 'quayside' } },
    }));
    waiting = [];
    post(JSON.stringify({ series })).then(({ status }) => status < 400 || end(), end);
  };
  const stop = every(tellEvery, tell);
  const end = (): void => {
    isEnded = true;
    stop();
  };
  return (what) => {
    if (isEnded || waiting.length >= mostWaiting) return;
    waiting.push(what);
    if (losses.includes(what)) tell();
  };
}
