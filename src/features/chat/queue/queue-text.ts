/** What the queue says. Pure functions. */
import { shownFileName } from '#lib/upload-rules.ts';
import type { Pause, QueueRow } from '../model/queue.ts';

/** Characters of a request that name its buttons. */
const NAME_LENGTH = 40;

const pauses: Readonly<Record<Pause['why'], string>> = {
  failed: 'ответ не\u00a0получен',
  stopped: 'ответ остановлен',
  refused: 'запрос не\u00a0отправлен',
  files: 'после обновления страницы файлы нужно приложить снова',
  closed: 'вкладку с\u00a0ней закрыли',
};

/** Why the queue waits, as a sentence. */
export const pauseText = ({ why, text }: Pause): string => `Очередь на\u00a0паузе: ${text ?? pauses[why]}`;

const fileNames = ({ files, lost }: Pick<QueueRow, 'files' | 'lost'>): string =>
  [...files, ...lost].map(({ name }) => shownFileName(name)).join(', ');

/** The request on one line: its text, or the names of its files when it has none. */
export const rowText = (row: QueueRow): string => row.text.replaceAll(/\s+/g, ' ').trim() || fileNames(row);

/** The files of a request that its text does not show; empty for none. */
export const rowFiles = (row: QueueRow): string => (row.text.trim() === '' ? '' : fileNames(row));

/** The name of the request for its buttons. */
export function rowName(row: QueueRow): string {
  const letters = [...rowText(row)];
  return letters.length > NAME_LENGTH
    ? `${letters.slice(0, NAME_LENGTH).join('').trim()}…`
    : letters.join('');
}
