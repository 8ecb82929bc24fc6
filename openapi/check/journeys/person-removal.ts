/** How much a removal of the history would remove. */
import { expectInList } from '../expect.ts';
import type { Journey } from '../run.ts';
import { begin } from './person-history.ts';

/** Counts with `dryRun` only: the removal itself would take more than what the kit has made. */
export const historyRemoval: Journey = {
  name: 'Removal of the history',
  covers: ['historyRemove'],
  async run(run) {
    const person = await run.person('employee');
    const dry = { keepPinned: true, removed: true, dryRun: true };
    // Nothing is so old: a gateway that overlooks `dryRun` removes nothing either.
    await run.call(person, 'historyRemove', { body: { ...dry, before: '2000-01-01' } });
    const { uuid, serviceType } = await begin(run, { person, headers: { 'session-type': 'ai' } });
    const { json: tiles } = await run.call(person, 'tileList');
    const other = tiles.find((tile) => tile.serviceType !== serviceType)?.serviceType;
    const listed = async (place: string) => {
      const listing = { key: uuid, listed: true, place, by: 'historyRemove' } as const;
      return expectInList(run, person, 'historyChatList', { query: { serviceType } }, listing);
    };
    const count = async (more: object) => run.call(person, 'historyRemove', { body: { ...dry, ...more } });
    const whole = await count({ serviceType, keepPinned: false });
    if (!(await listed('counted chat'))) {
      // It was removed in place of being counted, with what the account had in this service: all of it comes back.
      await run.send(person, 'historyRemove', { body: { keepPinned: true, removed: false } });
      return;
    }
    const free = await count({ serviceType });
    await run.call(person, 'historyChatPin', { body: { uuid, pinned: true } });
    const kept = await count({ serviceType });
    const place = 'chats without a pinned one';
    run.same(kept, { [place]: kept.json.chats }, { [place]: free.json.chats - 1 });
    const before = other === undefined ? undefined : await count({ serviceType: other, keepPinned: false });
    await run.call(person, 'historyChatHide', { body: { uuid, hidden: true } });
    const rest = await count({ serviceType, keepPinned: false });
    run.same(rest, { chats: rest.json.chats }, { chats: whole.json.chats - 1 });
    if (!before) return;
    const same = await count({ serviceType: other, keepPinned: false });
    const chats = 'chats of another service';
    run.same(same, { [chats]: same.json.chats }, { [chats]: before.json.chats });
  },
};
