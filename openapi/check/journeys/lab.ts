/** Functions of agents, and the chat-bots for guests that are made of agents. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operationOf } from '../contract.ts';
import { unique } from '../names.ts';
import { draftOf } from '../request.ts';
import type { Journey } from '../run.ts';
import { guestBots } from './guest-bots.ts';

/** Addresses that no function may have (`openapi/refused-addresses.yaml`). */
function refusedAddresses(): string[] {
  const file = new URL('../../refused-addresses.yaml', import.meta.url);
  const listed = parse(readFileSync(file, 'utf8')) as readonly { url: string; at: string }[];
  return listed.filter(({ at }) => at === 'save').map(({ url }) => url);
}

const functions: Journey = {
  name: 'Functions of agents',
  covers: [
    'functionList',
    'functionAdd',
    'functionRead',
    'functionChange',
    'functionAccessChange',
    'functionRemove',
  ],
  async run(run) {
    const person = await run.person('employee');
    await run.call(person, 'functionList');
    const secret = `kit-secret-${crypto.randomUUID()}`;
    const example = run.example('functionAdd');
    const headers = [{ name: 'Authorization', value: secret, isSecret: true }];
    const body = { ...example, title: unique('Функция'), name: `kit_${Date.now().toString(36)}`, headers };
    run.secrets.set(secret, 'the secret of a header');
    const { json: made } = await run.call(person, 'functionAdd', { body });
    const { uuid, version } = made;
    run.owned.set(uuid, person);
    const query = { functionId: uuid };
    await run.call(person, 'functionRead', { query });
    const title = unique('Функция');
    await run.call(person, 'functionChange', { body: { uuid, version, draft: { ...body, title } } });
    const read = await run.call(person, 'functionRead', { query });
    run.same(read, { title: read.json.title }, { title });
    const operation = operationOf('functionAdd');
    for (const url of refusedAddresses()) {
      const draft = draftOf(operation, {
        body: { ...body, name: `${body.name}_x`, title: unique('Функция'), url } as never,
      });
      const exchange = await run.exchange({ operation, person, draft });
      if (exchange.got.status === 422) continue;
      run.report(exchange, {
        ...{
          rule: 'address',
          place: url,
          message: `A function with the address ${url} is answered by ${exchange.got.status}.`,
        },
        ...{ says: '422: the address is refused when the function is saved', pointer: '#/info/description' },
      });
    }
    await run.call(person, 'functionAccessChange', {
      body: { uuid, visibility: 'private', groups: [], editorIds: [], isOpen: false },
    });
    await run.call(person, 'functionRemove', { query });
    await run.gone(person, 'functionRead', { query });
  },
};

export const lab: readonly Journey[] = [functions, ...guestBots];
