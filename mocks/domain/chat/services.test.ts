import { beforeAll, describe, expect, test } from 'vitest';
import { exampleOf } from '#mocks/contract/contract.ts';
import { promptPicture } from '#mocks/rehearsal/makers/picture.ts';
import type { Message, MessageResult, Tile } from '#mocks/store/database.ts';
import { allEvents, Client, errorOf, signedIn, textOf } from '#mocks/testing/client.ts';
import { messagesOf } from '#mocks/testing/conversation.ts';
import { recording, wordFile } from '#mocks/testing/sample-files.ts';

let client: Client;
beforeAll(async () => {
  client = await signedIn();
});

const table = () =>
  new File(
    ['\ufeffОтдел;Выручка;Доля\r\nОпт;1 200,5;12 %\r\nОпт;300;3 %\r\nСклад;40;1 %\r\n'],
    'Выручка.csv',
  );

/** What each kind of input needs. */
async function inputFor({ typeInput, serviceType }: Tile): Promise<{ text: string; files: File[] }> {
  if (typeInput === 'audio') return { text: '', files: [recording(3)] };
  if (serviceType === 'searchByTable') return { text: 'Суммы', files: [table()] };
  if (serviceType === 'ocr') return { text: '', files: [picture('Скидка 20 %')] };
  if (typeInput === 'file' || typeInput === 'searchByFile')
    return {
      text: typeInput === 'file' ? '' : 'Какие сроки?',
      files: [await wordFile(['Сроки оплаты 10 дней.'])],
    };
  return { text: typeInput === 'url' ? 'https://site.example/video' : 'Кот на окне. Утро.', files: [] };
}
const picture = (prompt: string) =>
  new File([new Uint8Array(promptPicture(prompt, 512, 512, 7))], 'Плакат.png');

const kinds: Readonly<Record<string, readonly string[]>> = {
  perplexity: ['sources'],
  vasilisa: ['sources'],
  searchByFile: ['sources'],
  yaSummaryLink: ['sources'],
  img: ['images'],
  sd: ['images'],
  yaArt: ['images'],
  flux: ['images'],
  audio: ['transcript'],
  whisper: ['transcript'],
  videoDownload: ['media'],
  speech: ['audio'],
  speechEleven: ['audio'],
  speechLocal: ['audio'],
  translate: ['translation'],
  translateLocal: ['translation'],
  translateFile: ['file'],
  ocr: ['recognition'],
  searchByTable: ['table', 'table'],
};

/** The ids of files in results. */
const idsIn = (results: readonly MessageResult[]): string[] =>
  [...JSON.stringify(results).matchAll(/"(?:idFile|idImage|idOriginal)":"([^"]+)"/g)].map(
    ([, id]) => id ?? '',
  );

const tiles = exampleOf('tileList', 'all') as Tile[];
const services = [...new Map(tiles.map((tile) => [tile.serviceType, tile])).values()];

test.each(services.map((tile) => [tile.serviceType, tile] as const))(
  '[CHAT-16] %s answers with its results, which are stored, and whose files open',
  async (service, tile) => {
    const events = await allEvents(await client.send(...(await asked(tile))));
    const [started] = events;
    if (started?.type !== 'started') throw new Error('not started');
    expect(events.at(-1)).toMatchObject({ type: 'finished', status: 'complete' });
    const [, answer] = await messagesOf(client, started.chatUuid);
    expect(answer?.content).toBe(textOf(events));
    const results = answer?.results ?? [];
    expect(results.map(({ result }) => result.kind)).toEqual(kinds[service] ?? []);
    const last = new Map(
      events.flatMap((event) => (event.type === 'result' ? [[event.resultId, event.result]] : [])),
    );
    expect(results).toEqual([...last].map(([resultId, result]) => ({ resultId, result })));
    for (const id of idsIn(results)) {
      const file = await client.call('GET', `/download?idFile=${id}&isInline=true`);
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
    if (results.length === 0) expect(answer?.content).not.toBe('');
  },
);

async function asked(tile: Tile): Promise<Parameters<Client['send']>> {
  const { text, files } = await inputFor(tile);
  return [text, { service: tile.serviceType, files }];
}

describe('what a service takes', () => {
  test.each([
    ['whisper', '', 'Приложите файл'],
    ['ocr', 'Распознай', 'Приложите файл'],
    ['searchByFile', 'Сроки?', 'Приложите файл'],
    ['searchByFile', ' ', 'Поле не\u00a0должно быть пустым'],
    ['videoDownload', ' ', 'Поле не\u00a0должно быть пустым'],
  ])('[CHAT-19] %s with «%s» and no file is refused', async (service, text, message) => {
    expect(await errorOf(await client.send(text, { service }))).toEqual({ status: 400, message });
  });

  test('[CHAT-19] a second question about documents needs no file; two recordings are one too many', async () => {
    const files = [await wordFile(['Сроки оплаты 10 дней. Склад закрыт.'])];
    const [started] = await allEvents(await client.send('Сроки?', { service: 'searchByFile', files }));
    const chat = started?.type === 'started' ? started.chatUuid : '';
    const again = await allEvents(await client.send('Что со складом?', { service: 'searchByFile', chat }));
    expect(textOf(again)).toContain('«Склад закрыт.» [1]');
    const two = [recording(1), recording(1)];
    expect(await errorOf(await client.send('', { service: 'whisper', files: two }))).toEqual({
      status: 400,
      message: 'Лимит файлов до 1',
    });
  });

  test.each([
    ['grok', { seed: 1 }, 'seed'],
    ['yaChat', { temperature: 1.5 }, 'temperature'],
    ['sd', { size: '1536x1024' }, 'size'],
    ['vasilisa', { base: 'none' }, 'base'],
    ['speech', { voice: 'rachel' }, 'voice'],
    ['translate', { from: 'ru', to: 'ru' }, 'to'],
  ])('[CHAT-17] %s refuses the settings %j', async (service, settings, field) => {
    const response = await client.send('Привет', { service, settings });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'settings-rejected', errors: [{ field }] });
  });

  test('[CHAT-18] an answer says with which settings it was made', async () => {
    const settings = { aspect: '16:9', seed: 5 } as const;
    const response = await client.send('Кот', { service: 'yaArt', settings, accept: 'application/json' });
    const { answer } = (await response.json()) as { answer: Message };
    expect(answer.settings).toEqual(settings);
    expect(answer.results?.[0]?.result).toMatchObject({ items: [{ width: 1280, height: 720, seed: 5 }] });
  });
});

