import { isDeepStrictEqual } from 'node:util';
import {
  findFunction,
  functionsFor,
  needOf,
  toFunction,
  toFunctionCard,
  usersOf,
} from '#mocks/domain/functions/function.ts';
import {
  checkFunction,
  checkFunctionName,
  keptFields,
  keptHeaders,
} from '#mocks/domain/functions/function-fields.ts';
import { tryFunction } from '#mocks/domain/functions/trial.ts';
import { checkedAccess, checkLab, isInScope, noAccess } from '#mocks/domain/lab/rights.ts';
import { by, containing, inOrder, narrowed } from '#mocks/domain/lists/list.ts';
import type { StoredFunction } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { on } from './kit/on.ts';

/** Functions of one person. */
const MAX_FUNCTIONS = 100;

export const CHANGED_MEANWHILE = 'Запись изменили после вас';

export const agentFunctionRoutes = [
  on('functionList', (c) => {
    const { database } = c.deps;
    const { scope = 'all', searchText = '' } = c.query;
    const offered = functionsFor(database, c.user).filter(({ right }) =>
      isInScope(scope, right, { isHidden: false, isPinned: false }),
    );
    const asked = containing(searchText, ({ one: { fields } }: (typeof offered)[number]) =>
      folded(`${fields.title}\n${fields.name}\n${fields.description}`),
    );
    const found = inOrder(
      narrowed(offered, [asked]),
      by(({ one }) => one.kind),
      by(({ one }) => folded(one.fields.title)),
      by(({ one }) => one.uuid),
    );
    return c.page(found, (one) => toFunctionCard(database, one));
  }),

  on('functionRead', (c) => {
    const { database } = c.deps;
    return c.reply(200, toFunction(database, findFunction(database, c.user, c.query.functionId)));
  }),

  on('functionAdd', (c) => {
    checkLab(c.user);
    return c.once(() => {
      const { database, now } = c.deps;
      const ownerId = c.user.profile.id;
      checkFunction(c.body);
      checkFunctionName(database, ownerId, c.body);
      if (database.functions.group(String(ownerId)).length >= MAX_FUNCTIONS) return c.fail('limit-reached');
      const one: StoredFunction = {
        uuid: crypto.randomUUID(),
        ownerId,
        access: noAccess,
        kind: 'http',
        version: 1,
        date: now().toISOString(),
        fields: keptFields(c.body),
        headers: keptHeaders(c.body, undefined),
      };
      database.store.put(database.functions, one);
      return c.reply(200, toFunction(database, { one, right: 'owner' }));
    });
  }),

  on('functionChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, draft } = c.body;
    const { one, right } = findFunction(database, c.user, uuid, ['owner', 'edit']);
    if (one.version !== version) return c.fail('version-conflict', { message: CHANGED_MEANWHILE });
    checkFunction(draft);
    checkFunctionName(database, one.ownerId, draft, one.uuid);
    const [fields, headers] = [keptFields(draft), keptHeaders(draft, one)];
    const hasNewSecret = draft.headers.some(({ isSecret, value }) => isSecret && typeof value === 'string');
    const isSame = isDeepStrictEqual({ fields, headers }, { fields: one.fields, headers: one.headers });
    if (isSame && !hasNewSecret) return c.reply(200, toFunction(database, { one, right }));
    const saved = { version: version + 1, date: now().toISOString(), authorId: c.user.profile.id };
    const next = { ...one, fields, headers, ...saved };
    database.store.put(database.functions, next);
    return c.reply(200, toFunction(database, { one: next, right }));
  }),

  on('functionAccessChange', (c) => {
    const { database } = c.deps;
    const { one } = findFunction(database, c.user, c.body.uuid, ['owner']);
    const access = checkedAccess(c.deps, c.user, c.body);
    database.store.put(database.functions, { ...one, access });
    return c.reply(204);
  }),

  on('functionRemove', (c) => {
    const { database } = c.deps;
    const { one } = findFunction(database, c.user, c.query.functionId, ['owner']);
    if (usersOf(database, one.uuid) > 0) {
      const message = `Функция нужна агентам: ${needOf(database, c.user, one.uuid)}`;
      return c.fail('in-use', { message });
    }
    database.store.delete(database.functions, one.uuid);
    return c.reply(204);
  }),

  on('functionCheck', (c) => {
    checkLab(c.user);
    return c.once(() => {
      const { database } = c.deps;
      const { functionId, draft, isConfirmed } = c.body;
      if (functionId !== undefined) findFunction(database, c.user, functionId, ['owner', 'edit']);
      checkFunction(draft);
      return c.reply(200, tryFunction(draft, c.body.arguments, isConfirmed));
    });
  }),
] as const;
