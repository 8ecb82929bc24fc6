/** Templates of the lab. */
import { expectError, expectHiddenFrom, expectInList } from '../expect.ts';
import { exact, unique } from '../names.ts';
import type { AnswerOf, BodyOf } from '../request.ts';
import type { Journey, Person, Run } from '../run.ts';

/** A draft with a name of its own, which belongs to no agent. */
const newTemplate = (run: Run): BodyOf<'templateAdd'> => ({
  ...run.example('templateAdd'),
  name: unique('Шаблон'),
  agentId: null,
  command: null,
});

/** A new template. */
export const addTemplate = async (run: Run, person: Person) =>
  (await run.call(person, 'templateAdd', { body: newTemplate(run) })).json;

/** The list of templates. */
export const templateReading: Journey = {
  name: 'Templates',
  covers: ['templateList'],
  async run(run) {
    await run.call(await run.person('employee'), 'templateList');
  },
};

/** A template that is made, changed, shared and put into the archive: templates are never removed. */
export const templates: Journey = {
  name: 'A template',
  covers: [
    ...(['templateAdd', 'templateRead', 'templateChange', 'templatePin', 'templateAccessChange'] as const),
    'templateHide',
  ],
  async run(run) {
    const person = await run.person('employee');
    const draft = newTemplate(run);
    const { json: fresh } = await run.call(person, 'templateAdd', { body: draft });
    const { uuid } = fresh;
    run.owned.set(uuid, person);
    const query = { templateId: uuid };
    await run.call(person, 'templateRead', { query });
    const name = unique('Шаблон');
    const text = `${draft.text}${exact('Текст')}`;
    const other = { ...draft, description: 'Описание после изменения', text };
    const { json: changed } = await run.call(person, 'templateChange', {
      body: { uuid, version: fresh.version, draft: { ...other, name: `  ${name} ` } },
    });
    const read = await run.call(person, 'templateRead', { query });
    // Names lose the blanks at both ends; everything else is read as it was written.
    run.same(read, { ...read.json }, { ...other, name, version: changed.version });
    const body = { uuid, version: changed.version, draft: { ...other, name } };
    const { json: equal, ...saving } = await run.call(person, 'templateChange', { body });
    const versionOfEqual = 'version of equal contents';
    run.same(saving, { [versionOfEqual]: equal.version }, { [versionOfEqual]: changed.version });
    await expectNamesTaken(run, person, { ...draft, name });
    await share(run, person, uuid);
    await archive(run, person, uuid, name);
  },
};

/** Templates of one owner differ by their names and their commands, when they are added and when they are changed. */
async function expectNamesTaken(run: Run, person: Person, taken: BodyOf<'templateAdd'>): Promise<void> {
  const refused = { status: 409, code: 'name-taken', rule: 'status' } as const;
  const sameName = {
    ...refused,
    place: 'a taken name',
    says: 'A name that another own template has is 409 name-taken; case makes no difference',
  };
  const upper = { ...taken, name: taken.name.toUpperCase() };
  expectError(run, await run.send(person, 'templateAdd', { body: upper }), sameName);
  const others: AnswerOf<'templateAdd'>[] = [];
  const command = unique('kit').replaceAll(' ', '_');
  for (const own of [command, null]) {
    const body = { ...taken, name: unique('Шаблон'), command: own };
    others.push((await run.call(person, 'templateAdd', { body })).json);
  }
  const { uuid = '', version = 0, name = '' } = others[1] ?? {};
  const change = (draft: BodyOf<'templateAdd'>) =>
    run.send(person, 'templateChange', { body: { uuid, version, draft } });
  const renaming = await change(upper);
  expectError(run, renaming, sameName);
  // A template that was renamed all the same has another version.
  if (renaming.got.status >= 300)
    expectError(run, await change({ ...taken, name, command }), {
      ...refused,
      place: 'a taken command',
      says: 'A command is unique among the templates of its owner',
    });
  for (const other of others)
    await run.send(person, 'templateHide', { body: { uuid: other.uuid, hidden: true } });
}

/** Opens a template to the company, whose people read its text, and closes it again. */
async function share(run: Run, person: Person, uuid: string): Promise<void> {
  const query = { templateId: uuid };
  for (const visibility of ['company', 'private'] as const) {
    await run.call(person, 'templateAccessChange', {
      body: { uuid, visibility, groups: [], editorIds: [], isOpen: true },
    });
    const { json, ...exchange } = await run.call(person, 'templateRead', { query });
    run.same(exchange, { visibility: json.access.visibility }, { visibility });
  }
  await expectHiddenFrom(run, 'colleague', 'templateRead', { query });
}

/** Pins a template, archives it, brings it back, and archives it for good: templates are never removed. */
async function archive(run: Run, person: Person, uuid: string, name: string): Promise<void> {
  const listed = async (scope: 'all' | 'archive' | 'pinned', expected: boolean, place: string) => {
    const listing = { key: uuid, listed: expected, place: `${place}, ${scope}` };
    await expectInList(run, person, 'templateList', { query: { scope, searchText: name } }, listing);
  };
  for (const pinned of [true, false]) {
    await run.call(person, 'templatePin', { body: { uuid, pinned } });
    await listed('pinned', pinned, pinned ? 'pinned template' : 'template that is not pinned');
  }
  await listed('all', true, 'found by its name');
  for (const hidden of [true, false, true]) {
    await run.call(person, 'templateHide', { body: { uuid, hidden } });
    await listed('all', !hidden, hidden ? 'archived template' : 'template that came back');
    await listed('archive', hidden, hidden ? 'archived template' : 'template that came back');
  }
}
