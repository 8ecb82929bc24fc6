import { beforeEach, describe, expect, test } from 'vitest';
import { zipFiles } from '#lib/office/zip.ts';
import { filesOfBrands } from '#mocks/domain/presentations/brands.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { Client } from '#mocks/testing/client.ts';
import { companyAdministrator, lyceum, neuro } from '#mocks/testing/company-area.ts';
import { brandLook } from '#mocks/testing/company-keys.ts';
import { presentationBytes } from '#mocks/testing/sample-files.ts';

type State = Schemas['CompanyBrand'];

const look = { ...brandLook, contacts: ' ООО «Нейро» ' };
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

let administrator: Client;
beforeEach(async () => {
  administrator = await companyAdministrator(0);
});

const database = () => administrator.gateway.deps.database;
const signedIn = (email?: string) => new Client(administrator.gateway).login(email);
const read = (client: Client, company?: string) =>
  client.json<State>('GET', `/presentation/getBrand${company ? `?company=${company}` : ''}`);
const change = (client: Client, json: object) => client.call('POST', '/presentation/changeBrand', { json });
const remove = (client: Client, query: string) => client.call('DELETE', `/presentation/deleteBrand?${query}`);
async function statusOf(answer: Promise<Response>): Promise<number> {
  return (await answer).status;
}

/** Stores a file as a picture for slides. @returns its id */
async function uploaded(client: Client, name = 'логотип.png', bytes: BlobPart = png): Promise<string> {
  const body = new FormData();
  const request = JSON.stringify({ serviceType: 'chatGpt', presentation: true });
  body.append('request', new Blob([request], { type: 'application/json' }));
  body.append('files', new File([bytes], name));
  const [file] = await client.json<Schemas['MessageFile'][]>('POST', '/upload', { body });
  if (!file) throw new Error('No file was stored');
  return file.idFile;
}

/** Moves an account to another company, or to none. */
function move(email: string, companyUuid: string | null): void {
  const { store, users } = database();
  const user = users.get(email);
  if (!user) throw new Error(`No account ${email}`);
  store.put(users, { ...user, companyUuid });
}

