/** Contents of requests: an administrator reads them only while their author agrees to it. */

import { day, found, thisMonth, until } from '../administration-steps.ts';
import { expectRefused } from '../expect.ts';
import { itemsOf } from '../lists/page.ts';
import { unique } from '../names.ts';
import { Blocked, type Journey, type Person, type Run } from '../run.ts';
import { type Json, neededSend, untypedCall } from '../untyped.ts';

/** Stores a choice of agreements. @throws Blocked when it is refused */
async function agree(run: Run, person: Person, isChecked: (id: number) => boolean): Promise<void> {
  const { json: texts } = await run.call(person, 'agreementList');
  const agreements = texts.map(({ id, version }) => ({ id, version, checked: isChecked(id), text: '' }));
  await neededSend(run, person, 'agreementAccept', { body: { agreements } });
}

/** Asks a service something in a chat of its own; gives the service and the chat. @throws Blocked without an answer */
async function asked(run: Run, person: Person, text: string): Promise<{ service: string; chatUuid: string }> {
  const { json: tiles } = await run.call(person, 'tileList');
  const tile = tiles.find(
    ({ disabled, group, typeInput }) => !disabled && group === 'chat' && /^text/.test(typeInput ?? ''),
  );
  if (!tile) throw new Blocked('no service for texts is open to the colleague');
  const { got } = await neededSend(run, person, 'chatMessageSend', {
    path: { serviceType: tile.serviceType },
    form: { request: { text, tileUuid: tile.uuid } },
  });
  const chat = /"chatUuid":"([^"]+)"/.exec(got.text)?.[1] ?? '';
  return { service: tile.serviceType, chatUuid: chat };
}

/** The entry of the request that was just made. */
async function entry(run: Run, admin: Person, user: number, service: string): Promise<string> {
  const query = { from: day(-1), to: day(), user: [user], service: [service], sort: 'moment,desc' };
  const isThere = ({ contentAccess }: Json) => contentAccess === 'allowed';
  await until(
    () => untypedCall(run, admin, 'usageLogList', { query }),
    ({ got }) => itemsOf(got.json).some(isThere),
    5,
  );
  const item = await found(run, admin, 'usageLogList', query, isThere);
  if (!item) throw new Blocked('the log does not have the request of a person who has agreed');
  return String(item['uuid']);
}

async function read(run: Run, admin: Person, colleague: Person, uuid: string, text: string): Promise<void> {
  const body = { uuid, reason: 'Проверка портала набором проверок' };
  const { json, ...exchange } = await run.call(admin, 'usageLogContentRead', { body });
  run.same(exchange, { ...json }, { request: text, fileNames: [] });
  const query = { ...thisMonth, key: uuid };
  await found(run, admin, 'adminAuditList', query, ({ action }) => action === 'read');
  await agree(run, colleague, (id) => id !== 4 && id !== 5);
  const refused = await run.send(admin, 'usageLogContentRead', { body });
  expectRefused(run, refused, {
    statuses: [422],
    rule: 'access',
    place: 'without consent',
    what: 'The contents of a person who has taken the consent back',
    says: '422 at uuid with the code no-consent, and nothing is read',
    cause: 'The agreements 4 and 5 are looked at once only.',
  });
}

export const readContents: Journey = {
  name: 'Contents of requests',
  covers: ['usageLogContentRead', 'usageLogList', 'adminAuditList'],
  async run(run) {
    const [admin, colleague] = [await run.person('admin'), await run.person('colleague')];
    const email = run.options.accounts.colleague?.email.toLowerCase() ?? '';
    const query = { searchText: email };
    const user = await found(run, admin, 'adminUserList', query, (one) => one['email'] === email);
    if (!user) throw new Blocked('the account colleague is not in adminUserList');
    const before = user['agreements'] as readonly number[];
    const text = unique('Проверка портала');
    await agree(run, colleague, () => true);
    try {
      const { service, chatUuid } = await asked(run, colleague, text);
      const uuid = await entry(run, admin, Number(user['id']), service);
      await read(run, admin, colleague, uuid, text);
      if (chatUuid) await run.send(colleague, 'historyChatHide', { body: { uuid: chatUuid, hidden: true } });
    } finally {
      // The mandatory agreements and one more are needed; somebody who had none agrees to the least.
      const least = before.length > 2 ? before : [1, 2, 6];
      await agree(run, colleague, (id) => least.includes(id));
    }
  },
};
