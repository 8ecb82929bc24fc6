import type { AdminService } from '#api/generated/model/adminService.ts';
import type { AdminServiceListParams } from '#api/generated/model/adminServiceListParams.ts';
import type { ServiceAction } from '#api/generated/model/serviceAction.ts';
import type { ServiceFields } from '#api/generated/model/serviceFields.ts';
import type { TileGroup } from '#api/generated/model/tileGroup.ts';
import type { TypeInput } from '#api/generated/model/typeInput.ts';
import type { Choice, Field, FieldErrors } from '#forms/index.ts';
import { choicesFrom, idsOf, optionsOf } from '#lib/options.ts';
import type { AdminForm } from '../kit/define-admin-page.ts';

/** The types of the page of services. */
export interface ServiceTypes {
  row: AdminService;
  query: Omit<AdminServiceListParams, 'page' | 'size' | 'sort'>;
  form: ServiceForm;
  body: ServiceFields & { name: string };
  action: ServiceAction;
  actionForm: { reason: string; groups: readonly Choice[]; group: Choice | null };
}

interface ModelRow {
  value: string;
  title: string;
  isDefault: boolean;
}

/** The form of a service; its fields are named as in the contract, so that errors of the gateway match them. */
interface ServiceForm {
  name: string;
  title: string;
  description: string;
  group: string | null;
  external: boolean;
  isInsideConfirmed: boolean;
  isPopular: boolean;
  disabled: boolean;
  disabledReason: string;
  /** Separated by commas. */
  tags: string;
  typeInput: string | null;
  groups: readonly Choice[];
  companies: readonly Choice[];
  connectionUuid: Choice | null;
  models: readonly ModelRow[];
  dayLimit: number | null;
}

const sections: Readonly<Record<TileGroup, string>> = {
  chat: 'Чат',
  images: 'Изображения',
  media: 'Медиа',
  services: 'Сервисы',
  other: 'Другое',
  testing: 'Тестирование',
};
const inputs: Readonly<Record<TypeInput, string>> = {
  text: 'Текст',
  'text-file': 'Текст и файлы',
  GptMulti: 'Текст и картинки',
  searchByFile: 'Вопрос по файлу',
  file: 'Файл',
  audio: 'Звук',
  url: 'Ссылка',
};
export const sectionOptions = optionsOf(sections);
export const inputOptions = optionsOf(inputs);

/** A section in words; one that the portal does not know is «Другое», as on the main page. */
export const sectionText = (section: TileGroup): string => sections[section] ?? sections.other;

const namePattern = /^[A-Za-z][A-Za-z0-9_]*$/;
const tagsIn = (text: string): string[] => [...new Set(text.split(',').flatMap((tag) => tag.trim() || []))];

const modelFields = [
  { kind: 'text', name: 'title', label: 'Модель', maxLength: 100, isRequired: true },
  { kind: 'text', name: 'value', label: 'Имя', maxLength: 60, isRequired: true },
  { kind: 'switch', name: 'isDefault', label: 'По умолчанию' },
] as const satisfies readonly Field<ModelRow>[];

export function serviceErrors(values: ServiceForm, row: AdminService | null): FieldErrors<ServiceForm> {
  const { name, external, isInsideConfirmed, disabled, connectionUuid, models, tags } = values;
  const list = tagsIn(tags);
  const defaults = models.filter(({ isDefault }) => isDefault).length;
  return {
    name:
      row || name.trim() === '' || namePattern.test(name.trim())
        ? undefined
        : 'Латинские буквы, цифры и подчёркивание',
    isInsideConfirmed:
      row?.external && !external && !isInsideConfirmed
        ? 'Пометка «в\u00a0контуре» обещает, что данные не\u00a0уходят. Подтвердите это'
        : undefined,
    connectionUuid: disabled || connectionUuid ? undefined : 'Без подключения сервис можно только выключить',
    models: models.length > 0 && defaults !== 1 ? 'Отметьте ровно одну модель по\u00a0умолчанию' : undefined,
    tags:
      list.length > 20 || list.some((tag) => tag.length > 40) ? 'Не больше 20 слов по 40 знаков' : undefined,
  };
}

