import type { AdminGroup } from '#api/generated/model/adminGroup.ts';
import type { AdminGroupListParams } from '#api/generated/model/adminGroupListParams.ts';
import type { GroupFields } from '#api/generated/model/groupFields.ts';
import type { Choice } from '#forms/index.ts';
import { choicesFrom, idsOf } from '#lib/options.ts';
import type { AdminForm } from '../kit/define-admin-page.ts';

/** The types of the page of groups. */
export interface GroupTypes {
  row: AdminGroup;
  query: Omit<AdminGroupListParams, 'page' | 'size' | 'sort'>;
  form: GroupForm;
  body: GroupFields & { name: string };
  action: never;
  actionForm: { replaceWith: Choice | null };
}

/** The form of a group; its fields are named as in the contract, so that errors of the gateway match them. */
interface GroupForm {
  name: string;
  title: string;
  groupType: number | null;
  tiles: readonly Choice[];
  dayLimit: number | null;
  isDefault: boolean;
  isGrantable: boolean;
}

/** Types of groups with a meaning (portal.md §6), by their numbers. */
const types: Readonly<Record<string, string>> = {
  0: 'обычная',
  1: 'компания',
  2: 'администраторы компаний',
  3: 'тариф лицея',
  4: 'коммерция',
  13: 'образовательный доступ',
};
export const typeOptions = Object.entries(types).map(([id, label]) => ({
  id,
  label: `${id}\u00a0— ${label}`,
}));
/** A type with its meaning: «13 — образовательный доступ». */
export const typeText = (type: number): string =>
  typeOptions.find(({ id }) => id === String(type))?.label ?? String(type);

/** What the gateway takes for a name. */
const namePattern = /^[A-Za-z][A-Za-z0-9_]*$/;

export const groupForm: AdminForm<GroupTypes> = {
  fields: (sources, row) => [
    { kind: 'text', name: 'title', label: 'Название', maxLength: 100, isRequired: true },
    {
      kind: 'text',
      name: 'name',
      label: 'Имя',
      maxLength: 100,
      isRequired: true,
      isDisabled: row !== null,
      description: row ? 'Имя не меняется' : 'Латинские буквы, цифры и подчёркивание. Потом имя не изменить',
    },
    {
      kind: 'number',
      name: 'groupType',
      label: 'Вид',
      minValue: 0,
      maxValue: 1000,
      isRequired: true,
      isDisabled: row?.isSystem ?? false,
      description:
        '13\u00a0— образовательный доступ: участник сам платит за запросы. 0\u00a0— обычная группа',
    },
    {
      kind: 'multiLookup',
      name: 'tiles',
      label: 'Сервисы только для групп',
      source: sources('tile'),
      description: 'Выбранный сервис закроется для всех, кто не состоит в его группах',
    },
    {
      kind: 'number',
      name: 'dayLimit',
      label: 'Запросов в день',
      minValue: 0,
      maxValue: 1_000_000,
      description: 'Одному участнику на все сервисы вместе. Если не заполнить, лимита нет',
    },
    { kind: 'switch', name: 'isDefault', label: 'Получают все, кто регистрируется' },
    { kind: 'switch', name: 'isGrantable', label: 'Могут выдавать администраторы компаний' },
  ],
  toValues: (row) => ({
    name: row?.name ?? '',
    title: row?.title ?? '',
    groupType: row?.groupType ?? 0,
    tiles: choicesFrom(row?.tiles ?? []),
    dayLimit: row?.dayLimit ?? null,
    isDefault: row?.isDefault ?? false,
    isGrantable: row?.isGrantable ?? false,
  }),
  validate: ({ name }) => ({
    name:
      name.trim() === '' || namePattern.test(name.trim())
        ? undefined
        : 'Латинские буквы, цифры и подчёркивание, первой — буква',
  }),
  toBody: ({ name, title, groupType, tiles, ...values }) => ({
    ...values,
    name: name.trim(),
    title: title.trim(),
    groupType: groupType ?? 0,
    tiles: idsOf(tiles),
  }),
};
