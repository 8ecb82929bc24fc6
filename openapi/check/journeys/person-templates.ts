/** Templates of the lab. */
import { exact, unique } from '../names.ts';
import type { Journey } from '../run.ts';
import { expectListed, hiddenFrom } from './person-callers.ts';

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
    const draft = {
      ...run.example('templateAdd'),
      ...{ name: unique('Шаблон'), agentId: null, command: null },
    };
    const { json: fresh } = await run.call(person, 'templateAdd', { body: draft });
    const { uuid } = fresh;
    run.owned.set(uuid, person);
    const query = { templateId: uuid };
    await run.call(person, 'templateRead', { query });
    const name = unique('Шаблон');
    const other = {
      ...draft,
      description: 'Описание после изменения',
      text: `${draft.text}${exact('Текст')}`,
    };
    const { json: changed } = await run.call(person, 'templateChange', {
      body: { uuid, version: fresh.version, draft: { ...other, name: `  ${name} ` } },
    });
    const read = await run.call(person, 'templateRead', { query });
    // Names lose the blanks at both ends; everything else is read as it was written.
    run.same(read, { ...read.json }, { ...other, name, version: changed.version });
    await run.call(person, 'templatePin', { body: { uuid, pinned: true } });
    const found = await run.call(person, 'templateList', { query: { searchText: name } });
    expectListed(
      run,
      found,
      found.json.content.map((one) => one.uuid),
      {
        ...{ key: uuid, listed: true, place: 'found by its name' },
      },
    );
    await run.call(person, 'templateAccessChange', {
      body: { uuid, visibility: 'private', groups: [], editorIds: [], isOpen: true },
    });
    await hiddenFrom(run, 'colleague', 'templateRead', { query });
    await run.call(person, 'templateHide', { body: { uuid, hidden: true } });
    const rest = await run.call(person, 'templateList', { query: { searchText: name } });
    expectListed(
      run,
      rest,
      rest.json.content.map((one) => one.uuid),
      {
        ...{ key: uuid, listed: false, place: 'template in the archive' },
      },
    );
  },
};
