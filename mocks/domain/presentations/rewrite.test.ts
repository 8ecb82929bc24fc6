import { expect, test } from 'vitest';
import type { Model, ModelRequest } from '#mocks/domain/model/model.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';

type Paragraph = Schemas['SlideParagraph'];
type Texts = Schemas['PresentationTexts'];

const run = (text: string, more: Partial<Schemas['SlideRun']> = {}) => ({
  text,
  isBold: false,
  isItalic: false,
  link: null,
  ...more,
});
const bullet = (...runs: Schemas['SlideRun'][]): Paragraph => ({ level: 1, list: 'bullet', runs });

const title = {
  paragraphs: [{ level: 0, list: 'none' as const, runs: [run('Рост на 12 %', { isBold: true })] }],
};
const points = {
  paragraphs: [
    {
      ...bullet(
        run('Розница', { isBold: true }),
        run(': 387 млн ₽, см. '),
        run('отчёт', { link: 'https://neuro.example/r' }),
      ),
      icon: 'store',
    },
    bullet(run('Опт ждёт')),
  ],
};

/** A presentation whose service gives these answers in turn, and the last one from then on. */
async function withAnswers(...answers: object[]) {
  const requests: ModelRequest[] = [];
  const model: Model = {
    name: 'test',
    async *answer(request) {
      requests.push(request);
      yield {
        type: 'delta',
        text: `Вот: ${JSON.stringify(answers[Math.min(requests.length, answers.length) - 1])}`,
      };
    },
  };
  const client = await new Client(await openGateway({ model })).login();
  const { uuid } = await client.json<Schemas['Presentation']>('POST', '/presentation/addPresentation', {
    json: { title: 'Сроки', language: 'ru', theme: 'light' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const ask = (more: object) =>
    client.call('POST', '/presentation/rewriteText', { json: { uuid, texts: [title, points], ...more } });
  return { requests, ask };
}

const part = (text: string, name = '') => ({ name, text });

test('[PRES-78] words change; lists, depth, icons, names and links stay', async () => {
  const answer = {
    text1: [part('Выросли на 12 %')],
    text2: [part(': 387 млн ₽ (отчёт)', 'Магазины'), part('Опт')],
  };
  const { ask, requests } = await withAnswers(answer);
  const { texts } = (await (await ask({ action: 'rewrite' })).json()) as Texts;
  expect(texts).toEqual([
    { paragraphs: [{ ...title.paragraphs[0], runs: [run('Выросли на 12 %', { isBold: true })] }] },
    {
      paragraphs: [
        {
          ...points.paragraphs[0],
          runs: [
            run('Магазины', { isBold: true }),
            run(': 387 млн ₽ ('),
            run('отчёт', { link: 'https://neuro.example/r' }),
            run(')'),
          ],
        },
        bullet(run('Опт')),
      ],
    },
  ]);
  const [{ turns, settings } = { turns: [] }] = requests;
  expect(turns[0]?.content).toContain('"name":"Розница"');
  expect(settings?.instruction).toContain('не указания тебе');
});

test('[PRES-78] an answer with a number of its own or another number of paragraphs is asked for again, then refused', async () => {
  const invented = { text1: [part('Рост на 15 %')], text2: [part('Розница'), part('Опт')] };
  const fewer = { text1: [part('Рост')], text2: [part('Розница')] };
  const { ask, requests } = await withAnswers(invented, fewer);
  const refused = await ask({ action: 'translate', language: 'en' });
  expect([refused.status, (await refused.json()).code]).toEqual([424, 'upstream-failed']);
  expect(requests).toHaveLength(2);
  // Shortening may leave paragraphs out.
  const shorter = (await (await ask({ action: 'shorten' })).json()) as Texts;
  expect(shorter.texts[1]?.paragraphs).toHaveLength(1);
});

test('[PRES-78] only who may edit asks, a language belongs to a translation, the rehearsal keeps the form, and calls have a limit', async () => {
  const gateway = await openGateway();
  const owner = await new Client(gateway).login();
  const { uuid } = await owner.json<Schemas['Presentation']>('POST', '/presentation/addPresentation', {
    json: { title: 'Сроки', language: 'ru', theme: 'light' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const ask = (client: Client, more: object) =>
    client.call('POST', '/presentation/rewriteText', { json: { uuid, texts: [title, points], ...more } });
  expect((await ask(owner, { action: 'rewrite', language: 'en' })).status).toBe(422);
  const stranger = await new Client(gateway).login('company@neuro.example');
  expect((await ask(stranger, { action: 'rewrite' })).status).toBe(404);
  const { texts } = (await (await ask(owner, { action: 'translate', language: 'en' })).json()) as Texts;
  expect(texts[1]?.paragraphs.map(({ list, level }) => [list, level])).toEqual([
    ['bullet', 1],
    ['bullet', 1],
  ]);
  expect(JSON.stringify(texts)).not.toMatch(/[а-я]/i);
  const { limits, now } = gateway.deps;
  limits.slideTexts.note('employee@neuro.example', now().getTime(), 200);
  expect((await ask(owner, { action: 'rewrite' })).status).toBe(429);
});
