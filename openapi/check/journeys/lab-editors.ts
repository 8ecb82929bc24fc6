/** Editors of agents, templates and functions: sharing, the archive and deletion are the owner's. */
import { expectRefused } from '../expect.ts';
import { unique } from '../names.ts';
import type { Journey, Person, Run } from '../run.ts';
import { type UntypedInput, untypedSend } from '../untyped.ts';
import { addAgent, removeAgent } from './agent-steps.ts';
import { idOf } from './person-shares.ts';
import { addTemplate } from './person-templates.ts';

/** What only the owner may do with an object of one kind. */
const kinds = {
  agent: { access: 'agentAccessChange', read: 'agentRead', hide: 'agentHide' },
  template: { access: 'templateAccessChange', read: 'templateRead', hide: 'templateHide' },
  function: { access: 'functionAccessChange', read: 'functionRead', hide: 'functionRemove' },
} as const;

/** Makes a colleague an editor, who then tries what is the owner's. */
async function expectOwners(
  run: Run,
  { owner, editor, editorId }: { owner: Person; editor: Person; editorId: number },
  kind: keyof typeof kinds,
  uuid: string,
): Promise<void> {
  const { access, read, hide } = kinds[kind];
  const body = { uuid, visibility: 'private' as const, groups: [], editorIds: [editorId], isOpen: false };
  await run.call(owner, access, { body });
  const query = { [`${kind}Id`]: uuid };
  const found = await untypedSend(run, editor, read, { query });
  // A colleague of another company cannot edit it.
  if (Object(found.got.json).right !== 'edit') return;
  const trials: readonly (readonly [typeof access | typeof hide, UntypedInput])[] = [
    [access, { body: { ...body, visibility: 'company' } }],
    [hide, hide === 'functionRemove' ? { query } : { body: { uuid, hidden: true } }],
  ];
  for (const [id, input] of trials)
    expectRefused(run, await untypedSend(run, editor, id, input), {
      statuses: [403, 404],
      rule: 'other-person',
      place: 'an editor',
      pointer: '/description',
      what: `${id} by an editor`,
      says: 'Only the owner may do this',
    });
}

export const editorsOfLab: Journey = {
  name: 'Editors of the lab',
  covers: [
    ...(['agentAccessChange', 'agentHide', 'templateAccessChange', 'templateHide'] as const),
    ...(['functionAccessChange', 'functionRemove'] as const),
  ],
  async run(run) {
    const owner = await run.person('employee');
    const { colleague } = run.options.accounts;
    const editor = await run.other('colleague', 'agentAccessChange');
    if (!colleague || !editor) return;
    const people = { owner, editor, editorId: await idOf(run, owner, colleague.email) };
    const agent = await addAgent(run, owner);
    await expectOwners(run, people, 'agent', agent.uuid);
    await removeAgent(run, owner, agent.uuid);
    const template = await addTemplate(run, owner);
    await expectOwners(run, people, 'template', template.uuid);
    await run.call(owner, 'templateHide', { body: { uuid: template.uuid, hidden: true } });
    const names = { title: unique('Функция'), name: `kit_${Date.now().toString(36)}_edit` };
    const { json: made } = await run.call(owner, 'functionAdd', {
      body: { ...run.example('functionAdd'), ...names, headers: [] },
    });
    await expectOwners(run, people, 'function', made.uuid);
    await run.send(owner, 'functionRemove', { query: { functionId: made.uuid } });
  },
};
