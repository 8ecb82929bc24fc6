import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '#api/error.ts';
import { toast } from '#ui/index.ts';
import { unavailable } from '../availability.ts';
import { infoDialogs } from '../info-dialog.ts';
import { session, signIn } from '../session/session.ts';
import { reportError } from './report.ts';

const url = 'http://portal.example/api/1.0/tile/getTile';
const refused = (
  status: number,
  text: string,
  operationId: 'tileList' | 'authLogin' = 'tileList',
): ApiError => new ApiError({ kind: 'http', operationId, url, status, text });

beforeEach(() => {
  infoDialogs.set([]);
  toast.clear();
  unavailable.set(false);
  signIn({ id: 1, email: 'a@b.ru', name: 'А', role: 'USER', groups: [], token: '' });
});

test('[PRE-02] ten parallel 401s are one dialog and one reset', () => {
  let resets = 0;
  const stop = session.subscribe(() => {
    resets += 1;
  });
  for (let call = 0; call < 10; call += 1) reportError(refused(401, 'JWT expired at 2026-11-20'));
  stop();
  expect(infoDialogs.get()).toHaveLength(1);
  expect(infoDialogs.get()[0]?.title).toBe('Сессия истекла');
  expect(resets).toBe(1);
});

test('[PRE-02] late retries after the reset open nothing, a refused login does', () => {
  reportError(refused(401, 'JWT expired at'));
  infoDialogs.set([]);
  reportError(refused(401, 'JWT expired at'));
  expect(infoDialogs.get()).toEqual([]);
  reportError(refused(401, 'Пользователь с почтой a@b.ru не найден', 'authLogin'));
  expect(infoDialogs.get()).toMatchObject([{ title: 'Пользователь не зарегистрирован' }]);
});

test('[ERR-05][PRE-02] the unconfirmed address is told once a session', () => {
  const error = refused(401, 'Ваша почта a@b.ru не подтверждена');
  reportError(error);
  const [first] = toast.getSnapshot();
  expect(first).toMatchObject({ tone: 'negative', title: 'Ваша почта a@b.ru не подтверждена' });
  toast.clear();
  reportError(error);
  expect(toast.getSnapshot()).toEqual([]);
  expect(session.get().state).toBe('AUTHENTICATED');
});

test('[ERR-08] the unavailability flag is set, the session stays', () => {
  reportError(refused(503, ''));
  expect(unavailable.get()).toBe(true);
  expect(session.get().state).toBe('AUTHENTICATED');
});

test('[ERR-10] the same failure of several calls is one dialog at a time', () => {
  reportError(refused(404, 'Нет'));
  reportError(refused(404, 'Нет'));
  reportError(refused(404, 'Другое'));
  expect(infoDialogs.get().map(({ message }) => message)).toEqual(['Нет', 'Другое']);
});

test('[ERR-12] what is no answer of the gateway is told, too', () => {
  reportError(new Error('render'));
  expect(infoDialogs.get()).toMatchObject([{ message: 'Что-то пошло не так =(' }]);
});
