/** A label that stays before the camera is one scan; taken away and shown again, it is another. */
const forgottenAfter = 2_000;

/** Gives those of the codes seen at a time (milliseconds) that were not before the camera a moment ago. */
export function seenCodes(): (codes: readonly string[], at: number) => string[] {
  const lastSeen = new Map<string, number>();
  return (codes, at) => {
    for (const [code, seenAt] of lastSeen) if (at - seenAt > forgottenAfter) lastSeen.delete(code);
    const fresh = [...new Set(codes)].filter((code) => !lastSeen.has(code));
    for (const code of codes) lastSeen.set(code, at);
    return fresh;
  };
}
