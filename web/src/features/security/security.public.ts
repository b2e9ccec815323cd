/** What the frame of the portal needs: whoever asks for the second factor when a call wants it. */
export { ProofGate } from './proof-gate.tsx';
