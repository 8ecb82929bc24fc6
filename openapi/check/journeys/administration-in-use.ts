/** Groups that people and services use, and groups of the portal itself. */
import { expectError } from '../expect.ts';
import { itemsOf } from '../lists/page.ts';
import { unique } from '../names.ts';
import { each } from '../parts.ts';
import { Blocked, type Journey, type Person, type Run } from '../run.ts';
import { type Json, neededSend, untypedSend } from '../untyped.ts';
import { code, newService } from './administration-catalogue.ts';
import { deleted, newAccount } from './administration-people.ts';

const inUse = { status: 409, code: 'in-use', rule: 'status' } as const;

const groupFields = { groupType: 4, tiles: [], dayLimit: null, isDefault: false, isGrantable: false };

async function newGroup(run: Run, admin: Person): Promise<{ name: string; version: number; title: string }> {
  const [name, title] = [code('KIT_'), unique('Проверка')];
  const body = { ...run.example('adminGroupAdd'), ...groupFields, name, title };
  const { json } = await neededSend(run, admin, 'adminGroupAdd', { body });
  return { name, title, version: Number(json['version']) };
}

/** A group with a member is removed when another one takes the member over, and only then. */
async function members(run: Run, admin: Person): Promise<void> {
  const [left, taken] = [await newGroup(run, admin), await newGroup(run, admin)];
  const body = newAccount({ groups: [left.name] });
  const { json: account } = await neededSend(run, admin, 'adminUserAdd', { body });
  const id = Number(account['id']);
  try {
    const query = { name: left.name, version: left.version };
    const refused = await run.send(admin, 'adminGroupRemove', { query });
    expectError(run, refused, {
      ...inUse,
      place: 'a group with a member',
      says: 'A group with members, services or announcements stays without replaceWith: 409 in-use',
    });
    if (refused.got.status < 300) return;
    const replaced = { query: { ...query, replaceWith: taken.name } };
    const moving = await neededSend(run, admin, 'adminGroupRemove', replaced);
    const { json: moved } = await neededSend(run, admin, 'adminUserRead', { query: { id } });
    const names = (moved['groups'] as readonly Json[]).map(({ name }) => name);
    run.same(moving, { 'groups of a member': names }, { 'groups of a member': [taken.name] });
  } finally {
    await deleted(run, admin, 'admin', id);
    const { name, version } = taken;
    await run.send(admin, 'adminGroupRemove', { query: { name, version } });
  }
}

/** A service that nobody sees is given to a group and taken from it. */
async function services(run: Run, admin: Person): Promise<void> {
  const { version: _version, ...group } = await newGroup(run, admin);
  const body = newService();
  const { json: service } = await neededSend(run, admin, 'adminServiceAdd', { body });
  const query = { name: group.name };
  const now = async () => (await neededSend(run, admin, 'adminGroupRead', { query })).json;
  try {
    for (const tiles of [[body.name], []]) {
      const { version } = await now();
      const change = { ...groupFields, ...group, tiles, version };
      const changing = await neededSend(run, admin, 'adminGroupChange', { body: change });
      const read = ((await now())['tiles'] as readonly Json[]).map(({ value }) => value);
      run.same(changing, { tiles: read }, { tiles });
    }
  } finally {
    const { version } = await now();
    await untypedSend(run, admin, 'adminGroupRemove', { query: { ...query, version: Number(version) } });
    const { uuid } = service;
    const { json } = await neededSend(run, admin, 'adminServiceRead', { query: { uuid: String(uuid) } });
    const removal = { query: { uuid: String(uuid), version: Number(json['version']) } };
    await untypedSend(run, admin, 'adminServiceRemove', removal);
  }
}

/** A group that the portal knows by its name stays. The one that is tried has members, so that any gateway keeps it. */
async function ofTheSystem(run: Run, admin: Person): Promise<void> {
  const { json } = await neededSend(run, admin, 'adminGroupList', { query: { size: 100 } });
  const group = itemsOf(json).find(({ isSystem, members }) => isSystem === true && Number(members) > 0);
  if (!group) throw new Blocked('there is no group of the system with members');
  const query = { name: String(group['name']), version: Number(group['version']) };
  expectError(run, await run.send(admin, 'adminGroupRemove', { query }), {
    ...inUse,
    code: 'system-object',
    place: 'a group of the system',
    says: 'One of the system stays always: 409 system-object',
  });
}

export const groupsInUse: Journey = {
  name: 'Groups in use',
  covers: ['adminGroupRemove', 'adminGroupChange'],
  async run(run) {
    const admin = await run.person('admin');
    await each(
      () => members(run, admin),
      () => services(run, admin),
      () => ofTheSystem(run, admin),
    );
  },
};
