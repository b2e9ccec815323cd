/** The calls about where a person is signed in. */
import type { AddPasskey, ProvePasskey } from '@quayside/contract/passkeys';
import { answerOf, api } from '../../lib/api.ts';
import { wholeList } from '../../lib/whole-list.ts';

export const getSessions = (signal: AbortSignal) =>
  wholeList((query) => answerOf(api.GET('/user/sessions/', { params: { query }, signal })));
export const endSession = (qid: string) => answerOf(api.DELETE('/user/sessions/{qid}/', { params: { path: { qid } } }));

export const getSecondFactor = (signal: AbortSignal) => answerOf(api.GET('/user/second-factor/', { signal }));
export const beginSecondFactor = (secret: string) => answerOf(api.POST('/user/second-factor/', { body: { secret } }));
export const confirmSecondFactor = (code: string) =>
  answerOf(api.POST('/user/second-factor/confirm/', { body: { code } }));
export const proveSecondFactor = (code: string) => answerOf(api.POST('/user/second-factor/prove/', { body: { code } }));
export const renewRecoveryCodes = (code: string) =>
  answerOf(api.POST('/user/second-factor/recovery-codes/', { body: { code } }));
export const removeSecondFactor = (code: string) =>
  answerOf(api.POST('/user/second-factor/remove/', { body: { code } }));

export const beginPasskey = (secret: string) =>
  answerOf(api.POST('/user/second-factor/passkeys/begin/', { body: { secret } }));
export const addPasskey = (body: AddPasskey) => answerOf(api.POST('/user/second-factor/passkeys/', { body }));
export const askPasskey = () => answerOf(api.POST('/user/second-factor/passkeys/ask/'));
export const provePasskey = (body: ProvePasskey) => answerOf(api.POST('/user/second-factor/passkeys/prove/', { body }));
export const removePasskey = (qid: string) =>
  answerOf(api.DELETE('/user/second-factor/passkeys/{qid}/', { params: { path: { qid } } }));

/** Neither factor nor recovery codes are left: our people may remove it a day later. */
export const reportLoss = () => answerOf(api.POST('/user/second-factor/lost/'));
export const withdrawLoss = () => answerOf(api.DELETE('/user/second-factor/lost/'));

/** Development only: the code an app with the key of the demo accounts would show. */
export const getDemoCode = (signal: AbortSignal) => answerOf(api.GET('/dev/second-factor/', { signal }));