describe('failures', () => {
  const failed = async (...call: Parameters<Client['send']>) => {
    const last = (await allEvents(await client.send(...call))).at(-1);
    return last?.type === 'failed' ? [last.error.code, last.error.message] : last?.type;
  };

  test.each([
    ['content-refused', 'img'],
    ['limit-exceeded', 'chatGpt'],
    ['upstream-timeout', 'translate'],
    ['upstream-failed', 'speech'],
  ])('[CHAT-27] the name %s in a request is the error of its answer', async (name, service) => {
    expect(await failed(`Кот ${name}`, { service })).toContain(name);
  });

  test('[CHAT-27] files and links that cannot be used fail with their names', async () => {
    const pdf = new File(['%PDF-1.7'], 'Устав.pdf');
    expect(await failed('', { service: 'translateFile', files: [pdf] })).toEqual([
      'file-unreadable',
      'Не\u00a0удалось прочитать «Устав.pdf»',
    ]);
    const encrypted = new File(['%PDF-1.7 /Encrypt'], 'Устав.pdf');
    expect(await failed('', { service: 'ocr', files: [encrypted] })).toContain('file-protected');
    const silence = new File(
      [(await recording(1).arrayBuffer()).slice(0, 44), new Uint8Array(8000)],
      'Тишина.wav',
    );
    expect(await failed('', { service: 'whisper', files: [silence] })).toContain('no-speech');
    expect(await failed('https://site.invalid', { service: 'yaSummaryLink' })).toContain('link-unreachable');
    const files = [new File(['Отдел'], 'Пусто.csv')];
    expect(await failed('Суммы', { service: 'searchByTable', files })).toContain('table-unreadable');
  });

  test('[CHAT-27] «частично»: three of four pictures are there', async () => {
    const settings = { count: 4 };
    const events = await allEvents(await client.send('Кот, частично', { service: 'img', settings }));
    const last = events.findLast((event) => event.type === 'result');
    expect(last?.result).toMatchObject({ kind: 'images', requested: 4, items: [{}, {}, {}] });
  });

  test('[CHAT-27] «ошибка» and «оборви» work where the answer has no text, too', async () => {
    expect(await failed('Кот, ошибка', { service: 'img' })).toContain('upstream-failed');
    await expect(allEvents(await client.send('Кот, оборви', { service: 'img' }))).rejects.toThrow();
  });
});

test('[CHAT-35] a message has the first 200 rows of a result, chatResultRead all', async () => {
  const rows = Array.from({ length: 340 }, (_, index) => `${index};${index * 2}`);
  const files = [new File([`Номер;Число\n${rows.join('\n')}`], 'Числа.csv')];
  const response = await client.send('Сумма', {
    service: 'searchByTable',
    files,
    accept: 'application/json',
  });
  const { answer } = (await response.json()) as { answer: Message };
  const brief = answer.results?.find(({ resultId }) => resultId === 'table')?.result;
  expect(brief).toMatchObject({ rowCount: 340, isWhole: false });
  expect(brief?.kind === 'table' && brief.rows).toHaveLength(200);
  const whole = await client.json<{ rows: unknown[] }>('GET', `/chat/result?id=${answer.id}&resultId=table`);
  expect(whole.rows).toHaveLength(340);
  expect(whole.rows.at(-1)).toEqual(['339', '678']);
});

test('[CHAT-23] a renamed speaker keeps the name', async () => {
  const files = [recording(30)];
  const response = await client.send('', { service: 'whisper', files, accept: 'application/json' });
  const { answer, chatUuid } = (await response.json()) as { answer: Message; chatUuid: string };
  const name = { id: answer.id, resultId: 'transcript', speaker: 's2', name: ' Анна ' };
  expect((await client.call('POST', '/chat/renameSpeaker', { json: name })).status).toBe(204);
  const [, stored] = await messagesOf(client, chatUuid);
  expect(stored?.results?.[0]?.result).toMatchObject({
    duration: 30,
    speakers: [{}, { speaker: 's2', name: 'Анна' }],
  });
});

test('[CHAT-20] the histories of the seed have results, and their files open', async () => {
  for (const email of ['employee@neuro.example', 'admin@neuro.example']) {
    const person = await new Client(client.gateway).login(email);
    const chats = client.gateway.deps.database.chats.group(email);
    const answerIn = async (service: string) => {
      const chat = chats.find(({ serviceType, hidden }) => serviceType === service && !hidden);
      return (await messagesOf(person, chat?.uuid ?? ''))[1]?.results?.[0]?.result;
    };
    expect(await answerIn('translate')).toMatchObject({ kind: 'translation', from: 'ru', to: 'en' });
    const found = await answerIn('searchByFile');
    const [source] = found?.kind === 'sources' ? found.items : [];
    const file = await person.call('GET', `/download?idFile=${source?.idFile}`);
    expect(await file.text()).toContain(source?.quote);
  }
});
