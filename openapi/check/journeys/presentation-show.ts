/** Links that show presentations without an account: what they send, and that a stopped or expired one sends nothing. */
import { moveOn, timed } from '../clock.ts';
import { addDeck, removeDeck, saveDeck } from '../deck.ts';
import { after, expectError, expectHiddenFrom, expectMissing, expectRefused } from '../expect.ts';
import { unique } from '../names.ts';
import type { BodyOf } from '../request.ts';
import { Blocked, type Journey, type Person, type Run } from '../run.ts';

type Slides = NonNullable<BodyOf<'presentationChange'>['slides']>;

const covered = [
  ...(['presentationLinkRead', 'presentationLinkAdd', 'presentationLinkRemove'] as const),
  ...(['presentationShowRead', 'presentationShowDownload'] as const),
] as const;
const chapter = '#/info/description';
const day = 24 * 60 * 60;
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

interface Shown {
  readonly run: Run;
  readonly owner: Person;
  /** The presentation. */
  readonly uuid: string;
}

/** Allows or forbids links in the company of the owner. @returns whether they were allowed before */
async function allow({ run, owner }: Omit<Shown, 'uuid'>, isShowingByLink: boolean): Promise<boolean> {
  const { json: before } = await run.call(owner, 'companySettingsRead');
  const { version, isSharingOutside } = before;
  const body = { version, isSharingOutside, isShowingByLink };
  const { json: changed, ...exchange } = await run.call(owner, 'companySettingsChange', { body });
  run.same(exchange, { ...changed }, { isShowingByLink });
  return before.isShowingByLink;
}

const upload = async ({ run, owner }: Omit<Shown, 'uuid'>, name: string): Promise<string> => {
  const files = [new File([png], name, { type: 'image/png' })];
  const request = { serviceType: 'chatGpt', presentation: true };
  const { json } = await run.call(owner, 'fileUpload', { form: { request, files } });
  return json[0]?.idFile ?? '';
};

const withToken = (token: string) => ({ headers: { 'show-token': token } });

async function addLink({ run, owner, uuid }: Shown, days = 7): Promise<string> {
  const { json } = await run.call(owner, 'presentationLinkAdd', { body: { uuid, days } });
  if (!json.secret) throw new Blocked('presentationLinkAdd says no secret');
  return json.secret;
}

/** Expects that a link gives neither the slides nor a picture. */
async function expectStopped({ run }: Pick<Shown, 'run'>, token: string, idFile: string, place: string) {
  const says = 'A stopped link is erased and never works again';
  const read = await run.send(run.visitor, 'presentationShowRead', withToken(token));
  expectMissing(run, read, 'stored', place, says);
  const input = { ...withToken(token), query: { idFile } };
  const picture = await run.send(run.visitor, 'presentationShowDownload', input);
  expectMissing(run, picture, 'stored', place, says);
}

/** The slides with a picture each: one with notes, one that the show skips. */
async function fill({ run, owner, uuid }: Shown) {
  const [example] = run.example('presentationChange').slides ?? [];
  if (!example || !('slots' in example)) throw new Blocked('the example of presentationChange has no slide');
  const [shown, skipped] = [
    await upload({ run, owner }, 'План.png'),
    await upload({ run, owner }, 'Черновик.png'),
  ];
  const notes = unique('Только для докладчика');
  const picture = (idFile: string) => [
    {
      name: 'picture' as const,
      block: { kind: 'picture' as const, idFile, alt: 'План', isDecorative: false, fit: 'cover' as const },
    },
  ];
  const common = { ...example, layout: 'pictureText' as const, outlineId: null, notes };
  const slides: Slides = [
    { ...common, id: 'k1', isSkipped: false, slots: picture(shown) },
    { ...common, id: 'k2', isSkipped: true, slots: picture(skipped) },
  ];
  await saveDeck({ run, person: owner, uuid }, { slides });
  return { shown, skipped, notes };
}

