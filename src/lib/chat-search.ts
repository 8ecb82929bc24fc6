import { isUuid } from './uuid.ts';

/**
 * The chat in the address of an agent or a template; undefined for a new one, or when it is no id. Undefined and not absent:
 * the router would keep a refused value.
 */
export const parseChatSearch = ({ chat }: Record<string, unknown>): { chat?: string | undefined } => ({
  chat: typeof chat === 'string' && isUuid(chat) ? chat : undefined,
});
