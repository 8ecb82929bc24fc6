/** What the imports say, in words. */
import type { ImportCheck } from '#api/generated/model/importCheck.ts';
import type { ImportEncoding } from '#api/generated/model/importEncoding.ts';
import type { ImportPurpose } from '#api/generated/model/importPurpose.ts';
import type { ImportRow } from '#api/generated/model/importRow.ts';
import type { ImportRowStatus } from '#api/generated/model/importRowStatus.ts';
import type { ImportSeparator } from '#api/generated/model/importSeparator.ts';
import { formatNumber } from '#lib/numbers.ts';
import { plural } from '#lib/text.ts';
import type { BadgeProps } from '#ui/index.ts';
import { shownChanges } from '../audit/audit-fields.ts';
import { endTitle, isRunning, resultText } from '../edit/batch.ts';

export const purposeTitles: Readonly<Record<ImportPurpose, string>> = {
  add: 'Добавить и\u00a0обновить',
  group: 'Добавить в\u00a0группу',
  block: 'Заблокировать',
};

export const separatorTitles: Readonly<Record<ImportSeparator, string>> = {
  semicolon: 'Точка с\u00a0запятой',
  comma: 'Запятая',
  tab: 'Табуляция',
};

export const encodingTitles: Readonly<Record<ImportEncoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1251': 'Windows-1251',
};

export const statusTitles: Readonly<Record<ImportRowStatus, string>> = {
  added: 'Новый',
  changed: 'Изменится',
  unchanged: 'Без изменений',
  refused: 'Отказ',
};

export const statusTones: Readonly<Record<ImportRowStatus, NonNullable<BadgeProps['tone']>>> = {
  added: 'positive',
  changed: 'info',
  unchanged: 'neutral',
  refused: 'negative',
};

/** Of a new account the address is the name of its line, and the others are always the same. */
const fixed: readonly string[] = ['email', 'role', 'status'];

/** The changes of a line in words: `Отдел: Закупки → Бухгалтерия`; of a new account `Отдел: Бухгалтерия`. */
export function changesText({ status, changes }: Pick<ImportRow, 'status' | 'changes'>): string[] {
  const isNew = status === 'added';
  const told = changes.filter(({ field }) => !isNew || !fixed.includes(field));
  return shownChanges(told, 'user').map(({ label, before, after }) =>
    isNew ? `${label}: ${after}` : `${label}: ${before} → ${after}`,
  );
}

/** Number of lines that the import changes. */
export const toImport = ({ added, changed }: Pick<ImportCheck, 'added' | 'changed'>): number =>
  added + changed;

/** `296 строк` */
export const linesText = (count: number): string => plural(count, 'строка', 'строки', 'строк');

/** `Импортировать 296 строк` */
export const importLabel = (count: number): string =>
  `Импортировать ${plural(count, 'строку', 'строки', 'строк')}`;

/** `300 строк: новых 12, изменятся 284, без изменений 0, отказано 4` */
export function checkText({ total, added, changed, unchanged, refused }: ImportCheck): string {
  const parts = [
    added > 0 && `новых ${formatNumber(added)}`,
    changed > 0 && `изменятся ${formatNumber(changed)}`,
    unchanged > 0 && `без изменений ${formatNumber(unchanged)}`,
    refused > 0 && `отказано ${formatNumber(refused)}`,
  ].filter((part) => part !== false);
  return `${linesText(total)}: ${parts.join(', ')}`;
}

/** What has come of an import, with the lines that the check had refused or found unchanged. */
export function stateText({ job, unchanged, refused }: ImportCheck): string {
  if (!job) return 'Ждёт подтверждения';
  if (isRunning(job)) return 'Выполняется';
  const all = { changed: job.changed, unchanged: job.unchanged + unchanged, refused: job.refused + refused };
  return `${endTitle(job)}. ${resultText(all)}`;
}

/** The effect of an import, for the question before it. */
export function effectText({ purpose, added, changed }: ImportCheck, isInvited: boolean): string {
  if (purpose === 'block')
    return `Будет заблокировано: ${plural(changed, 'пользователь', 'пользователя', 'пользователей')}. Открытые сессии завершатся.`;
  if (purpose === 'group')
    return `В\u00a0группу войдёт ${plural(changed, 'пользователь', 'пользователя', 'пользователей')}.`;
  const letters = isInvited && added > 0 ? ' Каждому новому уйдёт письмо с\u00a0приглашением.' : '';
  return `Новых учётных записей: ${formatNumber(added)}, изменённых: ${formatNumber(changed)}.${letters}`;
}
