/** Versions of a presentation: kept, named by the events of runs, and restored; a run that is stopped. */
import { isDeepStrictEqual } from 'node:util';
import { operationOf } from '../contract.ts';
import { addDeck, briefOf, type Deck, readDeck, removeDeck } from '../deck.ts';
import { expectError } from '../expect.ts';
import { unique } from '../names.ts';
import { pause } from '../pause.ts';
import { draftOf } from '../request.ts';
import type { Answer, Exchange, Journey } from '../run.ts';
import { Running } from '../running.ts';
import { checkStream } from '../streams.ts';
import { untypedCall } from '../untyped.ts';

type Presentation = Answer<'presentationRead'>['json'];
type Events = ReturnType<typeof checkStream>;

const pointer = '#/info/description';
const stream = { accept: 'text/event-stream' };
/** Milliseconds for the first item of a plan. */
const soon = 5_000;
const parts = ['title', 'language', 'theme', 'brief', 'outline', 'slides'] as const;

/** What a version holds. */
const contents = (one: Presentation): Readonly<Record<string, unknown>> =>
  Object.fromEntries(parts.map((part) => [part, one[part]]));

/** Reports the parts of a presentation that are not those of a version. */
function expectContents({ run }: Deck, exchange: Exchange, found: Presentation, kept: Presentation): void {
  for (const part of parts) {
    if (isDeepStrictEqual(found[part], kept[part])) continue;
    run.report(exchange, {
      rule: 'stored',
      place: `${part} of a version`,
      pointer: '/description',
      message: `${part} is ${JSON.stringify(found[part])?.slice(0, 150)} in place of ${JSON.stringify(kept[part])?.slice(0, 150)}.`,
      says: 'A version holds title, language, theme, brief, plan and slides as they were, and is restored so',
    });
  }
}

/** The events of a run name rising versions, of which the last one is that of the presentation. */
async function expectVersions(deck: Deck, exchange: Exchange, events: Events): Promise<Presentation> {
  const { run } = deck;
  const { json: after, ...reading } = await readDeck(deck);
  const told = events.filter(({ data }) => typeof data['version'] === 'number');
  const versions = told.map(({ data }) => Number(data['version']));
  const saved = told.filter(({ type }) => ['outlineItem', 'slide', 'picture'].includes(type));
  const isRising = saved.every(
    ({ data }, at) => at === 0 || Number(data['version']) > Number(saved[at - 1]?.data['version']),
  );
  if (!isRising || versions.some((version, at) => version < (versions[at - 1] ?? 0)))
    run.report(exchange, {
      rule: 'stream',
      place: 'versions',
      pointer,
      message: `The events name the versions ${versions.join(', ')}.`,
      says: 'What an event brings is saved before it is sent, as the next version, which the event names',
    });
  if (versions.at(-1) !== after.version)
    run.report(exchange, {
      rule: 'stream',
      place: 'last version',
      pointer,
      message: `The last event names version ${versions.at(-1)}, the presentation is version ${after.version}.`,
      says: 'version is the version of the presentation from now on',
    });
  const items = events.filter(({ type }) => type === 'outlineItem').map(({ data }) => data['item']);
  if (items.length > 0) run.same(reading, { outline: after.outline }, { outline: items });
  for (const { data } of events.filter(({ type }) => type === 'slide')) {
    const slide = data['slide'];
    const later = events.some((one) => one.type === 'picture' && one.data['slideId'] === Object(slide).id);
    if (!later && !after.slides.some((one) => isDeepStrictEqual(one, slide)))
      run.report(reading, {
        rule: 'stored',
        place: 'a slide of a run',
        pointer,
        message: 'A slide of an event is not in the presentation.',
        says: 'What an event brings is saved before it is sent',
      });
  }
  return after;
}

async function make(deck: Deck, id: 'presentationOutlineSend' | 'presentationSlidesSend', version: number) {
  const { run, person, uuid } = deck;
  const headers = { ...stream, 'idempotency-key': crypto.randomUUID() };
  const path = { presentationId: uuid };
  const more = id === 'presentationSlidesSend' && { outlineIds: [], overwritesEdited: false };
  const exchange = await untypedCall(run, person, id, { path, headers, body: { version, ...more } });
  return expectVersions(deck, exchange, checkStream(run, exchange));
}

/** The version with this number, as it is kept. */
async function expectKept(deck: Deck, kept: Presentation): Promise<void> {
  const { run, person, uuid } = deck;
  const query = { presentationId: uuid };
  const list = await run.call(person, 'presentationVersionList', { query });
  if (!list.json.content.some(({ version }) => version === kept.version))
    return run.report(list, {
      rule: 'stored',
      place: 'kept version',
      pointer: '/description',
      message: `Version ${kept.version} is not among the kept ones.`,
      says: 'A version is kept by hand, before slides are made, and before another one is restored',
    });
  const found = await run.call(person, 'presentationVersionRead', {
    query: { ...query, version: kept.version },
  });
  expectContents(deck, found, found.json, kept);
}

