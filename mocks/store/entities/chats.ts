/** The stored records of chats and of what is in them. */
import type { components } from '#api/generated/gateway.d.ts';
import type { Hideable } from '#mocks/store/hidden.ts';

import type { HistoryChat, Message, MessageResult, Schemas } from './common.ts';
import type { AgentCall, AgentDraft, ChatConsent } from './lab.ts';

/** A copy of a chat for named people. */
export interface StoredShare
  extends Pick<Schemas['SharedChat'], 'uuid' | 'title' | 'service' | 'created' | 'withFiles'> {
  readonly owner: string;
  readonly serviceType: Schemas['ServiceType'];
  readonly content: readonly Schemas['SharedMessage'][];
  /** Who may open it. */
  readonly userIds: readonly number[];
}

export interface Folder {
  readonly uuid: string;
  readonly owner: string;
  readonly name: string;
  /** Place among the owner's folders; those without one keep the order of their creation. */
  readonly place?: number;
}

export interface Favourite {
  readonly owner: string;
  readonly tileUuid: string;
  readonly folderUuid?: string;
  /** Its position in the folder. */
  readonly place?: number;
}

export interface Chat extends HistoryChat, Hideable {
  readonly owner: string;
  /** True if everything was erased but what statistics count. */
  readonly isErased?: true;
  readonly agentId?: string;
  readonly templateId?: string;
  /** What the template was filled with. */
  readonly templateValues?: readonly Schemas['TemplateValue'][];
  /** Such a chat is in no list and is deleted a day after its last request. */
  readonly purpose?: Schemas['ChatPurpose'];
  /** Functions that may be called in this chat without asking, with the versions for which this was said. */
  readonly consents?: readonly ChatConsent[];
}

export interface StoredMessage extends Message, Hideable {
  readonly chatUuid: string;
  readonly owner: string;
  /** True if everything was erased but what statistics count. */
  readonly isErased?: true;
  /** The message that it follows. */
  readonly parentId: string | null;
  /** `token` for a request of another system; absent for a person's. */
  readonly source?: 'token';
  /** True for a request at whose moment its author's agreements to a look at contents were in force (ADM-30). */
  readonly isLookAgreed?: true;
  /** The comment on the rating. */
  readonly ratingComment?: string;
  /** The unsaved settings that answer, of a test. */
  readonly agentDraft?: AgentDraft;
}

/** A part of an answer that is still being written, in the order in which it was said; removed when the answer ends. */
export interface AnswerPiece {
  readonly id: string;
  readonly messageId: string;
  readonly content: string;
  readonly reasoning: string;
  readonly results?: readonly MessageResult[];
  readonly calls?: readonly AgentCall[];
}

export interface StoredFile {
  readonly idFile: string;
  readonly owner: string;
  readonly name: string;
  /** What is known of it beside name and size; absent in states of an earlier version and for made files. */
  readonly facts?: FileFacts;
  /** Time of the upload, ms, as long as no request refers to the file. */
  readonly waitingSince?: number;
  /** Time at which the file was found unused, ms. */
  readonly unusedSince?: number;
  /** Until when its text is being read, ms; only of files of agents that are to be slow. */
  readonly slowUntil?: number;
  /** Until when it can be downloaded, ms; only of exports. */
  readonly expiresAt?: number;
}

/** What a send has begun; kept as the answer to its idempotency key. */
export interface Exchange {
  readonly chatUuid: string;
  readonly requestId: string;
  readonly answerId: string;
}

export type Tracked = Schemas['TrackedAction'] & {
  readonly id: string;
  readonly owner: string;
  readonly date: string;
};

/** Facts of a file beside its name and size; what is not known is absent. */
export type FileFacts = Omit<components['schemas']['MessageFile'], 'idFile' | 'name' | 'size'>;
