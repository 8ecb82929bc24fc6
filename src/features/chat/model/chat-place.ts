import type { SendRequest } from '#api/stream.ts';
import { botLink, type ChatLink, serviceLink } from '#platform/chat-links.ts';

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
  kind: 'service',
  id: name,
  key: name,
  serviceType: name,
  isGuest: false,
  fields: nothing,
  link: (chatUuid) => serviceLink(name, chatUuid),
});

/** A guest's chats with a chat-bot. */
export const botPlace = (name: string): AddressedPlace => ({
  ...servicePlace(name),
  isGuest: true,
  link: (chatUuid) => botLink(name, chatUuid),
});
