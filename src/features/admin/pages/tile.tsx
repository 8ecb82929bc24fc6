import {
  adminGroupRead,
  adminOptionList,
  adminServiceAdd,
  adminServiceBatchChange,
  adminServiceChange,
  adminServiceList,
  adminServiceMove,
  adminServiceRead,
  adminServiceRemove,
} from '#api/generated/hooks/admin/admin.ts';
import { idsOf } from '#lib/options.ts';
import { plural } from '#lib/text.ts';
import { downloadTable } from '#platform/downloads.ts';
import { type ServiceTypes, sectionOptions, serviceForm } from '../forms/tile-form.ts';
import { MemberDialog } from '../groups/MemberDialog.tsx';
import type { AdminScope } from '../kit/admin-scope.ts';
import { type AdminAction, defineAdminPage } from '../kit/define-admin-page.ts';
import { groupNamePattern, uuidPattern } from '../kit/patterns.ts';
import { serviceColumns } from './tile-columns.tsx';

const adminServices: AdminScope<ServiceTypes> = {
  list: adminServiceList,
  read: (uuid, options) => adminServiceRead({ uuid }, options),
  // A service of the portal's own has the same name in addresses and in requests.
  add: (body, options) => adminServiceAdd({ ...body, serviceType: body.name }, options),
  change: ({ uuid, version }, { name: _fixed, ...body }) => adminServiceChange({ ...body, uuid, version }),
  changeKeys: (keys, action, options) => adminServiceBatchChange({ keys, action }, options),
  move: (uuid, position) => adminServiceMove({ uuid, position }),
  options: adminOptionList,
  download: (query) => downloadTable('/admin/tile/downloadListTile', query, 'Сервисы'),
};

const services = (count: number): string => plural(count, 'сервис', 'сервиса', 'сервисов');

const actions: readonly AdminAction<ServiceTypes>[] = [
  {
    id: 'view',
    title: 'Посмотреть как группа…',
    on: 'one',
    level: 'ask',
    isReading: true,
    question: () => 'Посмотреть как группа',
    fields: (sources) => [
      { kind: 'lookup', name: 'group', label: 'Группа', source: sources('group'), isRequired: true },
    ],
    call: (_row, { group }) => adminGroupRead({ name: group?.id ?? '' }),
    done: () => null,
    Answer: MemberDialog,
  },
  {
    id: 'enable',
    title: 'Включить',
    on: 'both',
    level: 'now',
    allowed: ({ disabled, connectionUuid }) =>
      (disabled && connectionUuid !== null) || (disabled ? 'Нет подключения' : 'Уже включён'),
    question: (count) => `Включить ${services(count)}?`,
    run: () => ({ kind: 'enable' }),
    undo: (_values, { disabledReason: reason }) => ({ kind: 'disable', reason }),
  },
  {
    id: 'disable',
    title: 'Выключить',
    on: 'both',
    level: 'ask',
    isDanger: true,
    allowed: ({ disabled }) => !disabled || 'Уже выключен',
    question: (count) => `Выключить ${services(count)}?`,
    effect: 'Новые запросы перестанут приниматься, начатые ответы допишутся.',
    fields: () => [{ kind: 'text', name: 'reason', label: 'Причина', maxLength: 200 }],
    run: ({ reason }) => ({ kind: 'disable', reason: reason.trim() }),
    undoAll: () => ({ kind: 'enable' }),
  },
  {
    id: 'groups',
    title: 'Открыть только группам',
    on: 'both',
    level: 'ask',
    question: (count) => `Кому открыть ${services(count)}?`,
    effect: 'Остальные перестанут видеть сервис. Без групп он открыт всем.',
    fields: (sources) => [{ kind: 'multiLookup', name: 'groups', label: 'Группы', source: sources('group') }],
    run: ({ groups }) => ({ kind: 'groups', groups: idsOf(groups) }),
    undo: (_values, { groups }) => ({ kind: 'groups', groups: groups.map(({ value }) => value) }),
  },
  {
    id: 'remove',
    title: 'Удалить',
    on: 'one',
    level: 'type',
    isDanger: true,
    isRemoval: true,
    question: (_count, [row]) => `Удалить сервис «${row?.title}»?`,
    effect: 'Он исчезнет у всех. Вернуть его нельзя.',
    call: ({ uuid: key, version }, _values, options) => adminServiceRemove({ uuid: key, version }, options),
    done: ({ title }) => `Сервис удалён: ${title}`,
  },
];

/** Services and their tiles on the main page (administration.md §3, tile). */
export const tiles = defineAdminPage<ServiceTypes>({
  page: 'tile',
  title: 'Сервисы',
  entity: 'tile',
  idOf: (row) => row.uuid,
  nameOf: ({ title }) => title,
  scopes: { admin: adminServices },
  search: { label: 'Название, имя или слово' },
  sort: 'position,asc',
  columns: serviceColumns,
  filters: [
    { kind: 'choice', name: 'section', title: 'Раздел', options: sectionOptions },
    { kind: 'yesNo', name: 'isExternal', title: 'Внешний', yes: 'да', no: 'нет' },
    { kind: 'yesNo', name: 'isPopular', title: 'Популярный', yes: 'да', no: 'нет' },
    { kind: 'yesNo', name: 'isDisabled', title: 'Выключен', yes: 'да', no: 'нет' },
    { kind: 'lookup', name: 'group', title: 'Группы', source: 'group', pattern: groupNamePattern },
    { kind: 'lookup', name: 'connection', title: 'Подключение', source: 'connection', pattern: uuidPattern },
  ],
  actions,
  actionValues: { reason: '', groups: [], group: null },
  drawer: { form: serviceForm, newTitle: 'Новый сервис' },
  empty: 'Плиток нет',
});
