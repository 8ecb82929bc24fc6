import { formatFileSize } from '#lib/file-size.ts';

/** What a service takes. */
export interface AttachmentRule {
  /** Extensions with their dot, lower case. */
  accept: readonly string[];
  maxCount: number;
  /** Bytes. */
  maxSize: number;
}

interface Checked {
  files: readonly File[];
  /** What was refused and why, for the caption; null when all is well. */
  error: string | null;
}

const hasExtension = (name: string, accept: readonly string[]): boolean =>
  accept.some((extension) => name.toLowerCase().endsWith(extension));

const names = (files: readonly File[]): string => files.map(({ name }) => `«${name}»`).join(', ');

/**
 * Adds chosen files to those that are there (APP-18): wrong formats, too large and empty ones are left out and
 * named, what is beyond the count is cut.
 */
export function addFiles(present: readonly File[], chosen: readonly File[], rule: AttachmentRule): Checked {
  const wrong = chosen.filter(({ name }) => !hasExtension(name, rule.accept));
  const right = chosen.filter((file) => !wrong.includes(file));
  const large = right.filter(({ size }) => size > rule.maxSize);
  const empty = right.filter(({ size }) => size === 0);
  const good = right.filter((file) => !large.includes(file) && !empty.includes(file));
  const files = [...present, ...good].slice(0, rule.maxCount);
  const errors = [
    wrong.length === 1 && chosen.length === 1 ? 'Загружен неверный формат файла' : '',
    wrong.length > 0 && chosen.length > 1 ? `Неверный формат у файлов: ${names(wrong)}` : '',
    large.length > 0 ? `Максимальный размер файла ${formatFileSize(rule.maxSize)}: ${names(large)}` : '',
    empty.length > 0 ? `Пустой файл: ${names(empty)}` : '',
    present.length + good.length > rule.maxCount ? `Лимит файлов до ${rule.maxCount}` : '',
  ].filter(Boolean);
  return { files, error: errors.length > 0 ? errors.join('. ') : null };
}
