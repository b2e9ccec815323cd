/** How the guard learns who calls with a key. */
export { actorOfKey } from './actor-of-key.ts';
export { endKeysOf } from './api-keys.repository.ts';
export { isKeyText } from './key-text.ts';