/** What a link shows: the slides of the show with their pictures, without notes. */
async function expectShown(show: Shown, token: string): Promise<string> {
  const { run, owner, uuid } = show;
  const { shown, skipped, notes } = await fill(show);
  const { json, ...reading } = await run.call(run.visitor, 'presentationShowRead', withToken(token));
  run.same(
    reading,
    {
      'slides of a show': json.slides.map(({ id }) => id),
      'notes in a show': reading.got.text.includes(notes),
    },
    { 'slides of a show': ['k1'], 'notes in a show': false },
  );
  await run.call(run.visitor, 'presentationShowDownload', { ...withToken(token), query: { idFile: shown } });
  const input = { ...withToken(token), query: { idFile: skipped } };
  const hidden = await run.send(run.visitor, 'presentationShowDownload', input);
  expectMissing(run, hidden, 'other-person', 'picture of a skipped slide', 'Any other file is 404');
  const { json: state, ...counted } = await run.call(owner, 'presentationLinkRead', {
    query: { presentationId: uuid },
  });
  const isCounted = (state.link?.opened ?? 0) > 0;
  run.same(
    after('presentationShowRead', counted),
    { 'openings are counted': isCounted },
    { 'openings are counted': true },
  );
  return shown;
}

/** A link is refused where the company does not allow any, and others than the owner get none. */
async function expectForbidden({ run, owner, uuid }: Shown): Promise<void> {
  const refused = await run.send(owner, 'presentationLinkAdd', { body: { uuid, days: 1 } });
  expectRefused(run, refused, {
    statuses: [403],
    rule: 'access',
    place: 'a company that does not allow links',
    pointer: chapter,
    says: '403 `forbidden` while the company of the owner does not allow such links',
  });
  await expectHiddenFrom(run, 'colleague', 'presentationLinkRead', { query: { presentationId: uuid } });
}

export const showsByLink: Journey = {
  name: 'Shows by links',
  covers: [...covered, 'companySettingsChange'],
  async run(run) {
    const owner = await run.person('companyAdmin');
    const wasAllowed = await allow({ run, owner }, false);
    const { uuid } = (await addDeck(run, owner)).json;
    const show = { run, owner, uuid };
    try {
      await expectForbidden(show);
      await allow(show, true);
      const first = await addLink(show);
      const picture = await expectShown(show, first);
      const second = await addLink(show);
      await expectStopped(show, first, picture, 'link before a new one');
      await run.call(owner, 'presentationLinkRemove', { query: { presentationId: uuid } });
      await expectStopped(show, second, picture, 'link that was stopped');
      const third = await addLink(show);
      await run.call(owner, 'presentationHide', { body: { uuid, hidden: true } });
      await expectStopped(show, third, picture, 'presentation in the archive');
      await run.call(owner, 'presentationHide', { body: { uuid, hidden: false } });
      await allow(show, false);
      await allow(show, true);
      await expectStopped(show, third, picture, 'links that were forbidden');
    } finally {
      await removeDeck({ run, person: owner, uuid });
      await allow(show, wasAllowed);
    }
  },
};

export const showEnd = timed({
  name: 'the end of a link to a show',
  covers: ['presentationShowRead', 'presentationShowDownload'],
  async run(run) {
    const owner = await run.signIn('companyAdmin');
    const wasAllowed = await allow({ run, owner }, true);
    const { uuid } = (await addDeck(run, owner)).json;
    const token = await addLink({ run, owner, uuid }, 1);
    await moveOn(run, day + 60);
    const expected = { status: 410, code: 'show-over', rule: 'stored', place: 'expired link' } as const;
    const says = 'Expired links are 410 `show-over`';
    const read = await run.send(run.visitor, 'presentationShowRead', withToken(token));
    expectError(run, read, { ...expected, says });
    const input = { ...withToken(token), query: { idFile: uuid } };
    const picture = await run.send(run.visitor, 'presentationShowDownload', input);
    expectError(run, picture, { ...expected, says });
    const later = await run.signIn('companyAdmin');
    await removeDeck({ run, person: later, uuid });
    await allow({ run, owner: later }, wasAllowed);
  },
});
