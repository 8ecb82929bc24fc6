/** The places of the lab, apart from those of services: only its pages load them. */
import type { AgentDraft } from '#api/generated/model/agentDraft.ts';
import { agentLink, botLink, templateLink } from '#platform/chat-links.ts';
import type { AddressedPlace, ChatPlace, PlaceFields } from './chat-place.ts';

/** The chats with an agent. */
export const agentPlace = ({ uuid, serviceType }: { uuid: string; serviceType: string }): AddressedPlace => ({
  kind: 'agent',
  id: uuid,
  key: `agent:${uuid}`,
  serviceType,
  isGuest: false,
  link: (chatUuid) => agentLink(uuid, chatUuid),
  fields: () => ({ agentId: uuid }),
});

/** A template as its runs need it. */
interface RunTemplate {
  uuid: string;
  serviceType: string;
  /** Agent that answers; null without one. */
  agentId: string | null;
  /** Null for the service's own choice. */
  model: string | null;
}

/** A guest's chats with a chat-bot that was made from an agent; its id stands for the agent. */
export const agentBotPlace = ({
  chatName,
  ...bot
}: {
  uuid: string;
  serviceType: string;
  chatName: string;
}): AddressedPlace => ({
  ...agentPlace(bot),
  isGuest: true,
  link: (chatUuid) => botLink(chatName, chatUuid),
});

/**
 * The runs of a template.
 *
 * @param values returns what the template was filled with last
 */
export const templatePlace = (
  { uuid, serviceType, agentId, model }: RunTemplate,
  values: () => NonNullable<PlaceFields['templateValues']>,
): AddressedPlace => ({
  kind: 'template',
  id: uuid,
  key: `template:${uuid}`,
  serviceType,
  isGuest: false,
  isConfigured: agentId !== null || model !== null,
  link: (chatUuid) => templateLink(uuid, chatUuid),
  fields: () => ({
    templateId: uuid,
    templateValues: values(),
    ...(agentId !== null && { agentId }),
    ...(agentId === null && model !== null && { model }),
  }),
});

/**
 * The test of an agent's unsaved settings: it has no address and no history (LAB-07).
 *
 * @param id of the agent, or of the form of a new one
 * @param draft returns the settings as they are now
 */
export const testPlace = (id: string, serviceType: string, draft: () => AgentDraft): ChatPlace => ({
  kind: 'test',
  id,
  key: `test:${id}:${serviceType}`,
  serviceType,
  isGuest: false,
  link: null,
  fields: () => ({ agentDraft: draft(), purpose: 'test' }),
});