describe('[PRES-50] the brand of a company', () => {
  test('is set and removed by its administrator, and shown by the presentations of its people', async () => {
    expect(await read(administrator)).toEqual({ company: 'Нейро', version: 0, brand: null });
    expect(await statusOf(change(administrator, { ...look, version: 0 }))).toBe(200);
    const brand = { ...look, name: 'Нейро', contacts: 'ООО «Нейро»' };
    const employee = await signedIn();
    expect(await read(employee)).toEqual({ company: 'Нейро', version: 1, brand });
    const { content } = await employee.json<Schemas['PresentationCardPage']>(
      'GET',
      '/presentation/getPresentations',
    );
    expect(content.length).toBeGreaterThan(0);
    for (const card of content) expect(card.brand).toEqual(brand);
    const address = `/presentation/getPresentation?presentationId=${content[0]?.uuid}`;
    expect(await employee.json('GET', address)).toMatchObject({ brand });
    expect([...database().audit.values()].at(-1)).toMatchObject({
      entity: 'company',
      key: neuro,
      actor: 'company@neuro.example',
    });
    expect(await statusOf(remove(administrator, 'version=1'))).toBe(204);
    expect(await employee.json('GET', address)).toMatchObject({ brand: null });
    expect(await statusOf(remove(administrator, 'version=1'))).toBe(404);
  });

  test('is changed by administrators only, those of a company for the own one only', async () => {
    const employee = await signedIn();
    expect(await statusOf(change(employee, { ...look, version: 0 }))).toBe(403);
    expect(await statusOf(remove(employee, 'version=1'))).toBe(403);
    const other = { ...look, company: lyceum, version: 0 };
    expect(await statusOf(change(administrator, other))).toBe(404);
    const platform = await signedIn('admin@neuro.example');
    expect(await statusOf(change(platform, other))).toBe(200);
    expect(await statusOf(remove(administrator, `company=${lyceum}&version=1`))).toBe(404);
    expect(await read(platform, lyceum)).toMatchObject({ version: 1 });
    expect(await read(platform)).toMatchObject({ company: 'Нейро', version: 0 });
  });

  test('is not read by people of other companies, nor by those without one', async () => {
    await change(administrator, { ...look, version: 0 });
    const employee = await signedIn();
    expect(await read(employee, neuro)).toMatchObject({ version: 1 });
    move('employee@neuro.example', lyceum);
    const address = `/presentation/getBrand?company=${neuro}`;
    expect(await statusOf(employee.call('GET', address))).toBe(404);
    expect(await read(employee)).toMatchObject({ version: 0, brand: null });
    move('employee@neuro.example', null);
    expect(await statusOf(employee.call('GET', '/presentation/getBrand'))).toBe(404);
  });

  test('of an older version is refused', async () => {
    expect(await statusOf(change(administrator, { ...look, version: 1 }))).toBe(409);
    await change(administrator, { ...look, version: 0 });
    expect(await statusOf(change(administrator, { ...look, version: 0 }))).toBe(409);
    expect(await statusOf(remove(administrator, 'version=2'))).toBe(409);
  });

  test('has a logo that its people may fetch and others may not', async () => {
    const idFile = await uploaded(administrator);
    const logo = { idFile, width: 200, height: 80 };
    const fetched = (client: Client) => statusOf(client.call('GET', `/download?idFile=${idFile}`));
    const employee = await signedIn();
    expect(await fetched(employee)).toBe(404);
    expect(await statusOf(change(administrator, { ...look, version: 0, logo }))).toBe(200);
    expect(await fetched(employee)).toBe(200);
    move('employee@neuro.example', lyceum);
    expect(await fetched(employee)).toBe(404);
    // The platform's administrator keeps the logo of somebody else.
    const platform = await signedIn('admin@neuro.example');
    const kept = { ...look, company: neuro, version: 1, logo };
    expect(await statusOf(change(platform, kept))).toBe(200);
    const foreign = { ...look, company: lyceum, version: 0, logo };
    expect(await statusOf(change(platform, foreign))).toBe(422);
    const text = { ...logo, idFile: await uploaded(administrator, 'отчёт.md', 'Отчёт') };
    expect(await statusOf(change(administrator, { ...look, version: 2, logo: text }))).toBe(422);
  });

  test('shares its logo with the brand of another company, and people of both may fetch it', async () => {
    const platform = await signedIn('admin@neuro.example');
    const logo = { idFile: await uploaded(platform), width: 200, height: 80 };
    for (const company of [neuro, lyceum])
      expect(await statusOf(change(platform, { ...look, company, version: 0, logo }))).toBe(200);
    const employee = await signedIn();
    for (const company of [neuro, lyceum]) {
      move('employee@neuro.example', company);
      expect(await statusOf(employee.call('GET', `/download?idFile=${logo.idFile}`))).toBe(200);
    }
  });

  test('[PRES-56] has a template that readers of its presentations may fetch, and stays where a change names none', async () => {
    const idFile = await uploaded(administrator, 'Шаблон.potx', presentationBytes('template'));
    const page = {
      ground: '#ffffff',
      title: { x: 64, y: 48, w: 1152, h: 88 },
      body: { x: 64, y: 160, w: 1152, h: 480 },
    };
    const template = { idFile: idFile.toUpperCase(), name: 'Шаблон.potx', slides: page, covers: page };
    const fetched = (client: Client) => statusOf(client.call('GET', `/download?idFile=${idFile}`));
    const employee = await signedIn();
    expect(await fetched(employee)).toBe(404);
    expect(await statusOf(change(administrator, { ...look, version: 0, template }))).toBe(200);
    const stored = { ...template, idFile };
    expect(await read(employee)).toMatchObject({ brand: { template: stored } });
    expect(await fetched(employee)).toBe(200);
    expect(filesOfBrands(database())).toEqual([idFile]);
    expect(database().files.get(idFile)?.waitingSince).toBeUndefined();
    const guest = await new Client(administrator.gateway).guestLogin('guest@corp.example');
    expect(await fetched(guest)).toBe(404);
    move('employee@neuro.example', lyceum);
    expect(await fetched(employee)).toBe(404);
    await change(administrator, { ...look, version: 1 });
    expect(await read(administrator)).toMatchObject({ brand: { template: stored } });
    await change(administrator, { ...look, version: 2, template: null });
    expect((await read(administrator)).brand).not.toHaveProperty('template');
    expect(filesOfBrands(database())).toEqual([]);
    // Ids of files that are none: of somebody else, and of another kind.
    const platform = await signedIn('admin@neuro.example');
    const foreign = { ...look, company: lyceum, version: 0, template };
    expect(await statusOf(change(platform, foreign))).toBe(422);
    const text = { ...template, idFile: await uploaded(administrator, 'отчёт.md', 'Отчёт') };
    expect(await statusOf(change(administrator, { ...look, version: 3, template: text }))).toBe(422);
  });

  test('[PRES-56] files that are no presentations or have macros are no templates', async () => {
    const send = (name: string, bytes: BlobPart) => uploaded(administrator, name, bytes).catch(String);
    for (const [name, bytes] of [
      ['а.pptx', 'Шаблон'],
      ['а.pptx', zipFiles({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' })],
      ['а.potx', presentationBytes('presentation.macroEnabled')],
      ['а.potx', presentationBytes('template', { 'ppt/vbaProject.bin': 'x' })],
    ] as const)
      expect(await send(name, bytes)).toContain('422');
    expect(await send('а.pptm', presentationBytes())).toContain('422');
    expect(await send('а.pptx', new Uint8Array(20 * 1024 * 1024 + 1))).toContain('413');
  });

  test('is erased with the company', async () => {
    const platform = await signedIn('admin@neuro.example');
    const { store, companies } = database();
    const uuid = crypto.randomUUID();
    const company = companies.get(lyceum);
    if (company) store.put(companies, { ...company, uuid, name: 'Пустая', domains: [], version: 1 });
    await change(platform, { ...look, company: uuid, version: 0 });
    expect(database().brands.get(uuid)).toBeDefined();
    const removal = `/admin/company/deleteCompany?uuid=${uuid}&version=1`;
    expect(await statusOf(platform.call('DELETE', removal))).toBe(204);
    expect(database().brands.get(uuid)).toBeUndefined();
  });
});
