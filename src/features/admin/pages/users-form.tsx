import type { AdminUser } from '#api/generated/model/adminUser.ts';
import { AcceptedAgreements } from '#features/agreements/index.ts';
import type { Choice } from '#forms/index.ts';
import { isEmail } from '#lib/email.ts';
import { idsOf, numberOf } from '#lib/options.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import type { AdminForm, AdminTab } from '../kit/define-admin-page.ts';
import { AccessTab } from '../people/AccessTab.tsx';
import { PendingEmail } from '../people/PendingEmail.tsx';
import { UsageTab } from '../people/UsageTab.tsx';
import type { UserTypes } from './users-types.ts';

export const roles = [
  { id: 'USER', label: 'Пользователь' },
  { id: 'ADMIN', label: 'Администратор' },
] as const;
/** The role of a guest cannot be changed, and no other account can become a guest. */
const guestRoles = [{ id: 'Chat_Bot', label: 'Гость чат-бота' }] as const;

/** A chosen value and its label, null where there is none. */
const choiceOf = (id: string | number | null, label: string | null): Choice | null =>
  id === null ? null : { id: String(id), label: label ?? String(id) };

export const userForm: AdminForm<UserTypes> = {
  Notice: PendingEmail,
  fields: (sources, row, area) => [
    {
      kind: 'text',
      name: 'email',
      label: 'E-mail',
      type: 'email',
      maxLength: 254,
      isRequired: true,
      ...(row && {
        description:
          'Новый адрес начнёт действовать, когда его подтвердят по\u00a0ссылке из\u00a0письма. На\u00a0прежний придёт письмо, чтобы это можно было отменить',
      }),
    },
    { kind: 'text', name: 'name', label: 'Имя', maxLength: 200, isRequired: true },
    ...(area === 'admin'
      ? [{ kind: 'lookup', name: 'companyUuid', label: 'Компания', source: sources('company') } as const]
      : []),
    { kind: 'text', name: 'department', label: 'Отдел', maxLength: 200 },
    { kind: 'textarea', name: 'description', label: 'Должность', maxLength: 500, rows: 2 },
    ...(area === 'admin'
      ? [
          {
            kind: 'select',
            name: 'role',
            label: 'Роль',
            isRequired: true,
            options: row?.role === 'Chat_Bot' ? guestRoles : roles,
          } as const,
        ]
      : []),
    {
      kind: 'multiLookup',
      name: 'groups',
      label: 'Группы',
      source: sources('group'),
      // Other groups of the person are the platform's.
      ...(area === 'companyAdmin' && { description: 'Назначать и\u00a0убирать можно группы из\u00a0списка' }),
    },
    { kind: 'lookup', name: 'tariffId', label: 'Тариф', source: sources('tariff') },
    ...(row ? [] : [{ kind: 'switch', name: 'isInvited', label: 'Отправить приглашение' } as const]),
  ],
  toValues: (row) => ({
    email: row?.email ?? '',
    name: row?.name ?? '',
    companyUuid: row && choiceOf(row.companyUuid, row.companyName),
    department: row?.department ?? '',
    description: row?.description ?? '',
    // An unknown role is not guessed: a role has to be chosen before the account is saved.
    role: row ? row.role : 'USER',
    groups: row?.groups.map(({ name, title }) => ({ id: name, label: title })) ?? [],
    tariffId: row && choiceOf(row.tariffId, row.tariffTitle),
    isInvited: true,
  }),
  validate: ({ email }) => ({ email: isEmail(email) ? undefined : 'Некорректный email' }),
  toBody: ({ email, companyUuid, role, groups, tariffId, ...texts }) => ({
    ...texts,
    email: email.trim(),
    companyUuid: companyUuid?.id ?? null,
    role: [...roles, ...guestRoles].find(({ id }) => id === role)?.id ?? 'USER',
    groups: idsOf(groups),
    tariffId: numberOf(tariffId),
  }),
};

/** The month by day and service; each area has its own calls for it. */
export const usageTab = (area: AdminArea): AdminTab<AdminUser> => ({
  id: 'usage',
  title: 'Использование',
  area,
  render: (row) => <UsageTab user={row} area={area} />,
});

export const accessTab: AdminTab<AdminUser> = {
  id: 'access',
  title: 'Права',
  area: 'admin',
  render: (row) => <AccessTab user={row} />,
};

/** The agreements that the owner of an account has accepted. */
export const agreementsTab: AdminTab<AdminUser> = {
  id: 'agreements',
  title: 'Соглашения',
  render: (row) => <AcceptedAgreements accepted={row.agreements} />,
};
