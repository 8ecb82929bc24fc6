import { historyMessageList } from '#api/generated/hooks/history/history.ts';
import type { Message } from './chat-state.ts';

/** Messages of one page of the history (portal.md §9). */
const pageSize = 30;

/** One page of a chat's messages, oldest first. */
export interface MessagePage {
  messages: readonly Message[];
  hasOlder: boolean;
  /** Service of the chat, where the gateway names it. */
  serviceType: string | undefined;
}

/** The stored messages of one chat, newest page first. */
export class MessagePages {
  /** How many messages of each page could not be read: they count where the next page begins. */
  readonly #unreadable: number[] = [];

  /** Begins anew: none of the pages is here. */
  reset(): void {
    this.#unreadable.length = 0;
  }

  /** @throws ApiError */
  newest(chatUuid: string): Promise<MessagePage> {
    return this.#fetch(chatUuid, 0);
  }

  /**
   * The page before the messages that are here.
   *
   * @param count how many messages are here
   * @throws ApiError
   */
  before(chatUuid: string, count: number): Promise<MessagePage> {
    const taken = this.#unreadable.reduce((sum, some) => sum + some, count);
    return this.#fetch(chatUuid, Math.floor(taken / pageSize));
  }

  async #fetch(chatUuid: string, page: number): Promise<MessagePage> {
    const {
      content: messages,
      last,
      serviceType,
    } = await historyMessageList({ chatUuid, page, size: pageSize });
    // Every page but the last is full on the server; the reader dropped what is missing here (PRE-13).
    this.#unreadable[page] = last ? 0 : pageSize - messages.length;
    return { messages, hasOlder: !last, serviceType };
  }
}
