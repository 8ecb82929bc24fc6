/** Results of answers: a translation, a table that is longer than its beginning, a voice and its transcript. */
import { isDeepStrictEqual } from 'node:util';
import { expectError, expectMissing } from '../expect.ts';
import type { Answer, Journey, Person, Run } from '../run.ts';
import { checkStream } from '../streams.ts';

type Message = Answer<'historyMessageList'>['json']['content'][number];
type Stored = NonNullable<Message['results']>[number];
type Result = Stored['result'];
/** An answer and its chat, which is hidden when it has been read. */
type Found = Message & { readonly chatUuid: string };

const says =
  'chatResultRead gives the whole of which messages and events hold the first 200 rows, segments, pairs or pages';
const pointer = '#/components/schemas/ChatResult';

/** Asks a service. Returns the stored answer; undefined, with a note, when it has no result. */
async function asked(
  run: Run,
  person: Person,
  serviceType: string,
  form: { readonly request: object; readonly files?: readonly File[] },
): Promise<Found | undefined> {
  const headers = { accept: 'text/event-stream' };
  const exchange = await run.send(person, 'chatMessageSend', {
    path: { serviceType },
    headers,
    form: { ...form },
  });
  const { status } = exchange.got;
  if (status !== 200) {
    run.skip('chatResultRead', `no result of ${serviceType}, which answers ${status}`);
    return undefined;
  }
  const events = checkStream(run, exchange);
  const { chatUuid, messageId } = Object(events[0]?.data) as Record<string, unknown>;
  const query = { chatUuid: String(chatUuid) };
  run.owned.set(query.chatUuid, person);
  run.owned.set(String(messageId), person);
  const { json, ...list } = await run.call(person, 'historyMessageList', { query });
  const message = json.content.find(({ id }) => id === messageId);
  const last = new Map(
    events
      .filter(({ type }) => type === 'result')
      .map(({ data }) => [data['resultId'], { resultId: data['resultId'], result: data['result'] }]),
  );
  run.same(list, { results: message?.results ?? [] }, { results: [...last.values()] });
  if (!message?.results?.length) run.skip('chatResultRead', `no result of ${serviceType}`);
  return message && { ...message, ...query };
}

/** The list of a result that may be longer than what messages hold, and how many items it says it has. */
function listOf(result: Result): { readonly items: readonly unknown[]; readonly count: number | undefined } {
  switch (result.kind) {
    case 'table':
      return { items: result.rows, count: result.rowCount };
    case 'transcript':
      return { items: result.segments, count: result.segmentCount };
    case 'translation':
      return { items: result.pairs, count: undefined };
    case 'recognition':
      return { items: result.pages, count: undefined };
    default:
      return { items: [], count: undefined };
  }
}

/** A result without what may differ between the message and the whole. */
const plain = (result: Result): object => ({ ...result, isWhole: undefined });

/** Reads each result of an answer whole. */
async function readWhole(run: Run, person: Person, { id, results = [] }: Message): Promise<void> {
  for (const { resultId, result } of results) {
    const { json: whole, ...exchange } = await run.call(person, 'chatResultRead', {
      query: { id, resultId },
    });
    const [short, long] = [listOf(result), listOf(whole)];
    const isWhole = !('isWhole' in result) || result.isWhole !== false;
    const isCut = 'isWhole' in whole && whole.isWhole === false;
    const count = short.count ?? long.items.length;
    const isSame =
      whole.kind === result.kind &&
      isDeepStrictEqual(long.items.slice(0, short.items.length), short.items) &&
      (!isWhole || isDeepStrictEqual(plain(whole), plain(result)));
    if (isSame && !isCut && long.items.length === count && short.items.length <= 200) continue;
    run.report(exchange, {
      rule: 'stored',
      place: `whole ${result.kind}`,
      pointer,
      says,
      message: `The message has ${short.items.length} of ${count} items, the whole result ${long.items.length}, ${isSame ? 'with the same beginning' : 'which differ'}${isCut ? '; it says that it is not whole' : ''}.`,
    });
  }
  const unknown = await run.send(person, 'chatResultRead', { query: { id, resultId: 'kit-none' } });
  expectMissing(run, unknown, 'status', 'unknown result', 'A result that does not exist is answered by 404');
}

