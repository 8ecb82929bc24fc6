import { expect, test } from 'vitest';
import type { AccessRequest } from '#api/generated/model/accessRequest.ts';
import { requestActions } from '../pages/requests-actions.ts';
import { ageText } from './request-words.ts';

test.each([
  ['2026-11-23T11:59:30Z', null, '0\u00a0минут'],
  ['2026-11-23T07:00:00Z', null, '5\u00a0часов'],
  ['2026-11-20T09:00:00Z', null, '3\u00a0дня'],
  ['2026-11-20T09:00:00Z', '2026-11-20T10:30:00Z', '1\u00a0час'],
  ['вчера', null, '—'],
])('[ADM-05] a request of %s, decided at %s, waited %s', (created, date, text) => {
  const decision = date === null ? null : { by: 'admin@neuro.example', date, reason: '' };
  const shown = ageText({ created, decision }, new Date('2026-11-23T12:00:00Z'));
  expect(shown.replace(' ', '\u00a0')).toBe(text);
});

test.each([
  [1, 'создаст 1 учётную запись и пришлёт приглашение.'],
  [2, 'создаст 2 учётные записи и пришлёт приглашения.'],
])(
  '[ADM-13] the approval of %d requests without an account names the accounts and the invitations',
  (count, text) => {
    const rows = Array.from({ length: count }, () => ({ userId: null }) as AccessRequest);
    const effect = requestActions.find(({ id }) => id === 'approve')?.effect;
    expect(typeof effect === 'function' && effect(rows).replaceAll('\u00a0', ' ')).toContain(text);
  },
);