export const serviceForm: AdminForm<ServiceTypes> = {
  fields: (sources, row) => [
    { kind: 'text', name: 'title', label: 'Название', maxLength: 100, isRequired: true },
    {
      kind: 'text',
      name: 'name',
      label: 'Имя в адресе',
      maxLength: 40,
      isRequired: true,
      isDisabled: row !== null,
      description: row ? 'Имя не меняется' : 'Латинские буквы, цифры и подчёркивание. Потом имя не изменить',
    },
    { kind: 'textarea', name: 'description', label: 'Описание', maxLength: 300, rows: 2 },
    { kind: 'select', name: 'group', label: 'Раздел', options: sectionOptions, isRequired: true },
    { kind: 'switch', name: 'external', label: 'Внешний: данные уходят за пределы компании' },
    ...(row?.external
      ? ([
          {
            kind: 'switch',
            name: 'isInsideConfirmed',
            label: 'Если станет сервисом в контуре: данные действительно не уходят',
          },
        ] as const)
      : []),
    { kind: 'switch', name: 'isPopular', label: 'Популярный' },
    { kind: 'switch', name: 'disabled', label: 'Выключен' },
    {
      kind: 'text',
      name: 'disabledReason',
      label: 'Почему выключен',
      maxLength: 200,
      description: 'Увидят те, кто попробует отправить запрос',
    },
    { kind: 'text', name: 'tags', label: 'Слова для поиска', maxLength: 820, description: 'Через запятую' },
    {
      kind: 'select',
      name: 'typeInput',
      label: 'Что принимает',
      options: inputOptions,
      isClearable: true,
      description: 'Если не выбрать, портал решает по имени сервиса',
    },
    {
      kind: 'multiLookup',
      name: 'groups',
      label: 'Только группам',
      source: sources('group'),
      description: 'Если не выбрать, открыт всем',
    },
    {
      kind: 'multiLookup',
      name: 'companies',
      label: 'Только компаниям',
      source: sources('company'),
      description: 'Если не выбрать, открыт всем',
    },
    { kind: 'lookup', name: 'connectionUuid', label: 'Подключение', source: sources('connection') },
    {
      kind: 'rows',
      name: 'models',
      label: 'Модели',
      fields: modelFields,
      newRow: (): ModelRow => ({ value: '', title: '', isDefault: false }),
      addLabel: 'Добавить модель',
      maxCount: 20,
    },
    {
      kind: 'number',
      name: 'dayLimit',
      label: 'Запросов в день',
      minValue: 0,
      maxValue: 1_000_000,
      description: 'Одному человеку. Если не заполнить, действует его собственный лимит',
    },
  ],
  toValues: (row) => ({
    name: row?.name ?? '',
    title: row?.title ?? '',
    description: row?.description ?? '',
    group: row ? row.group : 'other',
    external: row?.external ?? true,
    isInsideConfirmed: false,
    isPopular: row?.isPopular ?? false,
    disabled: row?.disabled ?? true,
    disabledReason: row?.disabledReason ?? '',
    tags: row?.tags.join(', ') ?? '',
    typeInput: row?.typeInput ?? null,
    groups: row ? choicesFrom(row.groups) : [],
    companies: row ? choicesFrom(row.companies) : [],
    connectionUuid: row?.connectionUuid
      ? { id: row.connectionUuid, label: row.connectionTitle ?? row.connectionUuid }
      : null,
    models: row?.models ?? [],
    dayLimit: row?.dayLimit ?? null,
  }),
  validate: serviceErrors,
  toBody: ({ isInsideConfirmed: _asked, name, title, description, group, tags, typeInput, ...values }) => ({
    ...values,
    name: name.trim(),
    title: title.trim(),
    description: description.trim(),
    group: sectionOptions.find(({ id }) => id === group)?.id ?? 'other',
    tags: tagsIn(tags),
    typeInput: inputOptions.find(({ id }) => id === typeInput)?.id ?? null,
    groups: idsOf(values.groups),
    companies: idsOf(values.companies),
    connectionUuid: values.connectionUuid?.id ?? null,
    models: values.models.map((model) => ({
      ...model,
      value: model.value.trim(),
      title: model.title.trim(),
    })),
  }),
};
