/** Links that show presentations without an account, and what they show (PRES-73 … PRES-77). */

import { existing } from '#mocks/contract/failures.ts';
import { audit, notesOf } from '#mocks/domain/audit/audit.ts';
import { fileTypeOf, START } from '#mocks/domain/files/content-type.ts';
import { disposition } from '#mocks/domain/files/disposition.ts';
import { wholeOf } from '#mocks/domain/files/serve.ts';
import { DAY } from '#mocks/domain/mail/links.ts';
import { findPresentation } from '#mocks/domain/presentations/presentation.ts';
import { filesOfShow, findShow, isShowAllowed, toLink, toShow } from '#mocks/domain/presentations/show.ts';
import { checkLimits, networkOf, type RateLimit } from '#mocks/domain/sign-in/attempt-limit.ts';
import { digest, randomHex } from '#mocks/domain/sign-in/session.ts';
import type { Schemas, StoredPresentation, StoredShowLink } from '#mocks/store/database.ts';
import type { Clock } from '#mocks/store/rows.ts';
import { on } from './kit/on.ts';

/** An audit record of the link of a presentation. The title is left out: the audit keeps no contents. */
const linkNote = notesOf('presentation', ({ uuid }: StoredPresentation) => ({
  key: uuid,
  object: 'Ссылка для\u00a0показа',
}));

/** The answer that is kept for a repeated call: the secret is said once. */
function withoutSecret(body: string): string {
  const answer = JSON.parse(body) as Schemas['PresentationLinkSecret'];
  return JSON.stringify({ ...answer, secret: null } satisfies Schemas['PresentationLinkSecret']);
}

/** Counts a call of somebody without an account. @throws Failure `too-many-requests` */
function limitCalls(limit: RateLimit, { deps, address }: { deps: Clock; address: string }): void {
  const moment = deps.now().getTime();
  const network = networkOf(address);
  checkLimits(moment, [limit, network]);
  limit.note(network, moment);
}

export const presentationShowRoutes = [
  on('presentationLinkRead', (c) => {
    const { database } = c.deps;
    const { deck } = findPresentation(database, c.user, c.query.presentationId, ['owner']);
    const [link] = database.showLinks.group(deck.uuid);
    return c.reply(200, {
      isAllowed: isShowAllowed(database, deck.ownerId),
      link: link ? toLink(link) : null,
    });
  }),

  on('presentationLinkAdd', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      const { showLinks } = database;
      const { deck } = findPresentation(database, c.user, c.body.uuid, ['owner']);
      if (deck.hidden) return c.fail('not-found');
      if (!isShowAllowed(database, deck.ownerId))
        return c.fail('forbidden', { message: 'Ваша компания не\u00a0разрешает ссылки для\u00a0показа' });
      const secret = randomHex(32);
      const created = now();
      const link: StoredShowLink = {
        tokenHash: digest(secret),
        presentationUuid: deck.uuid,
        created: created.toISOString(),
        expires: new Date(created.getTime() + c.body.days * DAY).toISOString(),
        opened: 0,
        lastOpened: null,
      };
      const [old] = showLinks.group(deck.uuid);
      database.store.write((transaction) => {
        if (old) transaction.delete(showLinks, old.tokenHash);
        transaction.put(showLinks, link);
        const before = old && { expires: old.expires };
        const after = { expires: link.expires, secret };
        audit(c, transaction, { ...linkNote(deck, 'add'), ...(before && { before }), after });
      });
      return c.reply(200, { secret, link: toLink(link) });
    }, withoutSecret),
  ),

  on('presentationLinkRemove', (c) => {
    const { database } = c.deps;
    const { deck } = findPresentation(database, c.user, c.query.presentationId, ['owner']);
    const link = existing(database.showLinks.group(deck.uuid)[0]);
    database.store.write((transaction) => {
      transaction.delete(database.showLinks, link.tokenHash);
      audit(c, transaction, { ...linkNote(deck, 'remove'), before: { expires: link.expires } });
    });
    return c.reply(204);
  }),

  on('presentationShowRead', (c) => {
    const { database, limits, now } = c.deps;
    limitCalls(limits.shows, c);
    const { link, deck } = findShow(c.deps, c.header['Show-Token']);
    // The slides are shown even if the count cannot be stored.
    database.store.writeOrKeep((transaction) =>
      transaction.put(database.showLinks, {
        ...link,
        opened: link.opened + 1,
        lastOpened: now().toISOString(),
      }),
    );
    return c.reply(200, toShow(database, deck));
  }),

  on('presentationShowDownload', async (c) => {
    const { database, limits } = c.deps;
    limitCalls(limits.showPictures, c);
    const { deck } = findShow(c.deps, c.header['Show-Token']);
    const idFile = c.query.idFile.toLowerCase();
    const file = existing(filesOfShow(database, deck).has(idFile) ? database.files.get(idFile) : undefined);
    const { store } = database;
    const start = store.readBlob(idFile, START);
    const type = start && fileTypeOf(file.name, start);
    if (!start || (type !== 'image/png' && type !== 'image/jpeg')) return c.fail('not-found');
    const size = store.blobSize(idFile);
    const open = () => store.openBlob(idFile);
    const bytes = await wholeOf({ name: file.name, size, start, version: idFile, open });
    // The name of the file could tell who made it.
    const name = type === 'image/png' ? 'picture.png' : 'picture.jpg';
    return c.raw(200, type, new Uint8Array(bytes), { 'content-disposition': disposition(name, 'inline') });
  }),
] as const;
