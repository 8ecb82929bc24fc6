import { historyMessageList } from '#api/generated/hooks/history/history.ts';
import type { Message } from '../model/chat.ts';
import type { ChatPlace } from '../model/chat-place.ts';
import { loadThoughts } from './load-thoughts.ts';
import type { RunningAnswer } from './thoughts.ts';

/** Messages per page (portal.md §9). */
const pageSize = 30;

/** One page of a chat's messages, oldest first. */
export interface MessagePage {
  messages: readonly Message[];
  hasOlder: boolean;
  /** Service of the chat, if the gateway sends it. */
  serviceType: string | undefined;
  /** Agent of the chat; absent without one. */
  agentId: string | undefined;
  /** Template that the chat came out of; absent without one. */
  templateId: string | undefined;
}

/** Whether a chat belongs to a place: the address of another service or agent does not show it. */
export function isOfPlace({ serviceType = '', agentId, templateId }: MessagePage, place: ChatPlace): boolean {
  if (place.kind === 'template') return templateId === place.id;
  if (place.kind === 'agent') return agentId === place.id && templateId === undefined;
  if (place.kind !== 'service') return true;
  return agentId === undefined && ['', place.serviceType].includes(serviceType);
}

/** Fetches the stored messages of one chat, newest page first. */
export class MessagePages {
  /** Number of unreadable messages of each page, which count for the number of the next page. */
  readonly #unreadable: number[] = [];

  /** The stored answer that is being written; null without one. */
  running: RunningAnswer | null = null;

  /** Starts again at the newest page. */
  reset(): void {
    this.#unreadable.length = 0;
  }

  /** @throws ApiError */
  newest(chatUuid: string): Promise<MessagePage> {
    return this.#fetch(chatUuid, 0);
  }

  /**
   * The page before the loaded messages.
   *
   * @param count number of loaded messages
   * @throws ApiError
   */
  before(chatUuid: string, count: number): Promise<MessagePage> {
    const taken = this.#unreadable.reduce((sum, some) => sum + some, count);
    return this.#fetch(chatUuid, Math.floor(taken / pageSize));
  }

  async #fetch(chatUuid: string, page: number): Promise<MessagePage> {
    const code = loadThoughts();
    const { content, last, serviceType, agentId, template } = await historyMessageList({
      chatUuid,
      page,
      size: pageSize,
    });
    // Every page but the last is full on the server: missing messages were unreadable (PRE-13).
    this.#unreadable[page] = last ? 0 : pageSize - content.length;
    const read = (await code)?.storedMessages(content);
    if (read?.running) this.running = read.running;
    return {
      messages: read?.messages ?? content,
      hasOlder: !last,
      serviceType,
      agentId,
      templateId: template?.templateId,
    };
  }
}
