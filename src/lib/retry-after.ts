/** Seconds of a Retry-After header (a number or a date), null if it is missing or invalid. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now) / 1000));
}
