import { describe, expect, test } from 'vitest';
import type { PictureBlock, Slide } from '../../model/deck.ts';
import { type DeckWork, editedAmong, isRunOn, itemsToMake, reduceWork, workOn } from './run.ts';
import type { RunEvent } from './run-event.ts';
import { deckOf, item, slideOf } from './testing.ts';

const applied = (work: DeckWork, ...events: RunEvent[]): DeckWork =>
  events.reduce((now, event) => reduceWork(now, { type: 'event', event }), work);

const plan = ['a', 'b', 'c', 'd'].map((id) => item(id));
const ready = deckOf({ version: 5, outline: plan });
const begun: RunEvent = { id: '1', type: 'started', runId: 'r', stage: 'slides', total: 4, version: 5 };
const made = (id: string, outlineId: string, index: number, own: Partial<Slide> = {}): RunEvent => ({
  id,
  type: 'slide',
  index,
  slide: slideOf(outlineId, own),
  version: 4 + Number(id),
});
const failure = (message: string) => ({
  timestamp: '2026-11-24T10:00:00Z',
  status: 502,
  error: 'Bad Gateway',
  path: '/',
  message,
});
const ids = ({ deck }: DeckWork): string[] => deck.slides.map(({ id }) => id);

describe('the slides of a run', () => {
  test('[PRES-03] arrive in order; repeated events change nothing, not even after a lost connection', () => {
    const work = applied(workOn(ready), begun, made('2', 'a', 0), made('3', 'b', 1));
    expect(ids(work)).toEqual(['s-a', 's-b']);
    expect(work.deck).toMatchObject({ version: 7, status: 'generating' });
    const again = applied(work, made('2', 'a', 0), made('3', 'b', 1), begun, made('4', 'c', 2));
    expect(ids(again)).toEqual(['s-a', 's-b', 's-c']);
    expect(again.run).toMatchObject({ total: 4, end: null });
    expect(again.run?.done.size).toBe(3);
    expect(again.lastEventId).toBe('4');
  });

  test('[PRES-03] after a reload the whole stream is read again: no slide is there twice, what was edited since stays', () => {
    const edited = slideOf('a', { notes: 'Своё', isEdited: true });
    const read = deckOf({ ...ready, version: 7, status: 'generating', slides: [edited, slideOf('b')] });
    const work = applied(workOn(read), begun, made('2', 'a', 0), made('3', 'b', 1), made('4', 'c', 2));
    expect(ids(work)).toEqual(['s-a', 's-b', 's-c']);
    expect(work.deck.slides[0]).toBe(edited);
    expect(work.run?.done.size).toBe(3);
    expect(work.deck.version).toBe(8);
  });

  test('[PRES-03] an event after a version that is not known is shown and makes the presentation read; what it brought stays', () => {
    const work = applied(workOn(ready), begun, made('2', 'a', 0), made('4', 'c', 2));
    expect(work).toMatchObject({ isStale: true, deck: { version: 6 } });
    expect(ids(work)).toEqual(['s-a', 's-c']);
    // The answer is from between the two.
    const between = deckOf({ ...ready, version: 7, slides: [slideOf('a'), slideOf('b')] });
    const whole = reduceWork(work, { type: 'read', deck: between });
    expect(ids(whole)).toEqual(['s-a', 's-b', 's-c']);
    expect(whole).toMatchObject({ isStale: false, deck: { version: 8 } });
    expect(ids(reduceWork(whole, { type: 'read', deck: ready }))).toEqual(['s-a', 's-b', 's-c']);
  });

  test('[PRES-04] continuing asks for missing and changed items only; a stopped run keeps what arrived', () => {
    let work = applied(workOn(ready), begun, made('2', 'a', 0), made('3', 'b', 1));
    work = applied(work, { id: '4', type: 'finished', status: 'stopped', version: 7 });
    expect(work).toMatchObject({ isStale: true, deck: { status: 'stopped' }, run: { end: 'stopped' } });
    expect(isRunOn(work)).toBe(false);
    expect(ids(work)).toEqual(['s-a', 's-b']);
    const outline = plan.map((one) => (one.id === 'b' ? { ...one, title: 'Иначе' } : one));
    work = reduceWork(work, { type: 'plan', outline });
    expect(itemsToMake(work)).toEqual(['b', 'c', 'd']);
    work = reduceWork(work, { type: 'asked', outlineIds: ['b', 'c', 'd'] });
    work = applied(work, { ...begun, runId: 'r2', version: 7 }, {
      ...made('2', 'b', 1),
      version: 8,
    } as RunEvent);
    expect(itemsToMake(work)).toEqual(['c', 'd']);
    expect(ids(work)).toEqual(['s-a', 's-b']);
  });

  test('[PRES-06] slides that a person changed are named before a run may replace them', () => {
    const slides = [slideOf('a', { isEdited: true }), slideOf('b'), { id: 'later' }];
    const work = workOn(deckOf({ ...ready, slides }), ['a', 'b']);
    expect(itemsToMake(work)).toEqual(['a', 'b', 'c', 'd']);
    expect(editedAmong(work, itemsToMake(work))).toEqual(['a']);
  });

  test('[PRES-07] a slide that fails leaves the others alone and can be asked for again', () => {
    let work = applied(workOn(ready), begun, made('2', 'a', 0));
    work = applied(work, {
      id: '3',
      type: 'slideFailed',
      outlineId: 'b',
      error: failure('Ответ не по схеме'),
    });
    work = applied(work, { ...made('4', 'c', 1), version: 7 } as RunEvent);
    expect(ids(work)).toEqual(['s-a', 's-c']);
    expect(work.failed).toEqual({ b: 'Ответ не по схеме' });
    expect(work.run?.done.size).toBe(3);
    work = reduceWork(work, { type: 'asked', outlineIds: ['b'] });
    expect(work.failed).toEqual({});
    const again: RunEvent = { ...begun, runId: 'r2', total: 1, version: 7 };
    work = applied(work, again, { ...made('2', 'b', 1), version: 8 } as RunEvent);
    expect(ids(work)).toEqual(['s-a', 's-b', 's-c']);
  });

  test('[PRES-08] a split slide counts once; made again, its parts are replaced together', () => {
    const parts = [made('2', 'a', 0), { ...made('3', 'a', 1, { id: 's-a2' }), version: 7 } as RunEvent];
    let work = applied(workOn(ready), begun, ...parts);
    expect(ids(work)).toEqual(['s-a', 's-a2']);
    expect(work.run?.done.size).toBe(1);
    work = reduceWork(work, { type: 'asked', outlineIds: ['a'] });
    const once = { ...made('2', 'a', 0, { id: 's-new' }), version: 8 } as RunEvent;
    work = applied(work, { ...begun, runId: 'r2', version: 7 }, once);
    expect(ids(work)).toEqual(['s-new']);
  });

  test('a picture gets into its slide, and a failed run says why', () => {
    let work = applied(workOn(ready), begun, made('2', 'a', 0, { layout: 'pictureText' }));
    work = applied(work, { id: '3', type: 'picture', slideId: 's-a', idFile: 'f', alt: 'Склад', version: 7 });
    const block: PictureBlock = {
      kind: 'picture',
      idFile: 'f',
      alt: 'Склад',
      isDecorative: false,
      fit: 'contain',
    };
    expect(work.deck.slides[0]).toMatchObject({ slots: [{ name: 'picture', block }] });
    const cover = reduceWork(work, {
      type: 'read',
      deck: deckOf({
        version: 7,
        outline: plan,
        slides: [
          slideOf('a', { slots: [{ name: 'picture', block: { ...block, idFile: null, fit: 'cover' } }] }),
        ],
      }),
    });
    const drawn = applied(cover, {
      id: '4',
      type: 'picture',
      slideId: 's-a',
      idFile: 'g',
      alt: '',
      version: 8,
    });
    expect(drawn.deck.slides[0]).toMatchObject({ slots: [{ block: { idFile: 'g', fit: 'cover' } }] });
    work = applied(work, { id: '4', type: 'failed', error: failure('Сервис не отвечает') });
    expect(work).toMatchObject({
      deck: { status: 'failed' },
      run: { end: 'failed', error: 'Сервис не отвечает' },
    });
  });
});