/** Restores a version. Returns the presentation as it is then. */
async function restore(deck: Deck, target: Presentation): Promise<Presentation> {
  const { run, person, uuid } = deck;
  const { json: before } = await readDeck(deck);
  const body = { uuid, version: before.version, target: target.version };
  const restored = await run.call(person, 'presentationReset', { body });
  expectContents(deck, restored, restored.json, target);
  if (restored.json.version <= before.version)
    run.report(restored, {
      rule: 'version',
      place: 'restored version',
      pointer: '/description',
      message: `The restored presentation has version ${restored.json.version} after ${before.version}.`,
      says: 'A restored version is a new version',
    });
  const after = await readDeck(deck);
  run.same(after, contents(after.json), contents(restored.json));
  await expectKept(deck, before);
  return before;
}

/** A call that a running run forbids. The run saves new versions meanwhile, so a conflict says nothing. */
async function expectBusy(
  deck: Deck,
  plan: Running,
  place: string,
  send: (version: number) => Promise<Exchange>,
): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    const { version } = (await readDeck(deck)).json;
    const exchange = await send(version);
    if (plan.isOver) return;
    const isConflict = Object(exchange.got.json).code === 'version-conflict';
    if (isConflict && (await readDeck(deck)).json.version !== version) continue;
    return expectError(deck.run, exchange, {
      status: 409,
      code: 'generation-running',
      rule: 'status',
      place,
      says: 'A presentation has one run, 409 generation-running',
    });
  }
}

/** A slow plan is stopped while it is made. */
async function stopped(deck: Deck, version: number, target: number): Promise<void> {
  const { run, person, uuid } = deck;
  const [path, operation] = [{ presentationId: uuid }, operationOf('presentationOutlineSend')];
  const draft = (from: number) =>
    draftOf(operation, { path, headers: stream, body: { version: from } } as never);
  const plan = new Running(run, { operation, person, draft: draft(version) });
  await plan.event('outlineItem', soon);
  if (plan.events.length > 0) {
    await expectBusy(deck, plan, 'a second run', (current) =>
      run.exchange({ operation, person, draft: draft(current) }),
    );
    await expectBusy(deck, plan, 'restoring during a run', (current) =>
      run.send(person, 'presentationReset', { body: { uuid, version: current, target } }),
    );
    await pause(100);
  }
  const wasOver = plan.isOver;
  await run.call(person, 'presentationStreamStop', { path });
  const exchange = await plan.answer;
  const events = checkStream(run, exchange);
  if (wasOver) return run.skip('presentationStreamStop', 'the plan was made before it could be stopped');
  const last = events.at(-1)?.data;
  if (last?.['status'] !== 'stopped')
    run.report(exchange, {
      rule: 'stream',
      place: 'stopped',
      pointer,
      message: `A stopped run ends with ${JSON.stringify(last)}.`,
      says: 'finished with the status stopped',
    });
  await expectVersions(deck, exchange, events);
}

export const versionsOfPresentations: Journey = {
  name: 'Versions of presentations',
  covers: [
    ...(['presentationVersionList', 'presentationVersionRead', 'presentationReset'] as const),
    ...(['presentationOutlineSend', 'presentationSlidesSend', 'presentationStreamStop'] as const),
  ],
  async run(run) {
    const person = await run.person('employee');
    const { json: made } = await addDeck(run, person);
    const { uuid } = made;
    const deck: Deck = { run, person, uuid };
    const brief = await briefOf(deck, 'Итоги года и планы');
    const change = async (version: number, more: object) => {
      await run.call(person, 'presentationChange', { body: { uuid, version, ...more } });
      return (await readDeck(deck)).json;
    };
    const briefed = await change(made.version, { brief });
    const planned = await make(deck, 'presentationOutlineSend', briefed.version);
    await run.call(person, 'presentationVersionAdd', { body: { uuid, note: 'План' } });
    await expectKept(deck, planned);
    const whole = await make(deck, 'presentationSlidesSend', planned.version);
    await change(whole.version, { title: unique('Другое название') });
    const changed = await restore(deck, planned);
    const back = await restore(deck, changed);
    await expectKept(deck, back);
    const slow = { ...brief, topic: 'Медленно: история книгопечатания', slideCount: 20 };
    const { json: now } = await readDeck(deck);
    await stopped(deck, (await change(now.version, { brief: slow })).version, planned.version);
    await removeDeck(deck);
  },
};
