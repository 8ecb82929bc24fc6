/** The draft of a chat-bot's form on this device, for its user only (LAB-08). */
import { isRecord } from '#lib/guards.ts';
import { objectDraft } from '#objects/index.ts';
import { type BotValues, limits, valuesOf } from './bot-values.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const entries = ['anyone', 'domains', 'named'] as const;

function valuesIn(stored: Record<string, unknown>): BotValues {
  const { entry, lastDay, dayLimit, starters, isOn } = stored;
  return {
    name: textOf(stored['name']),
    welcome: textOf(stored['welcome']),
    domains: textOf(stored['domains']),
    starters: Array.isArray(starters)
      ? starters
          .slice(0, limits.starters)
          .map((one: unknown) => ({ text: isRecord(one) ? textOf(one['text']) : '' }))
      : [],
    entry: entries.find((one) => one === entry) ?? valuesOf(null).entry,
    lastDay: typeof lastDay === 'string' && /^\d{4}-\d\d-\d\d$/.test(lastDay) ? lastDay : null,
    dayLimit: typeof dayLimit === 'number' && dayLimit >= 1 ? Math.min(dayLimit, limits.dayLimit) : null,
    isOn: isOn !== false,
  };
}

/**
 * The draft of a chat-bot.
 *
 * @param id of the chat-bot; `new:` and the id of its agent for a new one
 */
export const botDraft = (userId: number, id: string) => objectDraft(userId, `guestBot:${id}`, valuesIn);
