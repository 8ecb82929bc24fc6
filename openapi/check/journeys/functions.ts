/** Functions of agents: what is stored of them, their secrets, and trials that call nobody. */
import { expectError, expectGone } from '../expect.ts';
import { unique } from '../names.ts';
import type { AnswerOf } from '../request.ts';
import type { Journey, Person, Run } from '../run.ts';
import { addAgent, removeAgent } from './agent-steps.ts';
import { expectDraftsRefused, type FunctionDraft } from './function-drafts.ts';

/** A new function with a secret header, its draft and the one who made it. */
interface Made {
  readonly person: Person;
  readonly draft: FunctionDraft;
  readonly uuid: string;
  readonly version: number;
}

const secretName = 'Authorization';

async function makeFunction(run: Run): Promise<Made> {
  const person = await run.person('employee');
  const secret = `kit-secret-${crypto.randomUUID()}`;
  run.secrets.set(secret, 'the secret of a header');
  const draft = {
    ...run.example('functionAdd'),
    title: unique('Функция'),
    name: `kit_${Date.now().toString(36)}`,
    headers: [{ name: secretName, value: secret, isSecret: true }],
  };
  const { json } = await run.call(person, 'functionAdd', { body: draft });
  run.owned.set(json.uuid, person);
  return { person, draft, uuid: json.uuid, version: json.version };
}

/** Whether the secret is set, as a function shows it. */
const isSet = ({ headers }: AnswerOf<'functionChange'>): boolean | undefined =>
  headers.find(({ name }) => name.toLowerCase() === secretName.toLowerCase())?.isSet;

/** Changes the function and says what has to become of its secret. @returns the version at the end */
async function changeSecrets(run: Run, { person, draft, uuid, version }: Made): Promise<number> {
  let current = version;
  const change = async (part: Partial<FunctionDraft>, expected: boolean, what: string) => {
    const body = { uuid, version: current, draft: { ...draft, ...part } };
    const { json, ...exchange } = await run.call(person, 'functionChange', { body });
    current = json.version;
    run.same(exchange, { [what]: isSet(json) }, { [what]: expected });
  };
  const [name, isSecret] = [secretName, true];
  const another = 'https://another.neuro.example/api/tickets';
  const title = unique('Функция');
  const kept = { title, headers: [{ name, isSecret }] };
  await change(kept, true, 'a secret without a value stays');
  const before = current;
  const equal = { uuid, version: before, draft: { ...draft, ...kept } };
  const { json: same, ...saving } = await run.call(person, 'functionChange', { body: equal });
  current = same.version;
  run.same(saving, { 'version of equal content': current }, { 'version of equal content': before });
  await change(
    { url: another, headers: [{ name, isSecret }] },
    false,
    'a secret for another origin is dropped',
  );
  await change({ url: another }, true, 'a secret for the new origin is set');
  await change({ url: another, headers: [{ name, isSecret, value: null }] }, false, 'null removes a secret');
  await change({ title }, true, 'a secret is set again');
  const read = await run.call(person, 'functionRead', { query: { functionId: uuid } });
  run.same(read, { title: read.json.title, url: read.json.url }, { title, url: draft.url });
  return current;
}

/** Trials that must not reach their address: without consent, and with arguments that do not fit. */
async function tryWithoutCall(run: Run, { person, draft, uuid }: Made): Promise<void> {
  const fitting = '{"text":"Проверка"}';
  const trials = [
    { what: 'a call that changes data, without consent', change: {}, text: fitting, isConfirmed: false },
    { what: 'a POST that is not marked', change: { changes: false }, text: fitting, isConfirmed: false },
    {
      what: 'a GET that is marked',
      change: { method: 'GET' as const, body: '' },
      text: fitting,
      isConfirmed: false,
    },
    { what: 'a missing argument', change: {}, text: '{}', isConfirmed: true },
    { what: 'an argument of another type', change: {}, text: '{"text":7}', isConfirmed: true },
  ];
  for (const { what, change, text, isConfirmed } of trials) {
    const { json, ...exchange } = await run.call(person, 'functionCheck', {
      body: { functionId: uuid, draft: { ...draft, ...change }, arguments: text, isConfirmed },
    });
    if (json.status === 'refused') continue;
    run.report(exchange, {
      rule: 'invalid-accepted',
      place: what,
      pointer: '#/components/schemas/FunctionOutcomeStatus',
      message: `${what} has the status ${json.status}.`,
      says: 'refused: it was not called: the arguments do not fit, or consent is missing',
    });
  }
}

/** A name is taken, and a function that an agent may call stays. */
async function expectKept(run: Run, { person, draft, uuid }: Made): Promise<void> {
  const title = unique('Функция');
  expectError(run, await run.send(person, 'functionAdd', { body: { ...draft, title } }), {
    status: 409,
    code: 'name-taken',
    rule: 'status',
    place: 'a taken name',
    says: 'A name for the model that another own function or one of the portal has is 409 name-taken',
  });
  const agent = await addAgent(run, person, { functionIds: [uuid] });
  const read = await run.call(person, 'functionRead', { query: { functionId: uuid } });
  run.same(read, { usedBy: read.json.usedBy }, { usedBy: 1 });
  expectError(run, await run.send(person, 'functionRemove', { query: { functionId: uuid } }), {
    status: 409,
    code: 'in-use',
    rule: 'status',
    place: 'a function in use',
    says: 'A function that agents may call stays: 409 in-use',
  });
  await removeAgent(run, person, agent.uuid);
}

/** What somebody sees who may use a function: no address, unless the owner opens it. */
async function share(run: Run, { person, draft, uuid }: Made): Promise<void> {
  const access = { uuid, visibility: 'company' as const, groups: [], editorIds: [], isOpen: false };
  await run.call(person, 'functionAccessChange', { body: access });
  const { json, ...reading } = await run.call(person, 'functionRead', { query: { functionId: uuid } });
  run.same(reading, { visibility: json.access.visibility }, { visibility: 'company' });
  const user = await run.other('colleague', 'functionAccessChange');
  const exchange = user && (await run.send(user, 'functionRead', { query: { functionId: uuid } }));
  // A colleague of another company does not find it.
  if (exchange?.got.status === 200) {
    const { url, body, headers, sampleAnswer } = Object(exchange.got.json);
    const hidden = { url: '', body: '', headers: [], sampleAnswer: '' };
    run.same(exchange, { url, body, headers, sampleAnswer }, hidden);
  }
  await run.call(person, 'functionAccessChange', { body: { ...access, visibility: 'private' } });
  if (user)
    expectError(run, await run.send(user, 'functionRead', { query: { functionId: uuid } }), {
      status: 404,
      code: 'not-found',
      rule: 'other-person',
      place: 'no longer shared',
      says: `private: owner and editors; ${draft.name} is answered like what does not exist`,
    });
}

export const functions: Journey = {
  name: 'Functions of agents',
  covers: [
    ...(['functionList', 'functionAdd', 'functionRead', 'functionChange', 'functionCheck'] as const),
    ...(['functionAccessChange', 'functionRemove'] as const),
  ],
  async run(run) {
    await run.call(await run.person('employee'), 'functionList');
    const made = await makeFunction(run);
    const { person, draft, uuid } = made;
    const query = { functionId: uuid };
    await run.call(person, 'functionRead', { query });
    const version = await changeSecrets(run, made);
    await tryWithoutCall(run, made);
    await expectDraftsRefused(run, person, draft, { uuid, version });
    await expectKept(run, made);
    await share(run, made);
    await run.call(person, 'functionRemove', { query });
    await expectGone(run, person, 'functionRead', { query });
  },
};
