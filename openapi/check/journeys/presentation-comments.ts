/** Comments on presentations: who may write, change and mention whom, and what becomes of them. */
import type { OperationId } from '../contract.ts';
import { addDeck, readDeck, removeDeck } from '../deck.ts';
import { after, expectGone, expectHidden, expectListed, expectRefused } from '../expect.ts';
import { unique } from '../names.ts';
import { pause } from '../pause.ts';
import type { BodyOf } from '../request.ts';
import type { Exchange, Journey, Person, Run } from '../run.ts';
import { idOf } from './person-shares.ts';

type Access = BodyOf<'presentationAccessChange'>;
type Slide = NonNullable<BodyOf<'presentationChange'>['slides']>[number];

interface Commented {
  readonly run: Run;
  readonly owner: Person;
  readonly colleague: Person;
  readonly colleagueId: number;
  /** The presentation. */
  readonly uuid: string;
}

const slideId = 'k1';
const objectId = 'k2';

const share = ({ run, owner, uuid, colleagueId }: Commented, isEditor: boolean) => {
  const editorIds = isEditor ? [colleagueId] : [];
  const body: Access = { uuid, visibility: 'private', groups: [], editorIds, isOpen: false };
  return run.call(owner, 'presentationAccessChange', { body });
};

const threads = ({ run, uuid }: Commented, person: Person) =>
  run.call(person, 'presentationCommentList', { query: { presentationId: uuid } });

/** Ids of the people whom the gateway offers for a mention. */
const offered = ({ run, uuid }: Commented, person: Person): Promise<Exchange> =>
  run.call(person, 'presentationReaderFind', { query: { presentationId: uuid } });

/** Nobody without access is offered or mentioned. */
async function expectNoStranger(commented: Commented): Promise<void> {
  const { run, owner, colleague, colleagueId, uuid } = commented;
  const found = await offered(commented, owner);
  const keys = Array.isArray(found.got.json) ? found.got.json.map((one) => String(Object(one).id)) : [];
  expectListed(run, found, keys, {
    key: String(colleagueId),
    listed: false,
    place: 'a person without access',
  });
  const body = { uuid, slideId, text: unique('Упоминание'), mentionIds: [colleagueId] };
  expectRefused(run, await run.send(owner, 'presentationCommentAdd', { body }), {
    statuses: [422],
    place: 'a mention of a person without access',
    says: 'a mentioned person whom `presentationReaderFind` does not offer (code `no-access`)',
  });
  await expectHidden(run, colleague, 'presentationCommentList', { query: { presentationId: uuid } });
  await expectHidden(run, colleague, 'presentationPresenceTrack', { body: { uuid, isLeft: false } });
  const foreign = { ...body, mentionIds: [] };
  await expectHidden(run, colleague, 'presentationCommentAdd', { body: foreign });
}

/** The mentioned person is notified, with the address of the thread. */
async function expectTold({ run, colleague }: Commented, threadUuid: string): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    if (tries > 0) await pause(300 * tries);
    const { got, ...exchange } = await run.send(colleague, 'notificationList');
    const list: unknown = got.json;
    if (got.status !== 200 || !Array.isArray(list)) return;
    if (list.some((one) => String(Object(one).text).includes(threadUuid))) return;
    if (tries === 3)
      run.report(after('presentationCommentAdd', { ...exchange, got }), {
        rule: 'stored',
        place: 'notification',
        says: 'People who are mentioned get a notification with a link to the thread',
        message: 'A mentioned person has no notification with the thread.',
      });
  }
}

/** Texts and state of a thread, as the presentation has it. */
async function expectThread(
  commented: Commented,
  threadUuid: string,
  by: OperationId,
  expected: { readonly texts: readonly string[]; readonly isResolved: boolean },
): Promise<void> {
  const { json, ...reading } = await threads(commented, commented.owner);
  const thread = json.find(({ uuid }) => uuid === threadUuid);
  const read = { texts: thread?.comments.map(({ text }) => text), isResolved: thread?.isResolved };
  commented.run.same(after(by, reading), read, expected);
}

/** A comment of somebody else is neither changed nor removed, whoever owns the presentation. */
async function expectAuthors({ run, owner }: Commented, comment: string): Promise<void> {
  const body = { uuid: comment, text: unique('Чужое'), mentionIds: [] };
  await expectHidden(run, owner, 'presentationCommentChange', { body });
  await expectHidden(run, owner, 'presentationCommentRemove', { query: { commentId: comment } });
}

