/** Presentations: edited, versioned, and made by runs that are streams. */
import { addDeck, briefOf, readDeck, removeDeck } from '../deck.ts';
import { expectGone } from '../expect.ts';
import { unique } from '../names.ts';
import type { Journey } from '../run.ts';
import { checkStream, expectRest } from '../streams.ts';

export const presentations: Journey = {
  name: 'Presentations',
  covers: [
    ...(['presentationList', 'presentationAdd', 'presentationRead', 'presentationChange'] as const),
    ...(['presentationPin', 'presentationVersionAdd', 'presentationVersionList'] as const),
    ...(['presentationVersionRead', 'presentationReset', 'presentationAccessChange'] as const),
    ...(['presentationHide', 'presentationRemove', 'presentationOutlineSend'] as const),
    ...(['presentationSlidesSend', 'presentationStreamResume', 'presentationStreamStop'] as const),
  ],
  async run(run) {
    const person = await run.person('employee');
    await run.call(person, 'presentationList');
    const { uuid } = (await addDeck(run, person)).json;
    const deck = { run, person, uuid };
    run.owned.set(uuid, person);
    const query = { presentationId: uuid };
    const read = async () => (await readDeck(deck)).json;
    const brief = await briefOf(deck, 'Итоги года и план на следующий');
    const { slideCount } = brief;
    const title = unique('Итоги');
    await run.call(person, 'presentationChange', {
      body: { uuid, version: (await read()).version, title, brief },
    });
    const changed = await readDeck(deck);
    run.same(changed, { title: changed.json.title }, { title });
    await run.call(person, 'presentationVersionAdd', { body: { uuid, note: 'До плана' } });
    const { json: versions } = await run.call(person, 'presentationVersionList', { query });
    const kept = versions.content[0]?.version ?? 1;
    await run.call(person, 'presentationVersionRead', { query: { ...query, version: kept } });

    const path = { presentationId: uuid };
    const stream = { accept: 'text/event-stream' };
    const outline = await run.call(person, 'presentationOutlineSend', {
      path,
      headers: { ...stream, 'idempotency-key': crypto.randomUUID() },
      body: { version: (await read()).version },
    });
    const planned = checkStream(run, outline);
    const items = planned.filter(({ type }) => type === 'outlineItem').length;
    if (planned.at(-1)?.type === 'finished' && items !== slideCount)
      run.report(outline, {
        rule: 'stream',
        place: 'items of the plan',
        says: 'A plan has slideCount items',
        pointer: '#/info/description',
        message: `The plan has ${items} items in place of ${slideCount}.`,
      });
    const runId = String(planned[0]?.data['runId']);
    const half = Math.floor(planned.length / 2);
    const rest = await run.call(person, 'presentationStreamResume', {
      path,
      query: { runId },
      headers: { ...stream, 'last-event-id': String(half) },
    });
    if (rest.got.status === 200) expectRest(run, rest, planned, half);
    const slides = await run.call(person, 'presentationSlidesSend', {
      path,
      headers: { ...stream, 'idempotency-key': crypto.randomUUID() },
      body: { version: (await read()).version, outlineIds: [], overwritesEdited: false },
    });
    const arrived = checkStream(run, slides);
    const count = arrived.filter(({ type }) => type === 'slide' || type === 'slideFailed').length;
    if (arrived.at(-1)?.type === 'finished' && count < items)
      run.report(slides, {
        rule: 'stream',
        place: 'slides',
        says: 'A run over the plan gives each item one slide or one slideFailed',
        message: `${items} items of the plan got ${count} slides.`,
        pointer: '#/info/description',
      });
    await run.call(person, 'presentationStreamStop', { path });
    await run.call(person, 'presentationReset', {
      body: { uuid, version: (await read()).version, target: kept },
    });
    await run.call(person, 'presentationPin', { body: { uuid, pinned: true } });
    await run.call(person, 'presentationAccessChange', {
      body: { uuid, visibility: 'private', groups: [], editorIds: [], isOpen: false },
    });
    await removeDeck(deck);
    await expectGone(run, person, 'presentationRead', { query });
  },
};