async function hide(run: Run, person: Person, answer: Found | undefined): Promise<void> {
  if (answer) await run.call(person, 'historyChatHide', { body: { uuid: answer.chatUuid, hidden: true } });
}

const names = ['Казань', 'Тверь', 'Омск', 'Пермь', 'Тула'];
/** More rows than a message holds. */
const table = [
  'Город;Выручка',
  ...Array.from({ length: 250 }, (_, at) => `${names[at % 5]} ${at};${at * 10}`),
];

const results: Journey = {
  name: 'Results of answers',
  covers: ['chatResultRead', 'chatMessageSend'],
  async run(run) {
    const person = await run.person('employee');
    const translated = await asked(run, person, 'translate', {
      request: { text: 'Добрый день! Отчёт будет готов в пятницу.', settings: { from: 'ru', to: 'en' } },
    });
    if (translated) await readWhole(run, person, translated);
    await hide(run, person, translated);
    const file = new File([table.join('\n')], 'Выручка.csv', { type: 'text/csv' });
    const counted = await asked(run, person, 'searchByTable', {
      request: { text: 'Покажи таблицу' },
      files: [file],
    });
    if (counted) await readWhole(run, person, counted);
    await hide(run, person, counted);
  },
};

const speech = 'Добрый день, коллеги! Начнём с итогов октября. Отчёт о складе нужен до пятницы.';

/** A recording with speech, made by the gateway. */
async function recording(run: Run, person: Person): Promise<File | undefined> {
  const spoken = await asked(run, person, 'speech', { request: { text: speech } });
  const result = spoken?.results?.map((one) => one.result).find(({ kind }) => kind === 'audio');
  if (spoken) await readWhole(run, person, spoken);
  if (result?.kind !== 'audio') return undefined;
  const { got } = await run.call(person, 'fileDownload', { query: { idFile: result.idFile } });
  const type = result.mimeType;
  const ending = type.includes('mpeg') ? 'mp3' : type.includes('ogg') ? 'ogg' : 'wav';
  await hide(run, person, spoken);
  return new File([new Uint8Array(got.bytes)], `Планёрка.${ending}`, { type });
}

const transcripts: Journey = {
  name: 'A transcript',
  covers: ['transcriptSpeakerRename'],
  async run(run) {
    const person = await run.person('employee');
    const file = await recording(run, person);
    if (!file) return run.skip('transcriptSpeakerRename', 'the gateway makes no speech to be written down');
    const written = await asked(run, person, 'audio', { request: { text: '' }, files: [file] });
    const [stored] = written?.results?.filter(({ result }) => result.kind === 'transcript') ?? [];
    if (!written || stored?.result.kind !== 'transcript' || !stored.result.speakers[0])
      return run.skip('transcriptSpeakerRename', 'no transcript tells speakers apart');
    await readWhole(run, person, written);
    const { resultId } = stored;
    const [{ speaker }] = stored.result.speakers;
    const name = 'Анна Орлова';
    const body = { id: written.id, resultId, speaker, name };
    await run.call(person, 'transcriptSpeakerRename', { body });
    const query = { id: written.id, resultId };
    const { json: renamed, ...exchange } = await run.call(person, 'chatResultRead', { query });
    const expected = {
      ...stored.result,
      speakers: stored.result.speakers.map((one) => (one.speaker === speaker ? { ...one, name } : one)),
    };
    run.same(exchange, { ...renamed }, { speakers: expected.speakers, segments: expected.segments });
    const other = { ...body, speaker: 'kit-none' };
    expectError(run, await run.send(person, 'transcriptSpeakerRename', { body: other }), {
      status: 404,
      code: 'not-found',
      rule: 'invalid-accepted',
      place: 'unknown speaker',
      says: 'A message, result or speaker that does not exist is answered by 404',
    });
    await hide(run, person, written);
  },
};

export const resultsOfAnswers: readonly Journey[] = [results, transcripts];
