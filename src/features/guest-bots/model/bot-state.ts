/** Whether guests may write to a chat-bot now, in words. */
import type { GuestBot } from '#api/generated/model/guestBot.ts';

export type BotState = 'archived' | 'off' | 'over' | 'full' | 'on';

/** The state of a chat-bot. Its days and its limit count by Moscow time, which the days of its use have. */
export function stateOf(bot: GuestBot, isAgentArchived: boolean): BotState {
  const today = bot.usage.days.at(-1);
  if (isAgentArchived) return 'archived';
  if (!bot.isOn) return 'off';
  if (bot.lastDay !== null && today && bot.lastDay < today.day) return 'over';
  return today && today.messages >= bot.dayLimit ? 'full' : 'on';
}

/** The state in a word or two, and what guests meet. */
export const stateWords: Readonly<Record<BotState, readonly [name: string, text: string]>> = {
  on: ['Включён', 'Гости могут писать.'],
  off: ['Выключен', 'Гости видят, что чат\u2011бот закрыт.'],
  over: ['Срок истёк', 'Гости видят, что чат\u2011бот закрыт. Чтобы открыть его, измените последний день.'],
  full: ['Лимит на\u00a0сегодня исчерпан', 'Гости смогут писать завтра или когда вы увеличите лимит.'],
  archived: ['Агент в\u00a0архиве', 'Гости видят, что чат\u2011бот закрыт, пока агент в\u00a0архиве.'],
};

const dayFormat = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An ISO date in words: «5 декабря 2026 года». */
export const dayInWords = (day: string): string =>
  dayFormat
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/\sг\.$/u, '\u00a0года')
    .replace(' ', '\u00a0');
