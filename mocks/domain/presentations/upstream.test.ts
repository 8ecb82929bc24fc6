import { expect, test } from 'vitest';
import { type Model, ModelFailure, type ModelRequest, madeFile } from '#mocks/domain/model/model.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { marked } from './upstream.ts';

type Deck = Schemas['Presentation'];

/** A model that gives these answers in turn, and the last one from then on. */
function answering(...answers: string[]): { model: Model; requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  return {
    requests,
    model: {
      name: 'test',
      async *answer(request) {
        requests.push(request);
        const text = answers[Math.min(requests.length, answers.length) - 1] ?? '';
        yield { type: 'delta', text };
      },
    },
  };
}

const brief: Schemas['PresentationBrief'] = {
  topic: 'Сроки проекта',
  audience: '',
  style: 'report',
  slideCount: 3,
  language: 'ru',
  idFiles: [],
  isOnlySources: false,
  pictures: 'none',
  serviceType: 'chatGpt',
  model: null,
};
const plan = JSON.stringify({
  items: [
    { title: 'Сроки проекта', layout: 'title', points: [], source: null },
    {
      title: 'Этапы',
      layout: 'timeline',
      points: ['Май: набор', 'Июнь: проба', 'Июль: запуск'],
      source: null,
    },
    { title: 'Спасибо', layout: 'thanks', points: ['Вопросы?'], source: null },
  ],
});
const slide = JSON.stringify({
  title: 'Этапы проекта',
  points: ['Май: набор', 'Июнь: проба'],
  notes: 'Коротко.',
});

