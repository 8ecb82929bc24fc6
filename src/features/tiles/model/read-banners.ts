import { sameOriginPath } from '#lib/same-origin-path.ts';

export interface Notice {
  uuid: string;
  title: string;
  text: string;
  /** Path inside the portal, null when the banner leads nowhere. */
  path: string | null;
}

/**
 * Banners out of whatever the server sent; one without an id or a title is dropped (PRE-13), an address outside the
 * portal is not made a link.
 */
export function readBanners(answer: unknown, origin: string): Notice[] {
  const notices = new Map<string, Notice>();
  for (const item of Array.isArray(answer) ? (answer as unknown[]) : []) {
    if (typeof item !== 'object' || item === null) continue;
    const { uuid, title, text, link } = item as Record<string, unknown>;
    if (typeof uuid !== 'string' || typeof title !== 'string' || title.trim() === '') continue;
    const path = sameOriginPath(link, origin);
    notices.set(uuid, { uuid, title, text: typeof text === 'string' ? text : '', path });
  }
  return [...notices.values()];
}
