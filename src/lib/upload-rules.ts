import { cutFileName, plainFileName } from './file-name.ts';
import { formatFileSize } from './file-size.ts';

/** Units of a size limit (APP-18); each is 1024 times the previous one. */
const powers = { Б: 0, КБ: 1, МБ: 2, ГБ: 3 } as const;
export type SizeUnit = keyof typeof powers;

/** The rule that chosen files must keep. */
export interface UploadRule {
  /** Comma-separated extensions, such as `.pdf, .doc`, or `*` for any file. Case and dots are ignored. */
  accept?: string | undefined;
  /** Maximum size of a file, in `unit`. */
  maxSize?: number | undefined;
  /** @default МБ */
  unit?: SizeUnit | undefined;
  /** Maximum number of files if `multiple`. @default no limit */
  maxCount?: number | undefined;
  /** Accepts several files. If false, the first valid file is used. @default false */
  multiple?: boolean | undefined;
}

/** The default extensions (portal.md §5). */
export const defaultAccept = '.pdf, .txt, .doc, .srt, .docx';

/** Converts a size limit to bytes. */
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
 * Checks the end of the name, in any case: `a.pdf.exe` is not a PDF. A list with `doc` also accepts `docx`: the portal
 * treats them as one format (portal.md §5).
 */
export function isAcceptedName(name: string, accept: string): boolean {
  if (accept === '*') return true;
  const extensions = acceptAttribute(accept).split(',').filter(Boolean);
  return extensions.some((extension) => name.toLowerCase().endsWith(extension));
}

/** True for a picture that has to become a PNG or JPEG for a service which takes these: WebP, AVIF, HEIC. */
export const isForeignPicture = (name: string, accept: string): boolean =>
  /\.(?:webp|avif|hei[cf])$/i.test(name) &&
  !isAcceptedName(name, accept) &&
  ['.png', '.jpg'].some((ending) => isAcceptedName(ending, accept));

/** Returns the value of a file input's `accept`; `doc` includes `docx`. */
export function acceptAttribute(accept: string): string {
  const list = acceptList(accept);
  const all = list.includes('doc') ? [...new Set([...list, 'docx'])] : list;
  return all.map((extension) => `.${extension}`).join(',');
}

/** Makes the name of a chosen file safe to show (PRE-11). A very long name is cut in its middle. */
export const shownFileName = (name: string): string => cutFileName(plainFileName(name), 120) || 'Без имени';

/** The properties of a `File` that the rule needs. */
export interface FileLike {
  readonly name: string;
  readonly size: number;
}

export interface UploadVerdict<F> {
  /** The accepted files, earlier ones first. */
  files: readonly F[];
  /** Messages about the refused files; empty if all were accepted. */
  errors: readonly string[];
}

const list = (files: readonly FileLike[]): string =>
  files.map(({ name }) => `«${shownFileName(name)}»`).join(', ');

/**
 * Adds chosen files to the present ones by the rules and messages of portal.md §5 (APP-18, PRE-11). Files of a wrong
 * format, too large or empty ones are refused. A single field replaces its file by the first valid one; a field for
 * several files drops those beyond the limit.
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
  const wrong = chosen.filter(({ name }) => !isAcceptedName(name, accept));
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
  const isOldBook = accept.includes('xlsx') && wrong.some(({ name }) => /\.xls$/i.test(name));
  const refused = [
    ...said(wrong, 'Загружен неверный формат файла', 'Неверный формат у файлов'),
    ...(isOldBook ? ['Сохраните книгу .xls как XLSX'] : []),
    ...said(large, tooLarge, tooLarge),
    ...said(empty, 'Файл пустой', 'Пустые файлы'),
  ];
  if (!multiple) {
    const first = good.slice(0, 1);
    return first.length > 0 ? { files: first, errors: [] } : { files: present, errors: refused };
  }
  const all = [...present, ...good];
  const taken = Math.max(maxCount, present.length);
  const left = all.slice(taken);
  const over = left.length > 0 ? [`Лимит файлов до ${maxCount}, лишние: ${list(left)}`] : [];
  return { files: all.slice(0, taken), errors: [...refused, ...over] };
}
