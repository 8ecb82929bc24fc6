/**
 * A short hash of a text, to notice that it has changed (32-bit FNV-1a in base 36). Not for secrets: others can make
 * texts with the same hash.
 */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