/** A comment of the owner that mentions the colleague, who answers; the thread is resolved, opened, changed and removed. */
async function talk(commented: Commented): Promise<void> {
  const { run, owner, colleague, colleagueId, uuid } = commented;
  const deck = { run, person: owner, uuid };
  const { version } = (await readDeck(deck)).json;
  const [first, second, third] = ['Вопрос', 'Ответ', 'Ещё ответ'].map(unique) as [string, string, string];
  const found = await offered(commented, owner);
  const people = Array.isArray(found.got.json) ? found.got.json.map((one) => String(Object(one).id)) : [];
  expectListed(run, found, people, { key: String(colleagueId), listed: true, place: 'an editor' });
  const { json: thread } = await run.call(owner, 'presentationCommentAdd', {
    body: { uuid, slideId, slot: 'title', text: first, mentionIds: [colleagueId] },
  });
  const expect = (by: OperationId, texts: readonly string[], isResolved = false) =>
    expectThread(commented, thread.uuid, by, { texts, isResolved });
  const answer = async (text: string) => {
    const body = { uuid, threadUuid: thread.uuid, text, mentionIds: [] };
    const { json } = await run.call(colleague, 'presentationCommentAdd', { body });
    return json.comments.at(-1)?.uuid ?? '';
  };
  await expectTold(commented, thread.uuid);
  const answered = await answer(second);
  await expect('presentationCommentAdd', [first, second]);
  await expectAuthors(commented, answered);
  await run.call(owner, 'presentationThreadChange', { body: { uuid: thread.uuid, isResolved: true } });
  await expect('presentationThreadChange', [first, second], true);
  await answer(third);
  await expect('presentationCommentAdd', [first, second, third]);
  const [changed, comment] = [unique('Вопрос иначе'), thread.comments[0]?.uuid ?? ''];
  const body = { uuid: comment, text: changed, mentionIds: [] };
  await run.call(owner, 'presentationCommentChange', { body });
  await expect('presentationCommentChange', [changed, second, third]);
  await run.call(owner, 'presentationCommentRemove', { query: { commentId: comment } });
  await expect('presentationCommentRemove', [second, third]);
  const read = await readDeck(deck);
  const place = 'version after comments';
  run.same(after('presentationCommentAdd', read), { [place]: read.json.version }, { [place]: version });
}

/** A comment on an object names it, also after the object was removed; an unknown object has none. */
async function expectObject(commented: Commented, slide: Slide): Promise<void> {
  const { run, owner, uuid } = commented;
  const body = { uuid, slideId, objectId, text: unique('Об объекте'), mentionIds: [] };
  const { json: thread } = await run.call(owner, 'presentationCommentAdd', { body });
  const expectNamed = async (by: OperationId): Promise<void> => {
    const { json, ...reading } = await threads(commented, owner);
    const place = 'object of a thread';
    const found = json.find((one) => one.uuid === thread.uuid);
    run.same(after(by, reading), { [place]: found?.objectId }, { [place]: objectId });
  };
  await expectNamed('presentationCommentAdd');
  for (const [place, wrong] of [
    ['a comment on an unknown object', { objectId: `${objectId}-x` }],
    ['a comment on an object and on a place', { slot: 'title' as const }],
  ] as const)
    expectRefused(run, await run.send(owner, 'presentationCommentAdd', { body: { ...body, ...wrong } }), {
      statuses: [422],
      place,
      says: 'a place or an object that the slide does not have (code `unknown`), both of them (code `mismatch`)',
    });
  const { version } = (await readDeck({ run, person: owner, uuid })).json;
  const { objects: _, ...bare } = slide;
  await run.call(owner, 'presentationChange', { body: { uuid, version, slides: [bare] } });
  await expectNamed('presentationChange');
}

/** A colleague is seen at a slide while the presentation is open there, and not after leaving it. */
async function expectPresence({ run, owner, colleague, colleagueId, uuid }: Commented): Promise<void> {
  const seen = async (place: string, slide: string | undefined) => {
    const answer = await run.call(owner, 'presentationPresenceTrack', {
      body: { uuid, slideId, isLeft: false },
    });
    const person = answer.json.people.find(({ id }) => id === colleagueId);
    run.same(answer, { [place]: person?.slideId }, { [place]: slide });
  };
  await run.call(colleague, 'presentationPresenceTrack', { body: { uuid, slideId, isLeft: false } });
  await seen('slide of a person who has it open', slideId);
  await run.call(colleague, 'presentationPresenceTrack', { body: { uuid, isLeft: true } });
  await seen('slide of a person who has left', undefined);
}

/** Comments of two people on a presentation. */
export const commentsOnPresentations: Journey = {
  name: 'Comments on presentations',
  covers: [
    ...(['presentationCommentList', 'presentationCommentAdd', 'presentationCommentChange'] as const),
    ...(['presentationCommentRemove', 'presentationThreadChange', 'presentationReaderFind'] as const),
    'presentationPresenceTrack',
  ],
  async run(run) {
    const owner = await run.person('employee');
    const account = run.options.accounts.colleague;
    const { uuid } = (await addDeck(run, owner)).json;
    const [example] = run.example('presentationChange').slides ?? [];
    if (!example) return;
    const box = { id: objectId, kind: 'rectangle', x: 64, y: 160, w: 200, h: 100 } as const;
    const slide = { ...example, id: slideId, outlineId: null, objects: [box] };
    const { version } = (await readDeck({ run, person: owner, uuid })).json;
    await run.call(owner, 'presentationChange', { body: { uuid, version, slides: [slide] } });
    const colleague = await run.other('colleague', 'presentationCommentAdd');
    if (account && colleague) {
      const colleagueId = await idOf(run, owner, account.email);
      const commented = { run, owner, colleague, colleagueId, uuid };
      await expectNoStranger(commented);
      await share(commented, true);
      await talk(commented);
      await expectObject(commented, slide);
      await expectPresence(commented);
      await share(commented, false);
      await expectHidden(run, colleague, 'presentationCommentList', { query: { presentationId: uuid } });
    }
    await removeDeck({ run, person: owner, uuid });
    await expectGone(run, owner, 'presentationCommentList', { query: { presentationId: uuid } });
  },
};
