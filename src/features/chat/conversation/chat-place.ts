import type { AgentDraft } from '#api/generated/model/agentDraft.ts';
import type { SendRequest } from '#api/stream.ts';
import { agentLink, botLink, type ChatLink, serviceLink, templateLink } from '#platform/chat-links.ts';

/** Fields of a request that say what configures its service. */
export type PlaceFields = Pick<
  SendRequest['request'],
  'agentId' | 'agentDraft' | 'purpose' | 'templateId' | 'templateValues' | 'model'
>;

/**
 * What a conversation is held with: a service, an agent or a template that configures one, or the unsaved settings of an
 * agent that are tested (lab.md §1).
 */
export interface ChatPlace {
  kind: 'service' | 'agent' | 'template' | 'test';
  /** Name of the service, id of the agent or of the template. */
  id: string;
  /** Key of its conversations in memory and of what storage keeps of them; no other place has it. */
  key: string;
  /** Service that answers. */
  serviceType: string;
  /** True for a guest's chat-bot (BOT-01): a guest has no other services. */
  isGuest: boolean;
  /** Whether it gives model and settings itself. @default an agent and a test do */
  isConfigured?: boolean;
  /** The address of a chat, undefined for a new one; null without an address. */
  link: ((chatUuid: string | undefined) => ChatLink) | null;
  /** What its requests carry at the time of sending. */
  fields: () => PlaceFields;
}

/** A place whose chats have addresses and a history. */
export type AddressedPlace = ChatPlace & { link: NonNullable<ChatPlace['link']> };

/** Whether the place gives model and settings itself, so that the screen offers none. */
export const hasOwnSettings = ({
  kind,
  isConfigured = kind === 'agent' || kind === 'test',
}: ChatPlace): boolean => isConfigured;

const nothing = (): PlaceFields => ({});

/** The chats with a service. */
export const servicePlace = (name: string): AddressedPlace => ({
  ...{ kind: 'service', id: name, key: name, serviceType: name, isGuest: false, fields: nothing },
  link: (chatUuid) => serviceLink(name, chatUuid),
});

/** A guest's chats with a chat-bot. */
export const botPlace = (name: string): AddressedPlace => ({
  ...servicePlace(name),
  isGuest: true,
  link: (chatUuid) => botLink(name, chatUuid),
});

/** The chats with an agent. */
export const agentPlace = ({ uuid, serviceType }: { uuid: string; serviceType: string }): AddressedPlace => ({
  ...{ kind: 'agent', id: uuid, key: `agent:${uuid}`, serviceType, isGuest: false },
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
  ...{ kind: 'template', id: uuid, key: `template:${uuid}`, serviceType, isGuest: false },
  isConfigured: agentId !== null || model !== null,
  link: (chatUuid) => templateLink(uuid, chatUuid),
  fields: () => ({
    ...{ templateId: uuid, templateValues: values() },
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
  ...{ kind: 'test', id, key: `test:${id}:${serviceType}`, serviceType, isGuest: false, link: null },
  fields: () => ({ agentDraft: draft(), purpose: 'test' }),
});
