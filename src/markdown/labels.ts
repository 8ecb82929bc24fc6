import { plural } from '#lib/text.ts';
import type { PreviewKind } from './preview/kinds.ts';

/** Texts of the Markdown view. */
export interface MarkdownLabels {
  readonly copyCode: string;
  readonly saveCode: string;
  readonly wrapCode: string;
  /** Shows code as a picture or a page. */
  readonly show: string;
  readonly showSource: string;
  readonly lines: (count: number) => string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly code: string;
  /** Names of code that can be shown. */
  readonly previews: Readonly<Record<PreviewKind, string>>;
  readonly table: string;
  readonly sortBy: (title: string) => string;
  /** Of a part of the text that has no summary. */
  readonly details: string;
  readonly taskDone: string;
  readonly taskOpen: string;
  readonly external: string;
  readonly showPicture: (host: string) => string;
  readonly pictureFailed: string;
  readonly badFormula: string;
  readonly footnotes: string;
  readonly footnote: (number: number) => string;
  readonly backFrom: (number: number) => string;
}

export const defaultLabels: MarkdownLabels = {
  copyCode: 'Копировать код',
  saveCode: 'Скачать код',
  wrapCode: 'Переносить строки',
  show: 'Показать',
  showSource: 'Исходный текст',
  lines: (count) => plural(count, 'строка', 'строки', 'строк'),
  copied: 'Скопировано',
  copyFailed: 'Не удалось скопировать',
  code: 'Код',
  previews: { mermaid: 'Диаграмма', html: 'HTML', svg: 'SVG' },
  table: 'Таблица',
  sortBy: (title) => `Сортировать по столбцу «${title}»`,
  details: 'Подробности',
  taskDone: 'Выполнено',
  taskOpen: 'Не выполнено',
  external: 'откроется на другом сайте',
  showPicture: (host) => `Показать картинку с ${host}`,
  pictureFailed: 'Не удалось загрузить картинку',
  badFormula: 'Формула записана с ошибкой',
  footnotes: 'Сноски',
  footnote: (number) => `Сноска ${number}`,
  backFrom: (number) => `Вернуться к тексту от сноски ${number}`,
};