async function made(stage: 'outline' | 'slides', client: Client, uuid: string): Promise<string> {
  const { version } = await client.json<Deck>('GET', `/presentation/getPresentation?presentationId=${uuid}`);
  const rest = stage === 'slides' ? { outlineIds: [], overwritesEdited: false } : {};
  const response = await client.call('POST', `/presentation/${uuid}/${stage}`, {
    json: { version, ...rest },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return response.text();
}

async function presentationWith(model: Model, change: Partial<typeof brief> = {}) {
  const client = await new Client(await openGateway({ model })).login();
  const { uuid } = await client.json<Deck>('POST', '/presentation/addPresentation', {
    json: { title: 'Сроки', language: 'ru', theme: 'light' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  await client.json('POST', '/presentation/changePresentation', {
    json: { uuid, version: 1, brief: { ...brief, ...change } },
  });
  return { client, uuid };
}

test('[PRES-07] answers of an upstream are checked by a schema, asked for twice, and a slide that fails twice fails alone', async () => {
  const long = JSON.stringify({ title: 'я'.repeat(200), points: ['х'], notes: '' });
  const { model, requests } = answering('нет', `Вот план: ${plan}`, slide, long, 'нет', long, slide);
  const { client, uuid } = await presentationWith(model);
  await made('outline', client, uuid);
  expect(requests.map(({ answerSchema }) => answerSchema !== undefined)).toEqual([true, false]);
  const events = await made('slides', client, uuid);
  const deck = await client.json<Deck>('GET', `/presentation/getPresentation?presentationId=${uuid}`);
  const [, failed] = deck.outline;
  expect(events).toContain(`"type":"slideFailed","outlineId":"${failed?.id}"`);
  expect(deck.slides.map((one) => (one as Schemas['Slide']).layout)).toEqual(['title', 'thanks']);
  await made('slides', client, uuid);
  const whole = await client.json<Deck>('GET', `/presentation/getPresentation?presentationId=${uuid}`);
  expect(whole.slides.map((one) => (one as Schemas['Slide']).outlineId)).toEqual(
    whole.outline.map(({ id }) => id),
  );
  expect(whole.slides[1]).toMatchObject({
    notes: 'Коротко.',
    slots: [
      {},
      {
        block: {
          steps: [
            { when: 'Май', what: 'Набор' },
            { when: 'Июнь', what: 'Проба' },
          ],
        },
      },
    ],
  });
});

test('[PRES-47] a model is told what the audience shall decide and how long the talk is; without them it is told nothing', async () => {
  const instructionWith = async (change: Partial<typeof brief>): Promise<string> => {
    const { model, requests } = answering(plan);
    const { client, uuid } = await presentationWith(model, change);
    await made('outline', client, uuid);
    return String(requests[0]?.settings?.['instruction'] ?? '');
  };
  const told = await instructionWith({ goal: ' Утвердить срок ', minutes: 6 });
  expect(told).toContain('После доклада слушатели должны: Утвердить срок.');
  // 6 minutes of 120 words for 3 slides.
  expect(told).toContain('Доклад длится 6 мин. Заметки к слайду — то, что говорят вслух, около 240 слов.');
  expect(await instructionWith({ goal: '', minutes: null })).not.toMatch(/должны:|длится/);
});

test('[PRES-32] a model is told what the theses of two charts and of a gallery are', async () => {
  const { model, requests } = answering(plan);
  const { client, uuid } = await presentationWith(model);
  await made('outline', client, uuid);
  const told = String(requests[0]?.settings?.['instruction'] ?? '');
  expect(told).toContain('Тезисы twoCharts пиши как «название: число»: первая половина для первой диаграммы');
  expect(told).toContain('Тезисов gallery три: что изображено');
});

test('[PRES-08] each layout with a place for a picture gets one when pictures are asked for', async () => {
  const layouts = ['titlePicture', 'pictureFull', 'cards'];
  const items = layouts.map((layout) => ({ title: layout, layout, points: ['Склад'], source: null }));
  const { model } = answering(JSON.stringify({ items }), slide, slide, slide);
  const { client, uuid } = await presentationWith(model, { pictures: 'draw' });
  await made('outline', client, uuid);
  await made('slides', client, uuid);
  const { slides } = await client.json<Deck>('GET', `/presentation/getPresentation?presentationId=${uuid}`);
  const filled = slides.map((one) =>
    (one as Schemas['Slide']).slots.some(({ block }) => block.kind === 'picture' && block.idFile !== null),
  );
  expect(filled).toEqual([true, true, false]);
});

const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

test('[PRES-08] a connected image service draws the pictures, squares where it can do no more; a picture that fails leaves its description', async () => {
  const items = ['titlePicture', 'pictureFull', 'cards'].map((layout) => ({
    title: `Склад ${layout}`,
    layout,
    points: [],
    source: null,
  }));
  const { model } = answering(JSON.stringify({ items }), slide);
  const asked: [prompt: string, aspect: unknown][] = [];
  const { client, uuid } = await presentationWith(
    {
      ...model,
      draws: (service) => service === 'img',
      async *answer(request, signal) {
        if (request.serviceType !== 'img') return yield* model.answer(request, signal);
        const prompt = request.turns.at(-1)?.content ?? '';
        const aspect = request.settings?.aspect;
        asked.push([prompt, aspect]);
        if (aspect || prompt.includes('pictureFull')) throw new ModelFailure('upstream-failed');
        yield {
          type: 'result',
          resultId: 'images',
          result: { kind: 'images', requested: 1, items: [] },
          files: [madeFile('Картинка 1.png', png)],
        };
      },
    },
    { pictures: 'draw' },
  );
  // Else the demonstration's connection answers.
  const { database } = client.gateway.deps;
  database.store.write((transaction) => transaction.delete(database.tileConnections, 'img'));
  await made('outline', client, uuid);
  const events = await made('slides', client, uuid);
  expect(asked.map(([, aspect]) => aspect)).toEqual(['16:9', undefined, '16:9', undefined]);
  expect(asked[0]?.[0]).toContain('Склад titlePicture');
  expect(events).toContain('не\u00a0получилась');
  const { slides } = await client.json<Deck>('GET', `/presentation/getPresentation?presentationId=${uuid}`);
  const pictures = slides.map(
    (one) => (one as Schemas['Slide']).slots.find(({ block }) => block.kind === 'picture')?.block,
  );
  const [idFile, none] = pictures.map((block) => (block?.kind === 'picture' ? block.idFile : undefined));
  expect(none).toBeNull();
  const file = await client.call('GET', `/download?idFile=${idFile}&isInline=true`);
  expect(file.headers.get('content-type')).toBe('image/png');
});

test('[PRES-07] a plan that an upstream cannot give fails the run, and what was there stays', async () => {
  const { client, uuid } = await presentationWith(answering('нет').model);
  expect(await made('outline', client, uuid)).toContain('"code":"upstream-failed"');
  const deck = await client.json<Deck>('GET', `/presentation/getPresentation?presentationId=${uuid}`);
  expect(deck).toMatchObject({ status: 'failed', outline: [], brief });
});

test('[PRES-08] a number that no material contains is marked', () => {
  const materials = { sections: [], tables: [], text: 'Бюджет 86 млн ₽, резерв 7,5 млн ₽' };
  const only = { brief: { ...brief, isOnlySources: true }, materials };
  expect(marked('Резерв 7,5 из 86', only)).toBe('Резерв 7,5 из 86');
  expect(marked('Резерв 9', only)).toBe('Резерв 9 (Проверьте цифру)');
  expect(marked('Резерв 9', { brief, materials })).toBe('Резерв 9');
});
