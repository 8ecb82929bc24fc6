import { existing } from '#mocks/contract/failures.ts';
import { keepUploaded } from '#mocks/domain/files/uploads.ts';
import {
  checkedAccess,
  isEmployee,
  isInScope,
  noAccess,
  presentationRightOf,
} from '#mocks/domain/lab/rights.ts';
import { byLatest, containing, inOrder, narrowed, sorted } from '#mocks/domain/lists/list.ts';
import { changedContent, newFiles } from '#mocks/domain/presentations/change.ts';
import {
  findPresentation,
  isPresentationPinned,
  MAY_EDIT,
  toPresentation,
  toPresentationCard,
} from '#mocks/domain/presentations/presentation.ts';
import { searchTextOf } from '#mocks/domain/presentations/slide.ts';
import { keepInTime, keepVersion, toPresentationVersion } from '#mocks/domain/presentations/versions.ts';
import type { StoredPresentation } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { CHANGED_MEANWHILE } from './agent-functions.ts';
import { on } from './kit/on.ts';

/** Presentations of one person, those in the archive too. */
const MAX_PRESENTATIONS = 500;

export const presentationRoutes = [
  on('presentationList', (c) => {
    const { database, presentationRuns: runs } = c.deps;
    const { scope = 'all', searchText, sort = 'date,desc' } = c.query;
    const offered = [...database.presentations.values()].flatMap((deck) => {
      const right = presentationRightOf(database, c.user, deck);
      const place = { isHidden: deck.hidden, isPinned: isPresentationPinned(database, c.user, deck) };
      return right && isInScope(scope, right, place) ? [{ deck, right }] : [];
    });
    const found = narrowed(offered, [containing(searchText, ({ deck }) => searchTextOf(deck.content))]);
    const ordered = sorted(
      found,
      sort,
      { date: ({ deck }) => deck.date, title: ({ deck }) => folded(deck.content.title) },
      ({ deck }) => deck.uuid,
    );
    return c.page(ordered, (one) => toPresentationCard(database, c.user, one, runs.stateOf(one.deck.uuid)));
  }),

  on('presentationRead', (c) => {
    const { database, presentationRuns: runs } = c.deps;
    const found = findPresentation(database, c.user, c.query.presentationId);
    return c.reply(200, toPresentation(database, c.user, found, runs.stateOf(found.deck.uuid)));
  }),

  on('presentationAdd', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      const ownerId = c.user.profile.id;
      const { title, language, theme, copyOf } = c.body;
      const from = copyOf === undefined ? undefined : findPresentation(database, c.user, copyOf).deck;
      if (database.presentations.group(String(ownerId)).length >= MAX_PRESENTATIONS)
        return c.fail('limit-reached');
      const { settings, brief = null, outline = [], slides = [], sections } = from?.content ?? {};
      const date = now().toISOString();
      const deck: StoredPresentation = {
        uuid: crypto.randomUUID(),
        ownerId,
        access: noAccess,
        version: 1,
        date,
        kept: date,
        content: {
          title: title.trim(),
          language,
          ...(settings && { settings }),
          brief,
          outline,
          slides,
          ...(sections && { sections }),
          theme: theme as StoredPresentation['content']['theme'], // checked against the schema
        },
        status: slides.length > 0 ? 'ready' : 'draft',
        hidden: false,
        ...(from?.madeFrom && { madeFrom: from.madeFrom }),
      };
      database.store.put(database.presentations, deck);
      return c.reply(200, toPresentation(database, c.user, { deck, right: 'owner' }));
    }),
  ),

  on('presentationChange', (c) => {
    const { database, now } = c.deps;
    const { deck } = findPresentation(database, c.user, c.body.uuid, MAY_EDIT);
    const { version } = deck;
    if (version !== c.body.version) return c.fail('version-conflict', { message: CHANGED_MEANWHILE });
    const content = changedContent(database, c.user, deck, c.body);
    if (content === deck.content) return c.reply(200, { version, date: deck.date });
    const moment = now();
    const date = moment.toISOString();
    database.store.write((transaction) => {
      const keeping = { deck, authorId: c.user.profile.id, now: moment };
      const before = keepInTime(database, transaction, keeping);
      transaction.put(database.presentations, { ...before, content, version: version + 1, date });
      const files = newFiles(deck.content, content).flatMap((id) => database.files.get(id) ?? []);
      keepUploaded(
        database,
        transaction,
        files.map(({ idFile, name }) => ({ idFile, name, size: 0 })),
      );
    });
    return c.reply(200, { version: version + 1, date });
  }),

  on('presentationHide', (c) => {
    const { database, presentationRuns: runs } = c.deps;
    const { uuid, hidden } = c.body;
    const { deck } = findPresentation(database, c.user, uuid, ['owner']);
    if (hidden) runs.stop(deck.uuid);
    // Read again: the stop may have saved it.
    const { deck: stopped } = findPresentation(database, c.user, uuid, ['owner']);
    database.store.put(database.presentations, { ...stopped, hidden });
    return c.reply(204);
  }),

  on('presentationPin', (c) => {
    const { database } = c.deps;
    const { deck } = findPresentation(database, c.user, c.body.uuid);
    const pin = { userId: c.user.profile.id, presentationUuid: deck.uuid };
    database.store.write((transaction) =>
      c.body.pinned
        ? transaction.put(database.presentationPins, pin)
        : transaction.delete(database.presentationPins, database.presentationPins.keyOf(pin)),
    );
    return c.reply(204);
  }),

  on('presentationRemove', (c) => {
    const { database } = c.deps;
    const { deck } = findPresentation(database, c.user, c.query.presentationId, ['owner']);
    if (!deck.hidden) return c.fail('in-use', { message: 'Сначала уберите презентацию в\u00a0архив' });
    const { presentationVersions, presentationPins, presentationThreads, showLinks } = database;
    database.store.write((transaction) => {
      transaction.delete(database.presentations, deck.uuid);
      for (const one of presentationVersions.group(deck.uuid))
        transaction.delete(presentationVersions, presentationVersions.keyOf(one));
      for (const one of presentationPins.group(deck.uuid))
        transaction.delete(presentationPins, presentationPins.keyOf(one));
      for (const { uuid } of presentationThreads.group(deck.uuid))
        transaction.delete(presentationThreads, uuid);
      for (const { tokenHash } of showLinks.group(deck.uuid)) transaction.delete(showLinks, tokenHash);
    });
    return c.reply(204);
  }),

  on('presentationAccessChange', (c) => {
    const { database } = c.deps;
    const { deck } = findPresentation(database, c.user, c.body.uuid, ['owner']);
    const access = checkedAccess(c.deps, c.user, c.body, isEmployee);
    database.store.put(database.presentations, { ...deck, access });
    return c.reply(204);
  }),

  on('presentationVersionList', (c) => {
    const { database } = c.deps;
    const { deck } = findPresentation(database, c.user, c.query.presentationId, MAY_EDIT);
    const versions = inOrder(database.presentationVersions.group(deck.uuid), byLatest('version'));
    return c.page(versions, (one) => toPresentationVersion(database, one));
  }),

  on('presentationVersionRead', (c) => {
    const { database } = c.deps;
    const found = findPresentation(database, c.user, c.query.presentationId, MAY_EDIT);
    const kept = existing(database.presentationVersions.get(`${found.deck.uuid} ${c.query.version}`));
    return c.reply(200, toPresentation(database, c.user, found, undefined, kept));
  }),

  on('presentationVersionAdd', (c) => {
    const { database, now } = c.deps;
    const { deck } = findPresentation(database, c.user, c.body.uuid, MAY_EDIT);
    const keeping = { deck, authorId: c.user.profile.id, note: c.body.note.trim(), now: now() };
    database.store.write((transaction) => {
      const kept = keepVersion(database, transaction, { ...keeping, reason: 'manual' });
      transaction.put(database.presentations, kept);
    });
    return c.reply(204);
  }),

  on('presentationReset', (c) => {
    const { database, now, presentationRuns: runs } = c.deps;
    const { uuid, version, target } = c.body;
    const { deck, right } = findPresentation(database, c.user, uuid, MAY_EDIT);
    const kept = database.presentationVersions.get(`${deck.uuid} ${target}`);
    if (!kept || deck.hidden) return c.fail('not-found');
    if (deck.version !== version) return c.fail('version-conflict', { message: CHANGED_MEANWHILE });
    if (runs.stateOf(deck.uuid)) return c.fail('generation-running');
    const moment = now();
    const next = { content: kept.content, version: version + 1, date: moment.toISOString() };
    const restored = { ...deck, ...next, kept: moment.toISOString() };
    const keeping = { deck, authorId: c.user.profile.id, now: moment };
    database.store.write((transaction) => {
      keepVersion(database, transaction, { ...keeping, reason: 'reset' });
      transaction.put(database.presentations, restored);
    });
    return c.reply(200, toPresentation(database, c.user, { deck: restored, right }));
  }),
] as const;
