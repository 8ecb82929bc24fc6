/** Agents of the lab. */
import { whileAdding } from '../lists/adding.ts';
import { exact, unique } from '../names.ts';
import type { AnswerOf } from '../request.ts';
import type { Journey } from '../run.ts';
import {
  addAgent,
  checkArchive,
  checkKeyScope,
  checkSharing,
  checkVersions,
  expectNameTaken,
  removeAgent,
} from './agent-steps.ts';

export const agents: Journey = {
  name: 'Agents',
  covers: [
    ...(['agentList', 'agentAdd', 'agentRead', 'agentChange', 'agentVersionList', 'agentUsageRead'] as const),
    ...(['agentPin', 'agentAccessChange', 'agentHide', 'agentRemove'] as const),
  ],
  async run(run) {
    const person = await run.person('employee');
    await run.call(person, 'agentList');
    const fresh = await addAgent(run, person);
    const { uuid } = fresh;
    run.owned.set(uuid, person);
    let extra: AnswerOf<'agentAdd'> | undefined;
    await whileAdding(run, person, 'agentList', async () => {
      extra = await addAgent(run, person);
    });
    const query = { agentId: uuid };
    await run.call(person, 'agentRead', { query });
    const name = unique('Агент');
    const { idFiles, functionIds, ...example } = run.example('agentAdd');
    const fields = { ...example, instruction: exact('Инструкция'), description: 'Описание после изменения' };
    const draft = { ...fields, idFiles, functionIds, name: `  ${name} ` };
    const { json: changed } = await run.call(person, 'agentChange', {
      body: { ...run.example('agentChange'), uuid, version: fresh.version, draft },
    });
    const { json: read, ...exchange } = await run.call(person, 'agentRead', { query });
    // Names lose the blanks at both ends; everything else is read as it was written.
    run.same(exchange, { ...read }, { ...fields, name, version: changed.version });
    await run.call(person, 'agentUsageRead', { query });
    const made = { person, uuid, version: changed.version, draft: { ...draft, name } };
    await expectNameTaken(run, made, name, extra);
    await checkVersions(run, made, fresh);
    await checkSharing(run, made);
    await checkArchive(run, made, fresh.name);
    if (run.isSelected('agentAdd')) await checkKeyScope(run, person);
    if (extra) await removeAgent(run, person, extra.uuid);
  },
};
