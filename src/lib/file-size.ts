import { lazily } from './lazily.ts';

const units = ['Б', 'КБ', 'МБ', 'ГБ'] as const;
const format = lazily(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 }));

/** Formats a size as `1,5 МБ`, in units of 1024, with a non-breaking space (APP-18). */
export function formatFileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return `${format().format(bytes / 1024 ** power)}\u00a0${units[power] ?? 'Б'}`;
}