test('[PRES-03] an answer from before a run does not end it; one after its stream was lost does', () => {
  const work = applied(workOn(ready), begun, made('2', 'a', 0));
  const deck = deckOf({ ...ready, version: 6, slides: [slideOf('a')], status: 'ready' });
  expect(reduceWork(work, { type: 'read', deck })).toMatchObject({
    deck: { status: 'generating' },
    run: { end: null },
  });
  expect(reduceWork(work, { type: 'read', deck, isOver: true })).toMatchObject({
    deck: { status: 'ready' },
    run: { end: 'complete' },
  });
});

describe('the plan', () => {
  test('is emptied when it is made anew, and not when its first event is read again after a reload', () => {
    const anew: RunEvent = { ...begun, stage: 'outline', version: 6 } as RunEvent;
    expect(applied(workOn(ready), anew).outline).toEqual([]);
    const running = deckOf({ ...ready, version: 6, status: 'outlining' });
    expect(applied(workOn(running), anew).outline).toEqual(plan);
  });

  const start: RunEvent = { ...begun, stage: 'outline', version: 1 } as RunEvent;
  const arrived = (id: string, name: string): RunEvent => ({
    id,
    type: 'outlineItem',
    index: Number(id) - 2,
    item: item(name),
    version: Number(id),
  });

  test('[PRES-05] is edited while it arrives: each item that was changed, moved or removed stays so', () => {
    let work = applied(workOn(deckOf()), start, arrived('2', 'a'), arrived('3', 'b'));
    expect(work.outline.map(({ id }) => id)).toEqual(['a', 'b']);
    const [a, b] = work.outline as [(typeof plan)[0], (typeof plan)[0]];
    work = reduceWork(work, { type: 'plan', outline: [{ ...b, title: 'Сначала' }, a] });
    work = applied(work, arrived('4', 'c'));
    expect(work.outline.map(({ id, title }) => [id, title])).toEqual([
      ['b', 'Сначала'],
      ['a', 'Слайд a'],
      ['c', 'Слайд c'],
    ]);
    expect(work.outline[1]).toBe(a);
    work = reduceWork(work, { type: 'plan', outline: work.outline.filter(({ id }) => id !== 'a') });
    work = applied(work, arrived('5', 'd'), { id: '6', type: 'finished', status: 'complete', version: 5 });
    expect(work.outline.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
    expect(work.deck.status).toBe('draft');
  });

  test('a change that was saved while more items arrived keeps them', () => {
    let work = applied(workOn(deckOf()), start, arrived('2', 'a'));
    const base = work.deck.outline;
    const outline = [item('a', { title: 'Иначе' })];
    work = reduceWork(work, { type: 'plan', outline });
    work = applied(work, { ...arrived('3', 'b'), version: 4 } as RunEvent);
    expect(work).toMatchObject({ isStale: true, deck: { version: 2 } });
    work = reduceWork(work, { type: 'saved', version: 3, base, sent: { outline } });
    expect(work.deck.outline.map(({ title }) => title)).toEqual(['Иначе', 'Слайд b']);
    expect(work.outline).toEqual(work.deck.outline);
    expect(work.deck.version).toBe(4);
  });
});
