import { isUuid } from './uuid.ts';

/** The chat in the address of an agent or a template; absent for a new one, or when it is no id. */
export const parseChatSearch = ({ chat }: Record<string, unknown>): { chat?: string | undefined } =>
  typeof chat === 'string' && isUuid(chat) ? { chat } : {};
