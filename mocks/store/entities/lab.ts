/** The stored records of the lab and of the trainer. */
import type { Hideable } from '#mocks/store/hidden.ts';
import type { Schemas } from './common.ts';

/** An attempt at an exercise of the trainer. */
export type StoredAttempt = Schemas['Attempt'] & { readonly owner: string; readonly exerciseId: string };

export type AgentCall = Schemas['Call'] & { readonly status: Schemas['CallStatus'] };

/** Consent to all calls of a function in a chat; it ends with any change of the function or the agent. */
export interface ChatConsent {
  readonly functionId: string;
  readonly functionVersion: number;
  /** Null for unsaved settings, whose text is then compared. */
  readonly agentVersion: number | null;
  /** Digest of the unsaved settings; empty for a saved agent. */
  readonly draft: string;
}

/** An object of the lab with its owner and the people it is opened to. */
export interface LabObject {
  readonly uuid: string;
  readonly ownerId: number;
  readonly access: LabAccess;
  readonly version: number;
  /** When it was saved last. */
  readonly date: string;
}

export type LabAccess = Schemas['Access'] & { readonly visibility: Schemas['Visibility'] };

/** Settings of an agent with known icon and colour. */
export type AgentDraft = Schemas['AgentDraft'];

/** An agent; its current settings are also a version of it. */
export interface StoredAgent extends LabObject {
  readonly draft: AgentDraft;
  readonly hidden: boolean;
}

export interface StoredAgentVersion extends Omit<Schemas['AgentVersion'], 'author' | 'changed'> {
  readonly agentUuid: string;
  readonly authorId: number;
  readonly changed: readonly Schemas['AgentField'][];
  readonly draft: AgentDraft;
}

/** An agent that a person has pinned. */
export interface AgentPin {
  readonly userId: number;
  readonly agentUuid: string;
}

/** A template of requests. */
export interface StoredLabTemplate extends LabObject {
  readonly draft: Schemas['TemplateDraft'];
  readonly hidden: boolean;
}

/** A template that a person has pinned. */
export interface LabTemplatePin {
  readonly userId: number;
  readonly templateUuid: string;
}

/** A chat-bot for guests that was made from an agent. */
export interface StoredGuestBot
  extends Hideable,
    Pick<Schemas['GuestBot'], 'uuid' | 'chatName' | 'version' | 'date'> {
  readonly agentUuid: string;
  readonly fields: Schemas['GuestBotFields'];
}

/** A personal link to a chat-bot; a revoked one is kept, so that the address cannot ask for another. */
export interface StoredGuestLink extends Omit<Schemas['GuestLink'], 'isRevoked'> {
  readonly botUuid: string;
  readonly tokenHash: string;
  readonly revoked: boolean;
}

/** A function of agents. The value of a secret is not kept, because the stand-in never sends it. */
export interface StoredFunction extends LabObject {
  readonly kind: Schemas['FunctionKind'];
  readonly fields: Schemas['FunctionFields'] & { readonly url: string };
  readonly headers: readonly Schemas['FunctionHeaderState'][];
  /** Who saved it last. @default the owner */
  readonly authorId?: number;
}

/** A call of a function that waits for consent, or has waited. */
export interface StoredCall {
  readonly call: AgentCall;
  readonly chatUuid: string;
  readonly messageId: string;
  /** What «in this chat» is consent to. */
  readonly consent: ChatConsent;
  /** At least the number of events that readers have seen when it began to wait. */
  readonly events: number;
}
