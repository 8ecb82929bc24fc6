/** The draft of a chat-bot's form on this device, for its user only (LAB-08). */
import { isRecord } from '#lib/guards.ts';
import { formDraft } from '#platform/form-draft.ts';
import { type BotValues, limits, valuesOf } from './bot-values.ts';

/** What is stored: the values, the version that they were made from, and when. */
interface StoredDraft {
  values: BotValues;
  /** Version of the chat-bot; 0 for a new one. */
  version: number;
  /** ISO 8601. */
  date: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const entries = ['anyone', 'domains', 'named'] as const;

function readValues(stored: Record<string, unknown>): BotValues {
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
export const botDraft = (userId: number, id: string) =>
  formDraft<StoredDraft>(userId, `guestBot:${id}`, {
    parse(stored) {
      if (!isRecord(stored) || !isRecord(stored['values'])) return {};
      const { version, date, values } = stored;
      return typeof version === 'number' && typeof date === 'string'
        ? { values: readValues(values), version, date }
        : {};
    },
    keep: (draft) => draft,
  });
