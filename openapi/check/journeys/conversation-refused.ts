/** Requests to a service that must be refused before anything is stored. */
import { expectHiddenFrom, expectRefused } from '../expect.ts';
import type { Rule } from '../finding.ts';
import { unique } from '../names.ts';
import type { AnswerOf } from '../request.ts';
import { Blocked, type Journey, type Person, type Run } from '../run.ts';
import { ask, chatService, documentService } from '../services.ts';

interface Refused {
  readonly place: string;
  readonly form: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly says: string;
  /** By default the one of invalid requests. */
  readonly rule?: Rule;
}

const none = '00000000-0000-4000-8000-000000000000';
const file = (name: string) => new File(['текст'], name, { type: 'text/plain' });
const request = { text: 'Привет' };

/** What no person may send. */
const always: readonly Refused[] = [
  {
    place: 'a text of blanks',
    form: { request: { text: ' \n ' } },
    status: 400,
    says: 'A text that is empty or of blanks only is 400',
  },
  { place: 'no request', form: { files: [file('а.txt')] }, status: 400, says: 'The form has a part request' },
  {
    place: 'an unknown model',
    form: { request: { ...request, model: 'kit-none' } },
    status: 400,
    says: 'One of chatModelList for this service, any other is answered by 400',
  },
  {
    place: 'a tile that does not exist',
    form: { request: { ...request, tileUuid: none } },
    status: 400,
    says: 'A tile that does not exist is answered by 400 tile-mismatch',
  },
  {
    place: 'a chat that does not exist',
    form: { request, chat: none },
    status: 404,
    says: 'A chat that does not exist is 404',
  },
  {
    place: 'a file that does not exist',
    form: { request: { ...request, idFiles: [none] } },
    status: 404,
    says: 'An unknown file is answered by 404',
  },
  {
    place: 'a parent without a chat',
    form: { request: { ...request, parentId: none } },
    status: 404,
    says: 'A message that does not exist, and one without chat, is answered by 404',
  },
  {
    place: 'an agent that does not exist',
    form: { request: { ...request, agentId: none } },
    status: 404,
    says: 'A person without a right to the agent gets 404',
  },
];

async function expectAllRefused(
  run: Run,
  person: Person,
  serviceType: string,
  requests: readonly Refused[],
): Promise<void> {
  for (const { place, form, status, says, rule } of requests) {
    const exchange = await run.send(person, 'chatMessageSend', {
      path: { serviceType },
      headers: { accept: 'application/json' },
      form,
    });
    expectRefused(run, exchange, {
      statuses: [status],
      place,
      says,
      what: `A request with ${place}`,
      ...(rule && { rule }),
    });
  }
}

/** The limit of a service that counts requests; undefined without one. */
async function limitOf(run: Run, person: Person, serviceType: string) {
  const exchange = await run.send(person, 'limitList');
  const limits = (exchange.got.status === 200 ? exchange.got.json : []) as AnswerOf<'limitList'>;
  const limit = limits.find((one) => one.serviceType === serviceType && one.unit === 'request');
  return limit && { limit, exchange };
}

/** A chat goes on with its own service only. */
async function elsewhere(run: Run, person: Person, serviceType: string, chat: string): Promise<void> {
  const { json: tiles } = await run.call(person, 'tileList');
  const other = tiles.find(
    (tile) => tile.group === 'chat' && !tile.disabled && !tile.agentId && tile.serviceType !== serviceType,
  );
  if (!other) return;
  await expectAllRefused(run, person, other.serviceType, [
    {
      place: 'a chat of another service',
      form: { request, chat },
      status: 404,
      says: 'A chat that belongs to another service than the path is answered by 404',
    },
  ]);
}

/** Another file under the key of a request. */
async function expectKeyOfFiles(run: Run, person: Person): Promise<void> {
  const serviceType = await documentService(run, person);
  const headers = { accept: 'application/json', 'idempotency-key': crypto.randomUUID() };
  const send = (text: string) =>
    run.send(person, 'chatMessageSend', {
      path: { serviceType },
      headers,
      form: { request, files: [new File([text], 'Ключ.txt', { type: 'text/plain' })] },
    });
  const first = await send('первый');
  // The service may take no files.
  if (first.got.status !== 200) return;
  expectRefused(run, await send('второй'), {
    statuses: [409],
    rule: 'once',
    place: 'another file',
    pointer: '#/info/description',
    what: 'Another file under a used key',
    says: 'The same request: a form by its fields, and by the names and bytes of its files',
  });
  const uuid = String(Object(first.got.json).chatUuid);
  await run.send(person, 'historyChatHide', { body: { uuid, hidden: true } });
}

/** Requests of the colleague with the chat and the file of the person. */
async function foreign(run: Run, person: Person, serviceType: string): Promise<void> {
  const before = await limitOf(run, person, serviceType);
  const own = await ask(run, person, serviceType, { request: { text: unique('Вопрос') } });
  const { chatUuid } = own.json;
  const after = await limitOf(run, person, serviceType);
  // Between the two the count may have begun anew.
  if (before && after && before.limit.resets === after.limit.resets)
    run.same(after.exchange, { used: after.limit.used }, { used: before.limit.used + 1 });
  await elsewhere(run, person, serviceType, chatUuid);
  const { json: uploaded } = await run.call(person, 'fileUpload', {
    form: { request: { serviceType: 'searchByFile' }, files: [file('Отчёт.txt')] },
  });
  const idFiles = uploaded.flatMap(({ idFile }) => idFile ?? []);
  const colleague = await run.other('colleague', 'chatMessageSend');
  const says = 'What belongs to somebody else is answered like what does not exist, 404';
  const stranger = { status: 404, rule: 'other-person', says } as const;
  if (colleague)
    await expectAllRefused(run, colleague, await chatService(run, colleague), [
      { ...stranger, place: "somebody else's chat", form: { request, chat: chatUuid } },
      { ...stranger, place: "somebody else's file", form: { request: { ...request, idFiles } } },
    ]);
  await expectHiddenFrom(run, 'colleague', 'fileUpload', {
    form: { request: { serviceType: 'searchByFile' }, files: [file('Чужое.txt')], chat: chatUuid },
  });
  for (const idFile of idFiles) await run.call(person, 'fileRemove', { query: { idFile } });
  await run.call(person, 'historyChatHide', { body: { uuid: chatUuid, hidden: true } });
  await expectAllRefused(run, person, serviceType, [
    {
      place: 'a hidden chat',
      form: { request, chat: chatUuid },
      status: 404,
      says: 'A chat that is hidden is answered by 404',
    },
  ]);
}

export const refusedRequests: Journey = {
  name: 'Requests that are refused',
  covers: ['chatMessageSend', 'fileUpload'],
  async run(run) {
    const person = await run.person('employee');
    if (!run.options.allowWrites) throw new Blocked('it changes data: --allow-writes');
    const serviceType = await chatService(run, person);
    await expectAllRefused(run, person, serviceType, always);
    await expectKeyOfFiles(run, person);
    await foreign(run, person, serviceType);
  },
};
