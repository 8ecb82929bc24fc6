/** Requests to a service that must be refused before anything is stored. */
import { operationOf } from '../contract.ts';
import { unique } from '../names.ts';
import { draftOf } from '../request.ts';
import { Blocked, type Exchange, type Journey, type Person, type Run } from '../run.ts';
import { chatService } from '../services.ts';

interface Refused {
  readonly place: string;
  readonly form: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly says: string;
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
  {
    place: 'no request',
    form: { files: [file('а.txt')] },
    status: 400,
    says: 'The form has a part request',
  },
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

async function send(run: Run, person: Person, serviceType: string, form: Refused['form']): Promise<Exchange> {
  const operation = operationOf('chatMessageSend');
  const headers = { accept: 'application/json' };
  return run.exchange({
    operation,
    person,
    draft: draftOf(operation, { path: { serviceType }, headers, form }),
  });
}

async function expectRefused(run: Run, person: Person, serviceType: string, refused: Refused): Promise<void> {
  const exchange = await send(run, person, serviceType, refused.form);
  const { status } = exchange.got;
  if (status === refused.status || status >= 500 || status === 429) return;
  const isForeign = refused.place.startsWith("somebody else's");
  run.report(exchange, {
    rule: isForeign ? 'other-person' : status < 300 ? 'invalid-accepted' : 'invalid-status',
    ...{ place: refused.place, says: refused.says, pointer: '/description' },
    message: `A request with ${refused.place} is answered by ${status} in place of ${refused.status}.`,
  });
}

/** Requests of the colleague with the chat and the file of the person. */
async function foreign(run: Run, person: Person, serviceType: string): Promise<void> {
  const own = await run.call(person, 'chatMessageSend', {
    path: { serviceType },
    headers: { accept: 'application/json' },
    form: { request: { text: unique('Вопрос') } },
  });
  const { chatUuid } = own.json;
  const { json: uploaded } = await run.call(person, 'fileUpload', {
    form: { request: { serviceType: 'searchByFile' }, files: [file('Отчёт.txt')] },
  });
  const idFiles = uploaded.flatMap(({ idFile }) => idFile ?? []);
  const colleague = await run.other('colleague', operationOf('chatMessageSend'));
  const says = 'What belongs to somebody else is answered like what does not exist, 404';
  if (colleague) {
    const theirs = await chatService(run, colleague);
    for (const [place, form] of [
      ["somebody else's chat", { request, chat: chatUuid }],
      ["somebody else's file", { request: { ...request, idFiles } }],
    ] as const)
      await expectRefused(run, colleague, theirs, { place, form, status: 404, says });
  }
  for (const idFile of idFiles) await run.call(person, 'fileRemove', { query: { idFile } });
  await run.call(person, 'historyChatHide', { body: { uuid: chatUuid, hidden: true } });
  await expectRefused(run, person, serviceType, {
    ...{ place: 'a hidden chat', form: { request, chat: chatUuid }, status: 404 },
    says: 'A chat that is hidden is answered by 404',
  });
}

const refusals: Journey = {
  name: 'Requests that are refused',
  covers: ['chatMessageSend'],
  async run(run) {
    const person = await run.person('employee');
    if (!run.options.allowWrites) throw new Blocked('it changes data: --allow-writes');
    const serviceType = await chatService(run, person);
    for (const refused of always) await expectRefused(run, person, serviceType, refused);
    await foreign(run, person, serviceType);
  },
};

export const refusedRequests: readonly Journey[] = [refusals];
