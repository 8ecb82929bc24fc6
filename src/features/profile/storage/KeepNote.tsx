import type { CompanyKeep } from '#api/generated/model/companyKeep.ts';
import { plural } from '#lib/text.ts';
import { Text } from '#ui/index.ts';
import { useStorage } from './useStorage.ts';

const YEAR = 365;

/** «год», «2 года», «90 дней». */
function termText(days: number): string {
  if (days === YEAR) return 'год';
  return days % YEAR === 0 ? plural(days / YEAR, 'год', 'года', 'лет') : plural(days, 'день', 'дня', 'дней');
}

/** One sentence about the terms that concern a person; null without any. */
export function keepText({ chatDays, fileDays, letterDays, signInDays }: CompanyKeep): string | null {
  const kinds: readonly [days: number | null, what: string, since: string][] = [
    [chatDays, 'чаты, в\u00a0том числе закреплённые,', ' после последнего сообщения'],
    [fileDays, 'файлы', ' после последнего использования'],
    [letterDays, 'письма администраторам', ' после отправки'],
    [signInDays, 'записи о\u00a0входах', ''],
  ];
  const [first, ...others] = kinds.flatMap(([days, what, since]) =>
    days === null ? [] : [{ what, since, term: termText(days) }],
  );
  if (!first) return null;
  const begin = `Компания хранит ${first.what} ${first.term}${first.since}`;
  return `${[begin, ...others.map(({ what, term }) => `${what}\u00a0— ${term}`)].join(', ')}.`;
}

/** How long the company keeps things (PROF-12). */
export function KeepNote() {
  const { storage } = useStorage();
  const text = storage.data?.keep ? keepText(storage.data.keep) : null;
  return text !== null && <Text>{text}</Text>;
}
