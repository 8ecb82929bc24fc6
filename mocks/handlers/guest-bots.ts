import { canonicalEmail } from '#mocks/contract/email.ts';
import { existing } from '#mocks/contract/failures.ts';
import { findAgent } from '#mocks/domain/agents/agent.ts';
import { botNamed, botOfGuest, findBot, toGuestBot, toGuestBotView } from '#mocks/domain/guest-bots/bot.ts';
import { checkedFields } from '#mocks/domain/guest-bots/guest-bot-fields.ts';
import { mailLink, toGuestLink } from '#mocks/domain/guest-bots/links.ts';
import { by, byLatest, inOrder } from '#mocks/domain/lists/list.ts';
import { limitMail } from '#mocks/domain/mail/mailbox.ts';
import { randomHex } from '#mocks/domain/sign-in/session.ts';
import { endSessions } from '#mocks/domain/sign-in/sign-in.ts';
import type { Database, StoredGuestBot, StoredGuestLink } from '#mocks/store/database.ts';
import { withHidden } from '#mocks/store/hidden.ts';
import { CHANGED_MEANWHILE } from './agent-functions.ts';
import { on } from './kit/on.ts';

/** Chat-bots of one agent, without the hidden ones. */
const MAX_BOTS = 20;

const shownBots = ({ guestBots }: Database, agentUuid: string): StoredGuestBot[] =>
  inOrder(
    guestBots.group(agentUuid).filter(({ hidden }) => !hidden),
    byLatest('date'),
    by('uuid'),
  );

const linksOf = ({ guestLinks }: Database, { uuid }: StoredGuestBot): StoredGuestLink[] =>
  inOrder(guestLinks.group(uuid), by('email'), by('uuid'));

export const guestBotRoutes = [
  on('guestBotRead', (c) => {
    const { database, now } = c.deps;
    const found = botOfGuest(database, c.user, botNamed(database, c.query.chatName), now());
    return c.reply(200, toGuestBotView(found.bot, found.agent));
  }),

  on('guestBotList', (c) => {
    const { database, now } = c.deps;
    const { agent } = findAgent(database, c.user, c.query.agentId, ['owner', 'edit']);
    const bots = shownBots(database, agent.uuid);
    return c.page(bots, (bot) => toGuestBot(database, bot, now()));
  }),

  on('guestBotAdd', (c) => {
    const { database, now } = c.deps;
    const { agentId, ...asked } = c.body;
    const { agent } = findAgent(database, c.user, agentId, ['owner', 'edit']);
    return c.once(() => {
      const fields = checkedFields(database, agent.uuid, asked);
      if (shownBots(database, agent.uuid).length >= MAX_BOTS) return c.fail('limit-reached');
      const bot: StoredGuestBot = {
        uuid: crypto.randomUUID(),
        agentUuid: agent.uuid,
        chatName: `bot_${randomHex(8)}`,
        version: 1,
        date: now().toISOString(),
        hidden: false,
        fields,
      };
      database.store.put(database.guestBots, bot);
      return c.reply(200, toGuestBot(database, bot, now()));
    });
  }),

  on('guestBotChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, ...asked } = c.body;
    const { bot } = findBot(database, c.user, uuid);
    if (bot.version !== version) return c.fail('version-conflict', { message: CHANGED_MEANWHILE });
    const fields = checkedFields(database, bot.agentUuid, asked, bot.uuid);
    const next = { ...bot, fields, version: version + 1 };
    database.store.put(database.guestBots, next);
    return c.reply(200, toGuestBot(database, next, now()));
  }),

  on('guestBotHide', (c) => {
    const { database, now } = c.deps;
    const { bot } = findBot(database, c.user, c.body.uuid);
    database.store.put(database.guestBots, withHidden(bot, c.body.hidden, now()));
    return c.reply(204);
  }),

  on('guestLinkList', (c) => {
    const { database } = c.deps;
    const { bot } = findBot(database, c.user, c.query.botId);
    return c.page(linksOf(database, bot), toGuestLink);
  }),

  on('guestLinkSend', (c) => {
    const { database } = c.deps;
    const { bot } = findBot(database, c.user, c.body.uuid);
    const emails = [...new Set(c.body.emails.map(canonicalEmail))];
    const employee = emails.findIndex((email) => {
      const user = database.users.get(email);
      return user !== undefined && user.profile.role !== 'Chat_Bot';
    });
    if (employee >= 0) {
      const message = `${emails[employee]}\u00a0— адрес сотрудника: ему откройте самого агента`;
      const error = { field: `emails[${employee}]`, code: 'employee', message };
      return c.fail('fields-invalid', { errors: [error] });
    }
    for (const email of emails) limitMail(c, email);
    for (const email of emails) mailLink(c.deps, c.request, { bot, email, isAsked: false });
    return c.reply(204);
  }),

  on('guestLinkRemove', (c) => {
    const { database } = c.deps;
    const link = existing(database.guestLinks.get(c.query.linkId.toLowerCase()));
    findBot(database, c.user, link.botUuid);
    if (link.revoked) return c.fail('not-found');
    database.store.write((transaction) => {
      transaction.put(database.guestLinks, { ...link, revoked: true });
      // Other guests of the portal keep theirs: it opens more than this chat-bot.
      if (database.users.get(link.email)?.isBotGuest) endSessions(c.deps, transaction, link.email);
    });
    return c.reply(204);
  }),
] as const;
