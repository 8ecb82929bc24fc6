import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/error.ts';
import { operations } from '#api/generated/calls/presentation.ts';
import { unavailable } from '#platform/availability.ts';
import { resultsArrived } from '#platform/chat-activity.ts';
import { closeDialogs } from '#platform/dialogs.ts';
import { ethicsCode } from '#platform/ethics.ts';
import { session } from '#platform/session/session.ts';
import { employee } from '#tests/profiles.ts';
import type { Deck, DeckChange } from '../../model/deck.ts';
import type { KeptPlan } from '../model/kept-plan.ts';
import type { RunEvent } from '../model/run-event.ts';
import { deckOf, item, slideOf } from '../model/testing.ts';
import { GenerationRun } from './GenerationRun.ts';
import type { RunGateway } from './gateway.ts';
import { openRun, showRun } from './runs.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  session.signIn(employee);
  session.acceptEthics();
});

const lost = (): ApiError =>
  new ApiError({ kind: 'network', operation: operations.presentationRead, url: '' });
const conflict = (code: string): ApiError =>
  new ApiError({ kind: 'http', status: 409, code, operation: operations.presentationRead, url: '' });

const plan = ['a', 'b', 'c'].map((id) => item(id));
const begun: RunEvent = { id: '1', type: 'started', runId: 'r', stage: 'slides', total: 3, version: 1 };
const made = (id: string, outlineId: string, index: number): RunEvent => ({
  id,
  type: 'slide',
  index,
  slide: slideOf(outlineId),
  version: Number(id),
});
const finished: RunEvent = { id: '5', type: 'finished', status: 'complete', version: 4 };

async function* stream(...parts: (RunEvent | Error)[]): AsyncGenerator<RunEvent> {
  for (const part of parts) {
    await Promise.resolve();
    if (part instanceof Error) throw part;
    yield part;
  }
}

const whole = deckOf({
  outline: plan,
  version: 4,
  status: 'ready' as const,
  slides: plan.map(({ id }) => slideOf(id)),
});

/** A run over a gateway that answers as the test says. */
function start(gateway: Partial<RunGateway>, deck: Deck = deckOf({ outline: plan })) {
  const all: RunGateway = {
    read: vi.fn(() => Promise.resolve(whole)),
    change: vi.fn(({ version }: DeckChange) => Promise.resolve({ version: version + 1 })),
    begin: vi.fn(() => stream(begun, finished)),
    resume: vi.fn(() => stream()),
    stop: vi.fn(() => Promise.resolve()),
    ...gateway,
  };
  const write = vi.fn<(plan: KeptPlan) => void>();
  const run = new GenerationRun(deck, all, { read: () => ({}), write });
  return { run, gateway: all, write };
}

const asked = { stage: 'slides', outlineIds: [], overwritesEdited: false } as const;
const slideIds = (run: GenerationRun) => run.work.get().deck.slides.map(({ id }) => id);
const until = (condition: () => void) => vi.waitFor(condition, { interval: 1 });
const settle = () => vi.advanceTimersByTimeAsync(20_000);

test('[PRES-03][APP-04] a broken stream is resumed after its last event, with no slide twice; the end is a result', async () => {
  const before = resultsArrived.get();
  const resume = vi
    .fn<RunGateway['resume']>()
    .mockImplementationOnce(() => stream(lost()))
    .mockImplementationOnce(() => stream(made('2', 'a', 0), made('3', 'b', 1), lost()))
    .mockImplementation(() => stream(made('4', 'c', 2), finished));
  const { run, gateway, write } = start({
    begin: vi.fn(() => stream(begun, made('2', 'a', 0), lost())),
    resume,
    read: vi
      .fn<RunGateway['read']>()
      .mockResolvedValueOnce(deckOf({ ...whole, status: 'generating', version: 2, slides: [slideOf('a')] }))
      .mockResolvedValue(whole),
  });
  expect(await run.begin(asked)).toBe(true);
  await settle();
  expect(resume.mock.calls.map(([, from]) => from)).toEqual([
    { runId: 'r', lastEventId: '2' },
    { runId: 'r', lastEventId: '2' },
    { runId: 'r', lastEventId: '3' },
  ]);
  expect(gateway.begin).toHaveBeenCalledOnce();
  expect(slideIds(run)).toEqual(['s-a', 's-b', 's-c']);
  expect(run.isOn).toBe(false);
  expect(resultsArrived.get()).toBe(before + 1);
  // Nobody has changed the plan: no copy of it is kept, and none is written for a slide.
  for (const [{ base, outline, changed }] of write.mock.calls) {
    expect(outline).toBe(base);
    expect(changed).toEqual([]);
  }
  expect(write.mock.calls.length).toBeLessThanOrEqual(vi.mocked(gateway.read).mock.calls.length);
});

