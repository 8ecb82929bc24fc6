import type { components } from '#api/generated/gateway.d.ts';
import { exampleOf } from '../contract/contract.ts';
import { pageOf, type User } from '../db/database.ts';
import { byMatch, folded } from '../db/search.ts';
import { by, inOrder } from '../lists/list.ts';
import { on } from '../on.ts';

type AgentCard = components['schemas']['AgentCard'];

/** groupType of education accounts, which have no lab (portal.md §6). */
const EDUCATION = 13;

/** The agents of the contract's example. They change with the lab, which is not built yet. */
const agents = (exampleOf('agentList', 'eight') as { content: AgentCard[] }).content;

const scopes: Record<string, (agent: AgentCard, user: User) => boolean> = {
  mine: ({ owner }, { profile }) => owner.id === profile.id,
  shared: ({ owner }, { profile }) => owner.id !== profile.id,
  pinned: ({ pinned }) => pinned,
  archive: () => false,
};

export const agentRoutes = [
  on('get', '/lab/agent/getAgents', (c) => {
    const { scope = 'all', searchText = '', page, size } = c.query;
    const isPupil = c.user.profile.groups.some(({ groupType }) => groupType === EDUCATION);
    const offered = isPupil ? [] : agents.filter((agent) => scopes[scope]?.(agent, c.user) ?? true);
    const ordered = inOrder(
      offered,
      by(({ name }) => folded(name)),
      by(({ uuid }) => uuid),
    );
    const found =
      searchText === ''
        ? ordered
        : byMatch(ordered, searchText, ({ name, description }) => [name, description]);
    return c.reply(200, pageOf(found, page, size));
  }),
] as const;
