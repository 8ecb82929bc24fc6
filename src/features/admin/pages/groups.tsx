import {
  adminGroupAdd,
  adminGroupChange,
  adminGroupList,
  adminGroupRead,
  adminGroupRemove,
  adminOptionList,
} from '#api/generated/hooks/admin/admin.ts';
import { plural } from '#lib/text.ts';
import { downloadTable } from '#platform/downloads.ts';
import { type GroupTypes, groupForm, typeOptions, typeText } from '../forms/groups-form.ts';
import { MemberView } from '../groups/MemberView.tsx';
import { defineAdminPage } from '../kit/define-admin-page.ts';
import { groupNamePattern } from '../kit/patterns.ts';
import { PeopleLink } from '../people/PeopleLink.tsx';

const numbers = new Intl.NumberFormat('ru-RU');
const yesNo = (is: boolean): string => (is ? 'Да' : 'Нет');

/** Groups of accounts: which parts of the portal and which services they open (administration.md §3). */
export const groups = defineAdminPage<GroupTypes>({
  page: 'groups',
  title: 'Группы',
  entity: 'group',
  idOf: ({ name }) => name,
  keyPattern: groupNamePattern,
  nameOf: ({ title }) => title,
  scopes: {
    admin: {
      list: adminGroupList,
      read: (name, options) => adminGroupRead({ name }, options),
      add: adminGroupAdd,
      change: ({ name, version }, body) => adminGroupChange({ ...body, name, version }),
      options: adminOptionList,
      download: (query) => downloadTable('/admin/groups/downloadListGroup', query, 'Группы'),
    },
  },
  search: { label: 'Название или имя' },
  sort: 'title,asc',
  columns: [
    { id: 'title', title: 'Название', isSortable: true, minWidth: 200, render: ({ title }) => title },
    { id: 'name', under: 'title', title: 'Имя', isSortable: true, minWidth: 200, render: ({ name }) => name },
    {
      id: 'groupType',
      isFact: true,
      title: 'Вид',
      minWidth: 176,
      render: ({ groupType }) => typeText(groupType),
    },
    {
      id: 'members',
      isFact: true,
      title: 'Участники',
      isSortable: true,
      align: 'end',
      minWidth: 120,
      render: ({ members }) => numbers.format(members),
    },
    {
      id: 'tiles',
      title: 'Сервисы только для групп',
      minWidth: 130,
      render: ({ tiles }) => tiles.map(({ label }) => label).join(', ') || '—',
    },
    {
      id: 'dayLimit',
      title: 'Запросов в день',
      align: 'end',
      minWidth: 98,
      render: ({ dayLimit }) => (dayLimit === null ? '—' : numbers.format(dayLimit)),
    },
    { id: 'isDefault', title: 'При регистрации', minWidth: 112, render: ({ isDefault }) => yesNo(isDefault) },
    {
      id: 'isGrantable',
      title: 'Выдают компании',
      isHidden: true,
      minWidth: 150,
      render: ({ isGrantable }) => yesNo(isGrantable),
    },
    { id: 'isSystem', title: 'Системная', minWidth: 98, render: ({ isSystem }) => yesNo(isSystem) },
  ],
  filters: [
    { kind: 'choice', name: 'groupType', title: 'Вид', options: typeOptions, isNumeric: true },
    { kind: 'yesNo', name: 'isDefault', title: 'При регистрации', yes: 'да', no: 'нет' },
    { kind: 'yesNo', name: 'isSystem', title: 'Системная', yes: 'да', no: 'нет' },
  ],
  actions: [
    {
      id: 'remove',
      title: 'Удалить',
      on: 'one',
      level: 'type',
      isDanger: true,
      isRemoval: true,
      allowed: ({ isSystem }) => !isSystem || 'Системную группу не удаляют',
      question: (_count, [row]) => `Удалить группу «${row?.title}»?`,
      effect: 'Участники потеряют то, что открывала группа. Вернуть её нельзя.',
      fields: (sources) => [
        {
          kind: 'lookup',
          name: 'replaceWith',
          label: 'Перенести участников в…',
          source: sources('group'),
          description: 'Нужно, если в\u00a0группе есть участники, сервисы или объявления',
        },
      ],
      call: ({ name, version }, { replaceWith }, options) =>
        adminGroupRemove({ name, version, ...(replaceWith && { replaceWith: replaceWith.id }) }, options),
      done: ({ title }) => `Группа удалена: ${title}`,
    },
  ],
  actionValues: { replaceWith: null },
  drawer: {
    form: groupForm,
    newTitle: 'Новая группа',
    tabs: [
      {
        id: 'members',
        title: 'Участники',
        render: ({ name, members }) => (
          <PeopleLink
            count={members}
            text={
              members === 0
                ? 'В\u00a0группе никого нет.'
                : `В\u00a0группе ${plural(members, 'участник', 'участника', 'участников')}.`
            }
            search={{ group: name }}
          />
        ),
      },
      { id: 'view', title: 'Что увидит участник', render: (row) => <MemberView group={row} /> },
    ],
  },
  empty: 'Групп нет',
});
