import type { IncomingMessage } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { unconnectedModel } from './domain/model/model.ts';
import { createGateway } from './gateway.ts';
import { greetPilot, isFromAdministrator } from './pilot.ts';
import type { PilotSettings } from './pilot-settings.ts';
import { rehearsalModel } from './rehearsal/model/rehearsal.ts';
import type { Schemas } from './store/database.ts';
import { memoryPersistence } from './store/memory.ts';
import { Client, openGateway, validate } from './testing/client.ts';
import { stateOnDisk } from './testing/state-on-disk.ts';

const admin = 'boss@corp.example';
const PASSWORD = 'kufiwo-Rastem-71';
const from = { name: '', address: 'portal@corp.example' };
const server = { host: 'mail.corp.example', port: 465, secure: true, requireTLS: false };
const settings: PilotSettings = { admin, mail: { server, from }, logLevel: 'info' };

/** A pilot, the letters that its mail server got, and what it prints. */
async function pilot({ pilotAdmin = admin, persistence = memoryPersistence(), problem = '' } = {}) {
  const letters: { to: string; text: string }[] = [];
  const lines: string[] = [];
  const mail = {
    send: async ({ to, text }: { to: string; text: string }) => {
      letters.push({ to, text });
      return { result: 'sent' } as const;
    },
    close: () => undefined,
  };
  const gateway = await openGateway({
    persistence,
    pilotAdmin,
    mail,
    model: unconnectedModel,
    portalUrl: 'https://ai.corp.example',
    devEndpoints: false,
    print: (line) => lines.push(line),
  });
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  await greetPilot(
    gateway,
    { ...settings, admin: pilotAdmin },
    { problem: async () => problem || undefined },
  );
  log.mockRestore();
  const token = /\?token=(\w+)/.exec(problem ? lines.join('\n') : (letters.at(-1)?.text ?? ''))?.[1];
  return { gateway, letters, lines, token };
}

async function accepted(made: Awaited<ReturnType<typeof pilot>>): Promise<Client> {
  const client = new Client(made.gateway);
  const headers = { authorization: `Bearer ${made.token}` };
  const json = { name: 'Пётр Сергеев', password: PASSWORD };
  const path = '/auth/confirmationRequestToCompany';
  expect((await client.call('POST', path, { json, headers })).status).toBe(204);
  return client.login(admin, PASSWORD);
}