test('[PRES-03] a run that was begun elsewhere is followed; when its events are gone the presentation tells how it ended', async () => {
  const { run } = start({}, deckOf({ outline: plan, status: 'generating' }));
  expect(run.isOn).toBe(true);
  void run.resume();
  await settle();
  expect(run.isOn).toBe(false);
  expect(slideIds(run)).toEqual(['s-a', 's-b', 's-c']);
  expect(run.work.get().deck.status).toBe('ready');
});

test('[PRES-02] what is typed in the plan is saved after a pause, over a newer version, and before a run begins', async () => {
  const theirs = deckOf({ version: 6, outline: [...plan, item('d')] });
  const change = vi
    .fn<RunGateway['change']>()
    .mockRejectedValueOnce(conflict('version-conflict'))
    .mockResolvedValue({ version: 7 });
  const { run, gateway, write } = start({ change, read: vi.fn(() => Promise.resolve(theirs)) });
  const outline = [item('a', { title: 'Иначе' }), ...plan.slice(1)];
  run.plan(outline);
  expect(write).toHaveBeenLastCalledWith({ base: plan, outline, changed: ['a'] });
  expect(change).not.toHaveBeenCalled();
  expect(await run.begin(asked)).toBe(true);
  expect(change.mock.calls.map(([{ version }]) => version)).toEqual([1, 6]);
  expect(change.mock.lastCall?.[0].outline?.map(({ title }) => title)).toEqual([
    'Иначе',
    'Слайд b',
    'Слайд c',
    'Слайд d',
  ]);
  expect(vi.mocked(gateway.begin).mock.lastCall?.[0]).toMatchObject({ version: 7, stage: 'slides' });
  await settle();
  expect(change).toHaveBeenCalledTimes(2);
  const kept = write.mock.lastCall?.[0];
  expect(kept?.outline).toBe(kept?.base);
});

test('[PRES-03] a run that another tab has begun is followed, a refusal is told', async () => {
  const running = deckOf({ ...whole, status: 'generating' });
  const { run, gateway } = start({
    begin: vi.fn(() => stream(conflict('generation-running'))),
    read: vi.fn(() => Promise.resolve(running)),
    resume: vi.fn(() => stream(begun, finished)),
  });
  expect(await run.begin(asked)).toBe(true);
  await settle();
  expect(gateway.resume).toHaveBeenCalled();

  const refused = start({ begin: vi.fn(() => stream(conflict('limit-reached'))) });
  expect(await refused.run.begin(asked)).toBe(false);
  expect(refused.run.refusal.get()).not.toBeNull();

  const message = 'Рисовать картинки нечем';
  const invalid = new ApiError({
    kind: 'http',
    status: 422,
    code: 'fields-invalid',
    url: '',
    operation: operations.presentationRead,
    refusedFields: [{ field: 'brief.pictures', message }],
  });
  const undrawn = start({ begin: vi.fn(() => stream(invalid)) });
  expect(await undrawn.run.begin(asked)).toBe(false);
  expect(undrawn.run.refusal.get()).toBe(message);
});

test('[PRES-03][AUTH-12] a run is followed again after the person has signed in again over the page', async () => {
  const ended = new ApiError({
    kind: 'http',
    status: 401,
    code: 'jwt-expired',
    url: '',
    operation: operations.presentationRead,
  });
  const resume = vi
    .fn<RunGateway['resume']>()
    .mockImplementationOnce(() => stream(begun, made('2', 'a', 0), lost()))
    .mockImplementationOnce(() => stream(ended))
    .mockImplementation(() => stream(made('3', 'b', 1), made('4', 'c', 2), finished));
  const { run } = start({ resume }, deckOf({ outline: plan, status: 'generating' }));
  void run.resume();
  await settle();
  expect(session.get().state).toBe('LAPSED');
  expect(run.isOn).toBe(true);
  expect(resume).toHaveBeenCalledTimes(2);
  session.signIn(employee);
  await settle();
  expect(resume).toHaveBeenLastCalledWith(whole.uuid, { runId: 'r', lastEventId: '2' }, expect.anything());
  expect(run.isOn).toBe(false);
  expect(slideIds(run)).toEqual(['s-a', 's-b', 's-c']);
});

