import { beforeEach, describe, expect, test } from 'vitest';
import { moveAccount } from '#mocks/domain/accounts/accounts.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import { exercises } from '#mocks/domain/trainer/exercises.ts';
import { scoreByRules } from '#mocks/domain/trainer/score.ts';
import type { Gateway } from '#mocks/gateway.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { SteppedModel } from '#mocks/testing/stepped-model.ts';

const EMPLOYEE = 'employee@neuro.example';
const TEXT = 'Напиши письмо о переносе поставки с 12 на 19 декабря';
const [letter] = exercises;
if (!letter) throw new Error('There is no exercise');

let gateway: Gateway;
let client: Client;

const send = (text: string, { exerciseId = 'letter', key = '', by = client } = {}) =>
  by.call('POST', '/lab/trainer/sendAttempt', {
    json: { exerciseId, text },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const sent = async (text: string): Promise<Schemas['Attempt']> => (await send(text)).json();
const list = (by = client): Promise<Schemas['AttemptPage']> =>
  by.json('GET', '/lab/trainer/getAttempts?exerciseId=letter');
const cards = (by = client): Promise<Schemas['ExerciseCard'][]> =>
  by.json('GET', '/lab/trainer/getExercises');

describe('attempts', () => {
  beforeEach(async () => {
    gateway = await openGateway();
    client = await new Client(gateway).login(EMPLOYEE);
  });

  test('[LAB-03] are kept newest first; the best of them counts', async () => {
    const long = `${TEXT}, клиенту, который ждёт открытия. До 120 слов`;
    expect([(await sent(TEXT)).score, (await sent(long)).score, (await sent(TEXT)).score]).toEqual([
      45, 85, 45,
    ]);
    const { content } = await list();
    expect(content.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect((await cards())[0]).toEqual({
      id: 'letter',
      title: letter.title,
      level: 1,
      best: 85,
      attempts: 3,
    });
    const read: Schemas['Exercise'] = await client.json('GET', '/lab/trainer/getExercise?exerciseId=letter');
    expect([read.best, read.attempts, read.material]).toEqual([85, 3, letter.material]);
  });

  test('[LAB-03] are their author’s alone, for administrators too, and end with the account', async () => {
    await sent(TEXT);
    for (const email of ['admin@neuro.example', 'company@neuro.example']) {
      const other = await new Client(gateway).login(email);
      expect((await list(other)).content).toEqual([]);
      expect((await cards(other)).every(({ best, attempts }) => best === null && attempts === 0)).toBe(true);
    }
    const { database } = gateway.deps;
    const user = database.users.get(EMPLOYEE);
    if (!user) throw new Error('The account is missing');
    const moved = { ...user, email: 'moved@neuro.example' };
    database.store.write((transaction) => moveAccount(gateway.deps, transaction, user, moved));
    expect([...database.attempts.values()].map(({ owner }) => owner)).toEqual([moved.email]);
    database.store.write((transaction) => moveAccount(gateway.deps, transaction, moved, undefined));
    expect(database.attempts.size).toBe(0);
  });

  test('[LAB-31] do not exist for pupils, nor do exercises', async () => {
    const pupil = await new Client(gateway).login('student@neuro.example');
    expect(await cards(pupil)).toEqual([]);
    const paths = ['getExercise?exerciseId=letter', 'getAttempts?exerciseId=letter'];
    for (const path of paths) expect((await pupil.call('GET', `/lab/trainer/${path}`)).status).toBe(404);
    expect((await send(TEXT, { by: pupil })).status).toBe(404);
    expect((await send(TEXT, { exerciseId: 'unknown' })).status).toBe(404);
  });

  test('[PRE-05] under one key count once; another text under it is refused', async () => {
    const key = crypto.randomUUID();
    const first: Schemas['Attempt'] = await (await send(TEXT, { key })).json();
    const again: Schemas['Attempt'] = await (await send(TEXT, { key })).json();
    expect(again).toEqual(first);
    expect((await send('Напиши письмо', { key })).status).toBe(409);
    expect((await list()).totalElements).toBe(1);
  });

  test('[LAB-03] that nearly are the example are not counted', async () => {
    const response = await send(letter.examples.strong);
    expect(response.status).toBe(422);
    const { errors }: Schemas['ErrorResponse'] = await response.json();
    expect(errors?.[0]).toMatchObject({ field: 'text', code: 'example' });
    expect((await list()).totalElements).toBe(0);
    for (const text of ['', ' \n', 'а'.repeat(4001)]) expect((await send(text)).status).toBe(400);
  });
});

describe('with a model', () => {
  let model: SteppedModel;
  beforeEach(async () => {
    model = new SteppedModel();
    gateway = await openGateway({ model });
    client = await new Client(gateway).login(EMPLOYEE);
  });

  const grade = (part: object = {}, first: object = {}) =>
    JSON.stringify({
      criteria: letter.criteria.map(({ key }, index) => ({
        key,
        points: 10,
        quote: 'Напиши письмо',
        advice: 'Добавьте одну подробность.',
        ...(index === 0 && first),
      })),
      better: 'Напиши тёплое письмо клиенту.',
      ...part,
    });
  const answer = (text: string): void => {
    model.say(text);
    model.end();
  };

  test('[LAB-28] an answer that fits the schema is the score', async () => {
    answer(`Вот оценка:\n\`\`\`json\n${grade({}, { points: 20, quote: 'не из попытки' })}\n\`\`\``);
    const attempt = await sent(TEXT);
    expect([attempt.score, attempt.scoredBy, attempt.better]).toEqual([
      60,
      'model',
      'Напиши тёплое письмо клиенту.',
    ]);
    expect(attempt.criteria[0]).toMatchObject({ points: 20, quote: '', advice: '' });
    expect(attempt.criteria[1]).toMatchObject({
      quote: 'Напиши письмо',
      advice: 'Добавьте одну подробность.',
    });
  });

  test('[LAB-28] a failed answer is asked for once more, without the schema as an option', async () => {
    answer('Отличная попытка!');
    answer(grade());
    expect(await sent(TEXT)).toMatchObject({ score: 50, scoredBy: 'model' });
    expect(model.requests.map(({ answerSchema }) => answerSchema !== undefined)).toEqual([true, false]);
  });

  test.each([
    ['another form', () => [grade({ criteria: [] }), '{}']],
    ['more points than a criterion has', () => [grade({}, { points: 21 }), grade({}, { points: -1 })]],
    ['a criterion of another exercise', () => [grade({}, { key: 'safe' }), grade({}, { key: 'aud' })]],
    ['failures', () => [new ModelFailure('upstream-failed'), new ModelFailure('upstream-timeout')]],
  ])('[LAB-28] %s twice leaves the score to the rules', async (_what, said) => {
    for (const one of said()) {
      model.say(one);
      model.end();
    }
    const { score, criteria } = scoreByRules(letter, TEXT);
    expect(await sent(TEXT)).toMatchObject({ score, criteria, scoredBy: 'rules' });
  });

  test('[LAB-29] advice with a banned word is replaced by that of the rules', async () => {
    answer(grade({ better: 'Это неверно' }, { advice: 'Плохо, попробуйте ещё' }));
    const attempt = await sent('Это просто какой-то текст без всякого действия');
    expect(attempt.scoredBy).toBe('model');
    expect(JSON.stringify(attempt)).not.toMatch(/плохо|неверно/iu);
    expect(attempt.criteria[0]?.advice).toContain('Начните с глагола');
  });
});
