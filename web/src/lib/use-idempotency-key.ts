import { useRef } from 'react';
import { ApiError, unknownCode } from './api-error.ts';

const isNoAnswer = ({ code }: ApiError): boolean => code === unknownCode || code === 'unavailable';

/**
 * Sends with an Idempotency-Key: the same for the same thing until the server has answered, so that a try after a lost
 * answer does nothing twice. After an answer, a refusal too, the next try is a new one. That somebody waited long enough, the
 * server itself or a proxy in its place, is no answer: it may be done all the same.
 */
export function useIdempotencyKey() {
  const last = useRef({ sent: '', key: '' });
  return async <Body, Answer>(body: Body, send: (body: Body, key: string) => Promise<Answer>): Promise<Answer> => {
    const sent = JSON.stringify(body);
    if (last.current.sent !== sent) last.current = { sent, key: crypto.randomUUID() };
    try {
      const answer = await send(body, last.current.key);
      last.current = { sent: '', key: '' };
      return answer;
    } catch (problem) {
      if (problem instanceof ApiError && !isNoAnswer(problem)) last.current = { sent: '', key: '' };
      throw problem;
    }
  };
}
