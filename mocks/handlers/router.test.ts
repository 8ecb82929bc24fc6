import { afterEach, expect, test, vi } from 'vitest';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client, openGateway } from '#mocks/testing/client.ts';
import { SteppedModel } from '#mocks/testing/stepped-model.ts';

afterEach(() => void vi.restoreAllMocks());

type Question = Schemas['ServiceQuestion'];

async function opened(model?: SteppedModel) {
  const gateway = await openGateway(model && { model });
  const client = await new Client(gateway).login();
  const find = async (question: Partial<Question>) => {
    const json = { text: 'привет', fileKinds: [], onlyInternal: false, ...question };
    const response = await client.call('POST', '/router/find', { json });
    return (await response.json()) as Schemas['ServicePick'][];
  };
  const valuesOf = async (question: Partial<Question>) => (await find(question)).map(({ value }) => value);
  return { gateway, client, find, valuesOf };
}

test('[HOME-06] without an upstream services are found by words and kinds of files, none for nothing', async () => {
  const { find, valuesOf } = await opened();
  const text = 'переведи договор на английский';
  expect((await find({ text, fileKinds: ['document'] }))[0]).toMatchObject({
    value: 'translateFile',
    reason: expect.stringContaining('вы приложили документ'),
  });
  expect(await valuesOf({ fileKinds: ['sound'], onlyInternal: true })).toContain('whisper');
  expect(await valuesOf({ text, onlyInternal: true })).not.toContain('translate');
  expect(await valuesOf({ text: 'ъъъ' })).toEqual([]);
});

test('[HOME-06] an upstream is asked with the closed list, and names outside of it are dropped', async () => {
  const model = new SteppedModel();
  const { find } = await opened(model);
  model.say(
    'Вот:\n```json\n[{"value":"evil","reason":"x","confidence":9},',
    '{"value":"ocr","reason":"на\\nкартинке","confidence":7},{"value":"ocr"},{"value":"claude"}, 5]\n```',
  );
  model.end();
  expect(await find({ text: 'что на фото', fileKinds: ['picture'] })).toEqual([
    { tileUuid: expect.any(String), value: 'ocr', reason: 'на картинке', confidence: 1 },
    { tileUuid: expect.any(String), value: 'claude', reason: '', confidence: 0.5 },
  ]);
  const [request] = model.requests;
  expect(request?.turns.at(-1)?.content).toBe('что на фото\nПриложены файлы: picture');
  expect(request?.settings?.instruction).toContain('ocr: Распознавание текста');
});

test.each<[string, (model: SteppedModel) => void]>([
  ['fails', (model) => model.say(new ModelFailure('model-unavailable'))],
  ['names nothing', (model) => model.say('Не знаю', { type: 'end', reason: 'complete' })],
  ['is late', () => vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())],
])('[HOME-11] the words decide when the upstream %s', async (_how, prepare) => {
  const model = new SteppedModel();
  prepare(model);
  model.end();
  const { valuesOf } = await opened(model);
  expect((await valuesOf({ text: 'переведи текст' }))[0]).toMatch(/^translate/);
});

test('[HOME-11] the scenario `slow-router` delays the pick once', async () => {
  const { gateway } = await opened();
  const arranged = await gateway.handle(
    new Request('http://portal.test/api/dev/scenario', { method: 'POST', body: '{"name":"slow-router"}' }),
  );
  expect(arranged.status).toBe(204);
  const { scenarios } = gateway.deps;
  expect(scenarios.delayOf('tileList')).toBe(0);
  expect([scenarios.delayOf('serviceFind'), scenarios.delayOf('serviceFind')]).toEqual([5000, 0]);
});
