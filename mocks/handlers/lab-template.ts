import { isDeepStrictEqual } from 'node:util';
import { checkedAccess, checkLab, isInScope, noAccess, templateRightOf } from '#mocks/domain/lab/rights.ts';
import { labUses } from '#mocks/domain/lab/use.ts';
import {
  checkTemplate,
  checkTemplateName,
  keptTemplate,
} from '#mocks/domain/lab-templates/lab-template-fields.ts';
import {
  findTemplate,
  isTemplatePinned,
  toTemplate,
  toTemplateCard,
} from '#mocks/domain/lab-templates/template.ts';
import { by, containing, inOrder, narrowed } from '#mocks/domain/lists/list.ts';
import type { StoredLabTemplate } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { CHANGED_MEANWHILE } from './agent-functions.ts';
import { on } from './kit/on.ts';

/** Templates of one person, those in the archive too. */
const MAX_TEMPLATES = 200;

export const labTemplateRoutes = [
  on('templateList', (c) => {
    const { database } = c.deps;
    const { scope = 'all', searchText = '' } = c.query;
    const offered = [...database.labTemplates.values()].flatMap((template) => {
      const right = templateRightOf(database, c.user, template);
      const place = { isHidden: template.hidden, isPinned: isTemplatePinned(database, c.user, template) };
      return right && isInScope(scope, right, place) ? [{ template, right }] : [];
    });
    const asked = containing(searchText, ({ template: { draft } }: (typeof offered)[number]) =>
      folded(`${draft.name}\n${draft.description}\n${draft.command ?? ''}`),
    );
    const found = inOrder(
      narrowed(offered, [asked]),
      by(({ template }) => folded(template.draft.name)),
      by(({ template }) => template.uuid),
    );
    const useOf = labUses(database, 'templateId', c.deps.now());
    return c.page(found, (one) => toTemplateCard(database, c.user, one, useOf(one.template.uuid)));
  }),

  on('templateRead', (c) => {
    const { database } = c.deps;
    return c.reply(200, toTemplate(database, c.user, findTemplate(database, c.user, c.query.templateId)));
  }),

  on('templateAdd', (c) => {
    checkLab(c.user);
    return c.once(() => {
      const { database, now } = c.deps;
      const ownerId = c.user.profile.id;
      const draft = keptTemplate(c.body);
      checkTemplate(database, c.user, draft);
      checkTemplateName(database, ownerId, draft);
      if (database.labTemplates.group(String(ownerId)).length >= MAX_TEMPLATES)
        return c.fail('limit-reached');
      const template: StoredLabTemplate = {
        uuid: crypto.randomUUID(),
        ownerId,
        access: noAccess,
        version: 1,
        date: now().toISOString(),
        draft,
        hidden: false,
      };
      database.store.put(database.labTemplates, template);
      return c.reply(200, toTemplate(database, c.user, { template, right: 'owner' }));
    });
  }),

  on('templateChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version } = c.body;
    const { template, right } = findTemplate(database, c.user, uuid, ['owner', 'edit']);
    if (template.version !== version) return c.fail('version-conflict', { message: CHANGED_MEANWHILE });
    const draft = keptTemplate(c.body.draft);
    checkTemplate(database, c.user, draft);
    checkTemplateName(database, template.ownerId, draft, template.uuid);
    if (isDeepStrictEqual(draft, template.draft))
      return c.reply(200, toTemplate(database, c.user, { template, right }));
    const next = { ...template, draft, version: version + 1, date: now().toISOString() };
    database.store.put(database.labTemplates, next);
    return c.reply(200, toTemplate(database, c.user, { template: next, right }));
  }),

  on('templateAccessChange', (c) => {
    const { database } = c.deps;
    const { template } = findTemplate(database, c.user, c.body.uuid, ['owner']);
    const access = checkedAccess(c.deps, c.user, c.body);
    database.store.put(database.labTemplates, { ...template, access });
    return c.reply(204);
  }),

  on('templateHide', (c) => {
    const { database } = c.deps;
    const { uuid, hidden } = c.body;
    const { template } = findTemplate(database, c.user, uuid, ['owner']);
    database.store.put(database.labTemplates, { ...template, hidden });
    return c.reply(204);
  }),

  on('templatePin', (c) => {
    const { database } = c.deps;
    const { template } = findTemplate(database, c.user, c.body.uuid);
    const pin = { userId: c.user.profile.id, templateUuid: template.uuid };
    database.store.write((transaction) =>
      c.body.pinned
        ? transaction.put(database.labTemplatePins, pin)
        : transaction.delete(database.labTemplatePins, database.labTemplatePins.keyOf(pin)),
    );
    return c.reply(204);
  }),
] as const;