describe('[PILOT-02] a pilot', () => {
  test('starts with services and one invited administrator, and with nothing invented', async () => {
    const { gateway, letters, lines } = await pilot();
    const { store: _store, ...collections } = gateway.deps.database;
    const filled = Object.entries(collections).flatMap(([name, { size }]) => (size > 0 ? [name] : []));
    expect(filled.sort()).toEqual(
      [
        'agreements',
        'groups',
        'links',
        'menus',
        'models',
        'seeds',
        'tariffs',
        'templates',
        'tiles',
        'users',
      ].sort(),
    );
    expect(gateway.deps.database.users.size).toBe(1);
    expect(letters).toEqual([{ to: admin, text: expect.stringContaining('https://ai.corp.example/') }]);
    expect(lines.join('\n')).not.toContain('token=');
    for (const path of ['mailbox', 'clock'])
      expect((await gateway.handle(new Request(`http://ai/api/dev/${path}`))).status).toBe(404);
  });

  test('the administrator sets a password by the letter and is alone in the portal', async () => {
    const made = await pilot();
    const client = await accepted(made);
    const people = await client.json('GET', '/admin/users/getListUser?page=0&size=25');
    expect(people).toMatchObject({ content: [{ email: admin, role: 'ADMIN' }], totalElements: 1 });
    const refused = await client.send('Привет');
    expect(await refused.json()).toMatchObject({ code: 'service-not-connected' });
  });

  test('while no letter can be sent the link is printed, once for each start, until there is a password', async () => {
    const state = stateOnDisk();
    const opened = state.open();
    const made = await pilot({ persistence: opened, problem: 'Нет связи с почтовым сервером' });
    expect(made.letters).toEqual([]);
    expect(made.lines.filter((line) => line.includes('token='))).toHaveLength(1);
    await accepted(made);
    made.gateway.close();
    const again = await pilot({ persistence: state.open(), problem: 'Нет связи с почтовым сервером' });
    expect(again.lines.join('\n')).not.toContain('token=');
    again.gateway.close();
  });

  test('[ADM-60] [COMP-09] pages that a later version adds are in the menus of an earlier state, once', async () => {
    const state = stateOnDisk();
    const { gateway } = await pilot({ persistence: state.open() });
    const { store, menus, seeds } = gateway.deps.database;
    const valuesOf = ({ items = [] }: { items?: readonly { value: string }[] } = {}) =>
      items.map(({ value }) => value);
    const before = valuesOf(menus.get('company'));
    store.write((transaction) => {
      const items = menus.get('company')?.items.filter(({ value }) => value !== 'logs') ?? [];
      transaction.put(menus, { name: 'company', items });
      transaction.delete(seeds, 'company-logs');
    });
    gateway.close();
    const again = await pilot({ persistence: state.open() });
    expect(valuesOf(again.gateway.deps.database.menus.get('company')).sort()).toEqual(before.sort());
    again.gateway.close();
  });

  test('a wrong address of the administrator is corrected by another start; the old letter signs nobody in', async () => {
    const state = stateOnDisk();
    const first = await pilot({ persistence: state.open(), pilotAdmin: 'bos@corp.example' });
    first.gateway.close();
    const second = await pilot({ persistence: state.open() });
    expect([...second.gateway.deps.database.users.values()].map(({ email }) => email)).toEqual([admin]);
    const headers = { authorization: `Bearer ${first.token}` };
    const json = { name: 'Чужой', password: PASSWORD };
    const client = new Client(second.gateway);
    const refused = await client.call('POST', '/auth/confirmationRequestToCompany', { json, headers });
    expect(await refused.json()).toMatchObject({ code: 'link-invalid' });
    second.gateway.close();
  });

  test('a state of the demonstration is refused, and that of a pilot by the demonstration', async () => {
    const model = rehearsalModel(0);
    const cost = { passwordCost: { iterations: 1 }, validate };
    const demonstration = stateOnDisk();
    (await createGateway({ ...cost, model, persistence: demonstration.open() })).close();
    await expect(pilot({ persistence: demonstration.open() })).rejects.toThrow(
      /^The state in DATA_DIR belongs to the demonstration/,
    );
    const real = stateOnDisk();
    (await pilot({ persistence: real.open() })).gateway.close();
    await expect(createGateway({ ...cost, model, persistence: real.open() })).rejects.toThrow(
      /^The state in DATA_DIR belongs to a pilot/,
    );
  });

  test('[PRES-08] without an image service a presentation with pictures is refused before its run', async () => {
    const client = await accepted(await pilot());
    const key = () => ({ 'idempotency-key': crypto.randomUUID() });
    const json = { title: 'Сроки', language: 'ru', theme: 'light' };
    const { uuid } = await client.json<Schemas['Presentation']>('POST', '/presentation/addPresentation', {
      json,
      headers: key(),
    });
    const brief = {
      topic: 'Сроки проекта',
      audience: '',
      style: 'report',
      slideCount: 3,
      language: 'ru',
      idFiles: [],
      isOnlySources: false,
      pictures: 'draw',
      serviceType: 'chatGpt',
      model: null,
    };
    await client.json('POST', '/presentation/changePresentation', { json: { uuid, version: 1, brief } });
    const refused = await client.call('POST', `/presentation/${uuid}/outline`, {
      json: { version: 2 },
      headers: key(),
    });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/brief\.pictures.*ни\u00a0один сервис картинок не\u00a0подключён/);
  });

  test('only its administrators read the reference page', async () => {
    const made = await pilot();
    const incoming = (cookie?: string) => ({ headers: { cookie } }) as unknown as IncomingMessage;
    expect(await isFromAdministrator(made.gateway, incoming(), false)).toBe(false);
    const client = await accepted(made);
    expect(await isFromAdministrator(made.gateway, incoming(client.cookie), false)).toBe(true);
  });
});
