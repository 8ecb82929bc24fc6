/** `/.well-known/security.txt`: the contact for reports of weaknesses of the portal (RFC 9116). */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isRecord } from '#lib/guards.ts';
import { safetyHeaders } from './safety-headers.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long the text is valid, days, counted from each answer. */
const VALID_DAYS = 90;

/** Whether a path is the one of the text; it lies at the root of the host, whatever the path of the portal is. */
export const isSecurityText = (url: string): boolean => /^\/\.well-known\/security\.txt(?:\?|$)/.test(url);

/** Whether a text can be a contact: `https://…`, `mailto:…` or `tel:…`. */
export const isContact = (text: string): boolean => /^(?:https:\/\/|mailto:|tel:)[!-~]+$/.test(text);

/** `mailto:` with the `supportMailbox` of the portal's settings; undefined where there is none. */
export function contactOf(folder: string): string | undefined {
  try {
    const config: unknown = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
    const contact = `mailto:${isRecord(config) ? config['supportMailbox'] : ''}`;
    return isContact(contact) && contact.includes('@') ? contact : undefined;
  } catch {
    return undefined;
  }
}

interface Published {
  readonly contact: string | undefined;
  /** Address of the portal, without a slash at the end. */
  readonly portalUrl: string | undefined;
  readonly now: Date;
}

/** Sends the text, or 404 without a contact. */
export function serveSecurityText(outgoing: ServerResponse, { contact, portalUrl, now }: Published): void {
  const headers = { ...safetyHeaders, 'content-type': 'text/plain; charset=utf-8' };
  if (contact === undefined) {
    outgoing.writeHead(404, headers).end('Not found\n');
    return;
  }
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY).toISOString()}`,
    'Preferred-Languages: ru, en',
    ...(portalUrl ? [`Canonical: ${new URL('/.well-known/security.txt', portalUrl).href}`] : []),
  ];
  outgoing.writeHead(200, headers).end(`${lines.join('\n')}\n`);
}
