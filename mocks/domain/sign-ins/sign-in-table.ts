/** The table of the sign-ins for downloads. */

import { shownMoment } from '#mocks/domain/lists/days.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Schemas, StoredSignIn } from '#mocks/store/database.ts';

const results: Readonly<Record<Schemas['SignInResult'], string>> = {
  done: 'вход',
  wrongPassword: 'неверный пароль',
  unknownAccount: 'нет такой записи',
  blocked: 'заблокирован',
  notConfirmed: 'почта не подтверждена',
  tooMany: 'слишком много попыток',
};

export const signInColumns: TableColumns<StoredSignIn> = {
  moment: { title: 'Время', cell: ({ moment }) => shownMoment(moment) },
  account: { title: 'Учётная запись', cell: ({ account }) => account },
  result: { title: 'Результат', cell: ({ result }) => results[result] },
  address: { title: 'Адрес', cell: ({ address }) => address },
  browser: { title: 'Браузер', cell: ({ browser }) => browser },
};