test('[PRES-04] stopping ends the run and keeps what arrived', async () => {
  const { promise: isStopped, resolve: stopped } = Promise.withResolvers<void>();
  const { run } = start({
    async *begin() {
      yield begun;
      yield made('2', 'a', 0);
      await isStopped;
      yield { id: '3', type: 'finished', status: 'stopped', version: 3 };
    },
    stop: async () => stopped(),
    read: () =>
      Promise.resolve(deckOf({ version: 3, outline: plan, slides: [slideOf('a')], status: 'stopped' })),
  });
  await run.begin(asked);
  await until(() => expect(slideIds(run)).toEqual(['s-a']));
  await run.stop();
  await settle();
  expect(run.isOn).toBe(false);
  expect(slideIds(run)).toEqual(['s-a']);
  expect(run.work.get().deck.status).toBe('stopped');
});

test('[PRES-04] a run without a stream is stopped too, and the presentation is read to see how it ended', async () => {
  const stopped = deckOf({ ...whole, status: 'stopped' });
  const { run } = start({ read: () => Promise.resolve(stopped) }, deckOf({ ...whole, status: 'generating' }));
  await run.stop();
  expect(run.isOn).toBe(false);
  expect(run.work.get().deck.status).toBe('stopped');
});

test('[PRES-04] a stop without a connection leaves the page as it is, and the run is still on', async () => {
  const { run } = start({ stop: () => Promise.reject(lost()) }, deckOf({ ...whole, status: 'generating' }));
  await run.stop();
  expect(unavailable.get()).toBe(false);
  expect(run.isOn).toBe(true);
});

test('a plan with an item without a title is not sent and not called saved before it has one', async () => {
  const { run, gateway } = start({});
  const titled = (title: string) => [item('a', { title }), ...plan.slice(1)];
  run.plan(titled(' '));
  await run.saver.now();
  expect(gateway.change).not.toHaveBeenCalled();
  expect(run.saver.state.get()).toBe('held');
  run.plan(titled('Иначе'));
  await run.saver.now();
  expect(gateway.change).toHaveBeenCalledOnce();
  expect(run.saver.state.get()).toBe('saved');
});

test('[PRES-03] a run is followed after its screen was left, up to its end; a sign-out ends it at once', async () => {
  const { promise: isMade, resolve: make } = Promise.withResolvers<void>();
  const resume = vi.fn<RunGateway['resume']>(async function* () {
    yield begun;
    await isMade;
    yield finished;
  });
  const { gateway } = start({ resume, read: () => Promise.resolve(deckOf({ ...whole, uuid: 'left' })) });
  const running = (uuid: string) => deckOf({ uuid, outline: plan, status: 'generating' });
  const leave = showRun('left');
  const followed = openRun(running('left'), gateway);
  await until(() => expect(followed.work.get().run).not.toBeNull());
  leave();
  await settle();
  expect(openRun(running('left'), gateway)).toBe(followed);
  make();
  await settle();
  expect(followed.isOn).toBe(false);
  expect(openRun(running('left'), gateway)).not.toBe(followed);

  const ready = deckOf({ ...whole, uuid: 'ready' });
  const done = openRun(ready, gateway);
  showRun('ready')();
  await settle();
  expect(openRun(ready, gateway)).not.toBe(done);

  const other = openRun(running('other'), gateway);
  session.leave();
  session.signIn({ ...employee, id: employee.id + 1 });
  expect(openRun(running('other'), gateway)).not.toBe(other);
});

test('[AUTH-09] nothing is asked of a service before the ethics code is accepted', async () => {
  localStorage.clear();
  const { run, gateway } = start({});
  void run.begin(asked);
  await vi.waitFor(() => expect(ethicsCode.opened()).toHaveLength(1));
  expect(gateway.begin).not.toHaveBeenCalled();
  closeDialogs();
});
