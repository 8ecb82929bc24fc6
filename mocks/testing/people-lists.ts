/** Calls of the imports of people, for tests. */

import { companyUuidOf } from '#mocks/domain/people/person.ts';
import type { Schemas } from '#mocks/store/database.ts';
import type { Client } from './client.ts';

type Request = Schemas['ImportRequest'];

/** The stems of both areas. */
export type ImportStem = '/admin/users' | '/user/company/users';

/** Stores a check of the caller, as the contract's examples name it: each of its lines would add an account. */
export function putImport(
  { gateway: { deps } }: Client,
  owner: string,
  uuid: string,
  count: number = 1,
): void {
  const { database, now } = deps;
  const user = database.users.get(owner);
  const isAdmin = user?.profile.role === 'ADMIN';
  const rows = Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    label: `volkova${index}@neuro.example`,
    status: 'added',
    code: null,
    message: null,
    changes: [],
  }));
  const lines = rows.map(({ line, label }) => ({ line, cells: [label, 'Анна Волкова'] }));
  const headings = ['E-mail', 'Имя'];
  database.store.write((transaction) => {
    transaction.put(database.imports, {
      uuid,
      fileName: 'Новые сотрудники.csv',
      owner,
      purpose: 'add',
      onExisting: 'skip',
      jobUuid: null,
      companyUuid: isAdmin || !user ? null : companyUuidOf(database, user),
      columns: headings,
      ignored: [],
      separator: 'semicolon',
      encoding: 'utf-8',
      total: count,
      added: count,
      changed: 0,
      unchanged: 0,
      refused: 0,
      created: now().toISOString(),
      expires: new Date(now().getTime() + 60_000).toISOString(),
    });
    transaction.blob(uuid, new TextEncoder().encode(JSON.stringify({ headings, lines, rows })));
  });
}

/** The form of a check. */
export function listForm(file: File, request: Partial<Request> = {}): FormData {
  const form = new FormData();
  const whole: Request = { purpose: 'add', onExisting: 'change', ...request };
  form.set('request', new Blob([JSON.stringify(whole)], { type: 'application/json' }));
  form.set('file', file);
  return form;
}

/** The calls of one client in one area. */
export const importCalls = (client: Client, stem: ImportStem = '/admin/users') => ({
  send: (file: File, request?: Partial<Request>) =>
    client.call('POST', `${stem}/checkImport`, { body: listForm(file, request) }),
  check: (text: string | Uint8Array<ArrayBuffer>, request?: Partial<Request>, name = 'Список.csv') =>
    client.json<Schemas['ImportCheck']>('POST', `${stem}/checkImport`, {
      body: listForm(new File([text], name), request),
    }),
  confirm: (uuid: string) =>
    client.call('POST', `${stem}/confirmImport`, {
      json: { uuid },
      headers: { 'idempotency-key': crypto.randomUUID() },
    }),
  rows: async (uuid: string, query = '') =>
    (
      await client.json<Schemas['ImportRowPage']>(
        'GET',
        `${stem}/getListImportRow?uuid=${uuid}&size=100${query}`,
      )
    ).content,
  list: async () => (await client.json<Schemas['ImportCheckPage']>('GET', `${stem}/getListImport`)).content,
});
