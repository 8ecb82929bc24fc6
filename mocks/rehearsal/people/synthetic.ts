/** Facts of the synthetic people: functions of their id, without randomness, so always the same. */
import { DAY } from '#mocks/domain/lists/days.ts';

/** Their ids begin here. */
export const FIRST_ID = 1001;

const departments = [
  'Агрономическая служба',
  'Административно-хозяйственный отдел',
  'Аналитический отдел',
  'Архив',
  'Бухгалтерия',
  'Ветеринарная служба',
  'Дирекция',
  'Инженерная служба',
  'Казначейство',
  'Канцелярия',
  'Коммерческий отдел',
  'Конструкторское бюро',
  'Контактный центр',
  'Лаборатория',
  'Отдел безопасности',
  'Отдел внутреннего аудита',
  'Отдел закупок',
  'Отдел информационных систем',
  'Отдел качества',
  'Отдел кадров',
  'Отдел логистики',
  'Отдел маркетинга',
  'Отдел обучения',
  'Отдел охраны труда',
  'Отдел продаж',
  'Отдел развития',
  'Отдел рисков',
  'Отдел связей с общественностью',
  'Отдел стандартизации',
  'Планово-экономический отдел',
  'Проектный офис',
  'Производственный отдел',
  'Редакция',
  'Склад',
  'Служба главного энергетика',
  'Служба поддержки',
  'Служба эксплуатации',
  'Транспортный отдел',
  'Учебная часть',
  'Юридический отдел',
];
/** A number below `count` that depends only on the person and the purpose (Fowler–Noll–Vo hash). */
export function pick(id: number, purpose: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const char of `${purpose} ${id}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) % count;
}

/** A value of the list that depends only on the person and the purpose. */
export function of<T>(list: readonly T[], id: number, purpose: string): T {
  const value = list[pick(id, purpose, list.length)];
  if (value === undefined) throw new RangeError(`Nothing to pick for ${purpose}`);
  return value;
}

/** Position of the person's company in the reference data; 2 is the lyceum. */
export const companyOf = (id: number): number => of([0, 0, 0, 1, 1, 2], id, 'company');

export const departmentOf = (id: number): string =>
  companyOf(id) === 2 ? 'Учебная часть' : of(departments, id, 'department');

/** One in thirty each is blocked, invited, or has an address that is not confirmed. */
export function standingOf(id: number): 'blocked' | 'invited' | 'unconfirmed' | 'active' {
  return (['blocked', 'invited', 'unconfirmed'] as const)[pick(id, 'state', 30)] ?? 'active';
}

/** A time this many days and some minutes before `now`. */
const momentBefore = (now: Date, days: number, id: number, purpose: string): string =>
  new Date(now.getTime() - days * DAY - pick(id, purpose, 1440) * 60_000).toISOString();

/** Creation of the account, 100 to 700 days before the first start. */
export const createdOf = (id: number, start: Date): string =>
  momentBefore(start, 100 + pick(id, 'created', 600), id, 'created at');

/**
 * Until when a person used the portal: null for never (one in ten, and accounts without access), `start` for those who
 * still use it (six in ten), and for the others a moment up to 99 days before it.
 */
export function usedUntil(id: number, start: Date): string | null {
  const standing = standingOf(id);
  const habit = pick(id, 'visit', 10);
  if (habit === 0 || standing === 'invited' || standing === 'unconfirmed') return null;
  if (habit <= 6 && standing === 'active') return start.toISOString();
  return momentBefore(start, 2 + Math.floor(pick(id, 'days', 1000) ** 2 / 10_300), id, 'visit at');
}
