import { findAgent, isPinned, toAgent, toAgentCard } from '#mocks/domain/agents/agent.ts';
import { checkAgent, checkAgentName, keptDraft } from '#mocks/domain/agents/agent-fields.ts';
import { agentUsage } from '#mocks/domain/agents/usage.ts';
import { changedFields, putAgent, toVersion } from '#mocks/domain/agents/versions.ts';
import { checkedAccess, checkLab, isInScope, noAccess, rightOf } from '#mocks/domain/lab/rights.ts';
import { labUses } from '#mocks/domain/lab/use.ts';
import { by, byLatest, containing, inOrder, narrowed } from '#mocks/domain/lists/list.ts';
import type { StoredAgent } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';
import { CHANGED_MEANWHILE } from './agent-functions.ts';
import { on } from './kit/on.ts';

/** Agents of one person, those in the archive too. */
const MAX_AGENTS = 200;

export const agentRoutes = [
  on('agentList', (c) => {
    const { database } = c.deps;
    const { scope = 'all', searchText = '' } = c.query;
    const offered = [...database.agents.values()].flatMap((agent) => {
      const right = rightOf(database, c.user, agent);
      const place = { isHidden: agent.hidden, isPinned: isPinned(database, c.user, agent) };
      return right && isInScope(scope, right, place) ? [{ agent, right }] : [];
    });
    const asked = containing(searchText, ({ agent: { draft } }: (typeof offered)[number]) =>
      folded(`${draft.name}\n${draft.description}`),
    );
    const found = inOrder(
      narrowed(offered, [asked]),
      by(({ agent }) => folded(agent.draft.name)),
      by(({ agent }) => agent.uuid),
    );
    const useOf = labUses(database, 'agentId', c.deps.now());
    return c.page(found, (one) => toAgentCard(database, c.user, one, useOf(one.agent.uuid)));
  }),

  on('agentRead', (c) => {
    const { database } = c.deps;
    const found = findAgent(database, c.user, c.query.agentId);
    const { version = found.agent.version } = c.query;
    if (version === found.agent.version) return c.reply(200, toAgent(c.deps, c.user, found));
    const kept = database.agentVersions.get(`${found.agent.uuid} ${version}`);
    if (!kept || found.right === 'use') return c.fail('not-found');
    return c.reply(200, toAgent(c.deps, c.user, found, kept));
  }),

  on('agentAdd', (c) => {
    checkLab(c.user);
    return c.once(() => {
      const { database, now } = c.deps;
      const ownerId = c.user.profile.id;
      const draft = keptDraft(c.body);
      checkAgent(database, c.user, ownerId, draft);
      checkAgentName(database, ownerId, draft);
      if (database.agents.group(String(ownerId)).length >= MAX_AGENTS) return c.fail('limit-reached');
      const agent: StoredAgent = {
        uuid: crypto.randomUUID(),
        ownerId,
        access: noAccess,
        version: 1,
        date: now().toISOString(),
        draft,
        hidden: false,
      };
      database.store.write((transaction) =>
        putAgent(database, transaction, { agent, authorId: ownerId, changed: [] }),
      );
      return c.reply(200, toAgent(c.deps, c.user, { agent, right: 'owner' }));
    });
  }),

  on('agentChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, note, restoredFrom } = c.body;
    const { agent, right } = findAgent(database, c.user, uuid, ['owner', 'edit']);
    if (agent.version !== version) return c.fail('version-conflict', { message: CHANGED_MEANWHILE });
    const draft = keptDraft(c.body.draft);
    checkAgent(database, c.user, agent.ownerId, draft);
    checkAgentName(database, agent.ownerId, draft, agent.uuid);
    const changed = changedFields(agent.draft, draft);
    if (changed.length === 0) return c.reply(200, toAgent(c.deps, c.user, { agent, right }));
    const next = { ...agent, draft, version: version + 1, date: now().toISOString() };
    const authorId = c.user.profile.id;
    database.store.write((transaction) =>
      putAgent(database, transaction, { agent: next, authorId, changed, note, restoredFrom }),
    );
    return c.reply(200, toAgent(c.deps, c.user, { agent: next, right }));
  }),

  on('agentAccessChange', (c) => {
    const { database } = c.deps;
    const { agent } = findAgent(database, c.user, c.body.uuid, ['owner']);
    const access = checkedAccess(c.deps, c.user, c.body);
    database.store.put(database.agents, { ...agent, access });
    return c.reply(204);
  }),

  on('agentHide', (c) => {
    const { database } = c.deps;
    const { uuid, hidden } = c.body;
    const { agent } = findAgent(database, c.user, uuid, ['owner']);
    database.store.put(database.agents, { ...agent, hidden });
    return c.reply(204);
  }),

  on('agentPin', (c) => {
    const { database } = c.deps;
    const { agent } = findAgent(database, c.user, c.body.uuid);
    const pin = { userId: c.user.profile.id, agentUuid: agent.uuid };
    database.store.write((transaction) =>
      c.body.pinned
        ? transaction.put(database.agentPins, pin)
        : transaction.delete(database.agentPins, database.agentPins.keyOf(pin)),
    );
    return c.reply(204);
  }),

  on('agentRemove', (c) => {
    const { database } = c.deps;
    const { agent } = findAgent(database, c.user, c.query.agentId, ['owner']);
    if (!agent.hidden) return c.fail('in-use', { message: 'Сначала уберите агента в\u00a0архив' });
    const pins = [...database.agentPins.values()].filter(({ agentUuid }) => agentUuid === agent.uuid);
    database.store.write((transaction) => {
      transaction.delete(database.agents, agent.uuid);
      for (const version of database.agentVersions.group(agent.uuid))
        transaction.delete(database.agentVersions, database.agentVersions.keyOf(version));
      for (const bot of database.guestBots.group(agent.uuid)) {
        transaction.delete(database.guestBots, bot.uuid);
        for (const { uuid } of database.guestLinks.group(bot.uuid))
          transaction.delete(database.guestLinks, uuid);
      }
      for (const pin of pins) transaction.delete(database.agentPins, database.agentPins.keyOf(pin));
    });
    return c.reply(204);
  }),

  on('agentVersionList', (c) => {
    const { database } = c.deps;
    const { agent } = findAgent(database, c.user, c.query.agentId, ['owner', 'edit']);
    const versions = inOrder(database.agentVersions.group(agent.uuid), byLatest('version'));
    return c.page(versions, (one) => toVersion(database, one));
  }),

  on('agentUsageRead', (c) => {
    const { database, now } = c.deps;
    const { agent } = findAgent(database, c.user, c.query.agentId, ['owner']);
    return c.reply(200, agentUsage(database, agent.uuid, now()));
  }),
] as const;
