/** The form of a chat-bot for guests: its values, their checks, and what is sent (lab.md §5). */
import type { GuestBot } from '#api/generated/model/guestBot.ts';
import type { GuestBotEntry } from '#api/generated/model/guestBotEntry.ts';
import type { GuestBotFields } from '#api/generated/model/guestBotFields.ts';
import type { FieldErrors } from '#forms/index.ts';
import { isPlainName } from '#lib/name-check.ts';
import { domainsIn, isDomain } from './addresses.ts';

export const limits = { name: 60, welcome: 500, starters: 6, starter: 200, domains: 20, dayLimit: 100_000 };

/** The form; its fields are named as in the contract, so that errors of the gateway match them. */
export interface BotValues {
  name: string;
  welcome: string;
  starters: readonly { text: string }[];
  entry: GuestBotEntry;
  /** Domains as they were typed. */
  domains: string;
  /** ISO date; null for no end. */
  lastDay: string | null;
  dayLimit: number | null;
  isOn: boolean;
}

/** The values of a chat-bot as it was read; those of a new one for null. */
export function valuesOf(bot: GuestBot | null): BotValues {
  if (!bot)
    return {
      name: '',
      welcome: '',
      starters: [],
      entry: 'named',
      domains: '',
      lastDay: null,
      dayLimit: 100,
      isOn: true,
    };
  const { name, welcome, starters, entry, domains, lastDay, dayLimit, isOn } = bot;
  return {
    name,
    welcome,
    entry,
    lastDay,
    dayLimit,
    isOn,
    domains: domains.join(', '),
    starters: starters.map((text) => ({ text })),
  };
}

/** What is sent. Empty starters are dropped; domains that do not count are kept for the way back. */
export const fieldsOf = (values: BotValues): GuestBotFields => ({
  entry: values.entry,
  lastDay: values.lastDay,
  isOn: values.isOn,
  name: values.name.trim(),
  welcome: values.welcome.trim(),
  starters: values.starters.map(({ text }) => text.trim()).filter((text) => text !== ''),
  domains: domainsIn(values.domains).filter(isDomain).slice(0, limits.domains),
  dayLimit: values.dayLimit ?? 1,
});

/** The settings of a chat-bot without what only the gateway knows, for a change of one of them. */
export const settingsOf = (bot: GuestBot): GuestBotFields => {
  const { name, welcome, starters, entry, domains, lastDay, dayLimit, isOn } = bot;
  return { name, welcome, starters, entry, domains, lastDay, dayLimit, isOn };
};

function domainsProblem({ entry, domains }: BotValues): string | undefined {
  if (entry !== 'domains') return undefined;
  const found = domainsIn(domains);
  if (found.length === 0) return 'Назовите хотя\u00a0бы один домен';
  const wrong = found.find((domain) => !isDomain(domain));
  if (wrong !== undefined) return `«${wrong}» не\u00a0похоже на\u00a0домен. Укажите, например, company.ru`;
  return found.length > limits.domains ? `Не\u00a0больше ${limits.domains}\u00a0доменов` : undefined;
}

/** What is wrong with a chat-bot, by field. */
export function botErrors(values: BotValues): FieldErrors<BotValues> {
  const { name, dayLimit } = values;
  return {
    name:
      name.trim() === ''
        ? 'Введите название'
        : isPlainName(name)
          ? undefined
          : 'Только буквы, цифры, пробел и\u00a0подчёркивание',
    domains: domainsProblem(values),
    dayLimit: dayLimit === null ? 'Укажите, сколько запросов в\u00a0день' : undefined,
  };
}
