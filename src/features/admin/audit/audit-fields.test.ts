import { expect, test } from 'vitest';
import type { AuditEntity } from '#api/generated/model/auditEntity.ts';
import { shownChanges } from './audit-fields.ts';

test.each<[AuditEntity, string, string, string]>([
  ['company', 'storageMb', '512000', '512\u00a0000'],
  ['company', 'monthLimit', '1000000', '1\u00a0000\u00a0000'],
  ['company', 'brand.accent', '#0b6572', '#0b6572'],
  ['connection', 'isInternal', 'true', 'Да'],
  ['token', 'prefix', '20261124', '20261124'],
  ['template', 'subject', 'true', 'true'],
  ['user', 'role', 'Chat_Bot', 'Гость чат-бота'],
  ['user', 'status', 'blocked', 'Заблокирован'],
  ['feedback', 'status', 'open', 'В работе'],
  ['error', 'status', 'known', 'Известная'],
  ['letter', 'status', 'closed', 'Закрыто'],
  ['group', 'groupType', '13', '13\u00a0— образовательный доступ'],
  ['token', 'scopes', 'chat, files', 'Чаты, Файлы'],
  ['token', 'scopes', 'chat, чужое', 'chat, чужое'],
  ['banner', 'tone', 'warning', 'Предупреждение'],
  ['banner', 'starts', '2026-11-20', '20.11.2026'],
  ['connection', 'provider', 'sber', 'Сбер'],
  ['budget', 'atEnd', 'stop', 'Остановить платные запросы'],
  ['price', 'starts', '2026-12-01', '01.12.2026'],
  ['price', 'minute', '2.5', '2.5'],
  ['mailing', 'channel', 'notification', 'Уведомление'],
  ['mailing', 'level', '300', 'Релиз'],
  ['mailing', 'audience.role', 'USER, ADMIN', 'Пользователь, Администратор'],
  ['mailing', 'audience.isVisited', 'false', 'Нет'],
  ['report', 'kind', 'inactive', 'Неактивные пользователи'],
  ['report', 'groupBy', 'department', 'Отдел'],
  ['schedule', 'period', 'weekly', 'Каждый понедельник'],
  ['schedule', 'hour', '9', '09:00'],
  ['rule', 'metric', 'errorShare', 'Доля ошибок'],
  ['tile', 'group', 'media', 'Медиа'],
  ['tile', 'typeInput', 'url', 'Ссылка'],
])('[ADM-19] of %s, %s that was %j is shown as %j, its title in Russian', (entity, field, before, shown) => {
  const [change] = shownChanges([{ field, before, after: null }], entity);
  expect(change).toMatchObject({ before: shown, after: '—' });
  expect(change?.label).toMatch(/^[А-ЯЁ]/);
});

test('[ADM-19] a field has the title of its form, a condition says of what it is; an unknown object keeps its values', () => {
  const change = { field: 'status', before: null, after: 'blocked' };
  expect(shownChanges([change], 'user', [{ name: 'status', label: 'Доступ' }])).toEqual([
    { label: 'Доступ', before: '—', after: 'Заблокирован' },
  ]);
  expect(shownChanges([change], null)).toMatchObject([{ label: 'Статус', after: 'blocked' }]);
  expect(shownChanges([{ ...change, field: 'name' }], 'company')).toMatchObject([{ label: 'Название' }]);
  const audience = { field: 'audience.group', before: 'Лицей', after: null };
  expect(shownChanges([audience], 'mailing')).toMatchObject([
    { label: 'Получатели: группы', before: 'Лицей' },
  ]);
});

test('[PRES-50] what was changed of a brand has its words', () => {
  const [change] = shownChanges([{ field: 'brand.light', before: '#ffffff', after: '#f4f4f4' }], 'company');
  expect(change?.label).toBe('Фирменный стиль: светлый цвет');
});
