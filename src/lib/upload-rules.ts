import { cutFileName, plainFileName } from './file-name.ts';
import { formatFileSize } from './file-size.ts';

/** Units of a size limit (APP-18); each is 1024 of the one before. */
const powers = { Б: 0, КБ: 1, МБ: 2, ГБ: 3 } as const;
export type SizeUnit = keyof typeof powers;

/** What may be chosen. */
export interface UploadRule {
  /** Comma list of extensions as in `.pdf, .doc`; their case and dots do not matter. */
  accept?: string | undefined;
  /** The largest file, in `unit`. */
  maxSize?: number | undefined;
  /** @default МБ */
  unit?: SizeUnit | undefined;
  /** The most files in the list, where `multiple`. @default no limit */
  maxCount?: number | undefined;
  /** Otherwise one file, the first valid one. @default false */
  multiple?: boolean | undefined;
}

/** Extensions that a field takes by default (portal.md §5). */
export const defaultAccept = '.pdf, .txt, .doc, .srt, .docx';

/** A limit of so many units, in bytes. */
export const sizeInBytes = (size: number, unit: SizeUnit = 'МБ'): number => size * 1024 ** powers[unit];

/** `.pdf, DOC` → `['pdf', 'doc']`. */
export const acceptList = (accept: string): string[] =>
  accept
    .split(',')
    .map((extension) =>
      extension
        .trim()
        .toLowerCase()
        .replace(/^\*?\.?/, ''),
    )
    .filter(Boolean);

/**
 * Only how the name ends counts, whatever its case: `a.pdf.exe` is no pdf. A list with `doc` takes `docx` as well: the
 * portal treats them as one kind (portal.md §5).
 */
function isAccepted(name: string, accept: string): boolean {
  const extensions = acceptAttribute(accept).split(',').filter(Boolean);
  return extensions.some((extension) => name.toLowerCase().endsWith(extension));
}

/** For the `accept` of a file input: with docx where doc is taken. */
export function acceptAttribute(accept: string): string {
  const list = acceptList(accept);
  const all = list.includes('doc') ? [...new Set([...list, 'docx'])] : list;
  return all.map((extension) => `.${extension}`).join(',');
}

/** A chosen file's name as it can be shown without harm (PRE-11); a very long one is cut in its middle. */
export const shownFileName = (name: string): string => cutFileName(plainFileName(name), 120) || 'Без имени';

/** Enough of a `File` to judge it. */
export interface FileLike {
  readonly name: string;
  readonly size: number;
}

export interface UploadVerdict<F> {
  /** Files to keep, the earlier ones first. */
  files: readonly F[];
  /** What was refused and why, ready to show; empty when all is well. */
  errors: readonly string[];
}

const list = (files: readonly FileLike[]): string =>
  files.map(({ name }) => `«${shownFileName(name)}»`).join(', ');

/**
 * Adds chosen files to those that are there, by the rules and messages of portal.md §5 (APP-18, PRE-11): wrong
 * formats, too large and empty files are refused; a single field takes the first valid file in place of the present
 * one; of several, what is beyond the limit is cut.
 */
export function chooseFiles<F extends FileLike>(
  present: readonly F[],
  chosen: readonly F[],
  rule: UploadRule,
): UploadVerdict<F> {
  const {
    accept = defaultAccept,
    maxSize,
    unit,
    maxCount = Number.POSITIVE_INFINITY,
    multiple = false,
  } = rule;
  const limit = maxSize === undefined ? Number.POSITIVE_INFINITY : sizeInBytes(maxSize, unit);
  const wrong = chosen.filter(({ name }) => !isAccepted(name, accept));
  const right = chosen.filter((file) => !wrong.includes(file));
  const large = right.filter(({ size }) => size > limit);
  const empty = right.filter(({ size }) => size === 0);
  const good = right.filter(({ size }) => size > 0 && size <= limit);
  const one = chosen.length === 1;
  const said = (files: readonly FileLike[], alone: string, among: string): string[] => {
    if (files.length === 0) return [];
    return [one ? alone : `${among}: ${list(files)}`];
  };
  const tooLarge = `Максимальный размер файла ${formatFileSize(limit)}`;
  const refused = [
    ...said(wrong, 'Загружен неверный формат файла', 'Неверный формат у файлов'),
    ...said(large, tooLarge, tooLarge),
    ...said(empty, 'Файл пустой', 'Пустые файлы'),
  ];
  if (!multiple) {
    const first = good.slice(0, 1);
    return first.length > 0 ? { files: first, errors: [] } : { files: present, errors: refused };
  }
  const all = [...present, ...good];
  const over = all.length > maxCount ? [`Лимит файлов до ${maxCount}`] : [];
  return { files: all.slice(0, Math.max(maxCount, present.length)), errors: [...refused, ...over] };
}
