/** The run of a plan is joined by its key and followed to its end. */
import { addDeck, briefOf, readDeck, removeDeck } from '../deck.ts';
import type { Journey } from '../run.ts';
import { checkStream } from '../streams.ts';

const pointer = '#/info/description';

export const plansOfPresentations: Journey = {
  name: 'Plans joined',
  covers: ['presentationOutlineSend', 'presentationStreamResume'],
  async run(run) {
    const person = await run.person('employee');
    const { json: made } = await addDeck(run, person);
    const { uuid } = made;
    const deck = { run, person, uuid };
    const brief = await briefOf(deck, 'Итоги года');
    await run.call(person, 'presentationChange', { body: { uuid, version: made.version, brief } });
    const { json: read } = await readDeck(deck);
    const headers = { accept: 'text/event-stream', 'idempotency-key': crypto.randomUUID() };
    const path = { presentationId: uuid };
    const send = () =>
      run.call(person, 'presentationOutlineSend', { path, headers, body: { version: read.version } });
    const events = checkStream(run, await send());
    const again = await send();
    const joined = checkStream(run, again);
    const types = joined.map(({ type }) => type).join(' ');
    // When the events are not kept any more, the stream is started and finished.
    if (JSON.stringify(joined) !== JSON.stringify(events) && types !== 'started finished')
      run.report(again, {
        rule: 'once',
        place: 'joined run',
        pointer,
        message: 'A repeated key has other events than the first run.',
        says: 'A repeated key joins the run of the first from its beginning',
      });
    const runId = String(events[0]?.data['runId']);
    const none = await run.call(person, 'presentationStreamResume', {
      path,
      query: { runId },
      headers: { accept: 'text/event-stream', 'last-event-id': String(events.length) },
    });
    if (none.got.status !== 204)
      run.report(none, {
        rule: 'resume',
        place: 'after the last event',
        pointer,
        message: `A stream after its last event is answered by ${none.got.status}.`,
        says: '204 when the presentation holds all there is',
      });
    await removeDeck(deck);
  },
};
