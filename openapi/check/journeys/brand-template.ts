/** The template of a company's brand: a PowerPoint file that readers of its presentations download. */
import { strToU8, zipSync } from 'fflate';
import { expectBytes } from '../bytes.ts';
import { addDeck, readDeck, removeDeck } from '../deck.ts';
import { expectHiddenFrom, expectRefused } from '../expect.ts';
import type { BodyOf } from '../request.ts';
import type { Journey, Person, Run } from '../run.ts';
import { chatService } from '../services.ts';

type Brand = BodyOf<'presentationBrandChange'>;

const namespace = 'http://schemas.openxmlformats.org';
const type = 'application/vnd.openxmlformats-officedocument.presentationml';

/** A presentation without slides. @param more further parts by their names */
const smallFile = (kind: string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array<ArrayBuffer> =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/ppt/presentation.xml" ContentType="${type}.${kind}.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${namespace}/officeDocument/2006/relationships/officeDocument" Target="ppt/presentation.xml"/></Relationships>`,
    ),
    'ppt/presentation.xml': strToU8(
      `<p:presentation xmlns:p="${namespace}/presentationml/2006/main"><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    ),
    ...more,
  });

const macros = { 'ppt/vbaProject.bin': Uint8Array.of(1) };

const upload = async (run: Run, person: Person, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  run.send(person, 'fileUpload', {
    form: {
      request: { serviceType: await chatService(run, person), presentation: true },
      files: [new File([bytes], name)],
    },
  });

/** Files that are no template are refused when they are sent, whatever their name is. */
async function refusedFiles(run: Run, person: Person): Promise<void> {
  for (const [place, name, bytes] of [
    ['macros under the name of a template', 'Шаблон.potx', smallFile('template', macros)],
    ['the type of a file with macros', 'Шаблон.pptx', smallFile('presentation.macroEnabled')],
    ['no presentation', 'Шаблон.pptx', Uint8Array.from(strToU8('Шаблон'))],
  ] as const)
    expectRefused(run, await upload(run, person, name, bytes), {
      statuses: [422],
      place,
      pointer: '/requestBody',
      says: 'A template that is no presentation or has macros is 422 file-unreadable',
    });
}

export const brandTemplate: Journey = {
  name: 'The template of a brand',
  covers: ['presentationBrandChange', 'fileUpload', 'fileDownload'],
  async run(run) {
    const person = await run.person('companyAdmin');
    await refusedFiles(run, person);
    const name = 'Шаблон компании.potx';
    const bytes = smallFile('template');
    const sent = await upload(run, person, name, bytes);
    const idFile = String(Object(sent.got.json)[0]?.idFile);
    const { json: before } = await run.call(person, 'presentationBrandRead');
    const { company: _company, version: _version, ...look } = run.example('presentationBrandChange');
    const page = {
      ground: '#ffffff',
      title: { x: 64, y: 48, w: 1152, h: 88 },
      body: { x: 64, y: 160, w: 1152, h: 480 },
    };
    const template = { idFile, name, slides: page, covers: { ...page, ground: '#12303a' } };
    const change = async (more: Partial<Brand>, version: number) => {
      const { json } = await run.call(person, 'presentationBrandChange', {
        body: { ...look, ...more, version },
      });
      return json.version;
    };
    let version = await change({ template }, before.version);
    const { json: read, ...reading } = await run.call(person, 'presentationBrandRead');
    run.same(reading, { template: read.brand?.template }, { template });
    const { uuid } = (await addDeck(run, person)).json;
    const deck = { run, person, uuid };
    const { json: shown, ...showing } = await readDeck(deck);
    run.same(showing, { template: shown.brand?.template }, { template });
    await removeDeck(deck);
    const query = { idFile };
    expectBytes(run, await run.call(person, 'fileDownload', { query }), 'a template', bytes);
    await expectHiddenFrom(run, 'guest', 'fileDownload', { query });
    // A caller that knows no templates leaves the template as it is.
    version = await change({}, version);
    const { json: kept, ...keeping } = await run.call(person, 'presentationBrandRead');
    run.same(keeping, { template: kept.brand?.template }, { template });
    version = await change({ template: null }, version);
    const { json: without, ...removing } = await run.call(person, 'presentationBrandRead');
    run.same(removing, { template: without.brand?.template ?? null }, { template: null });
    if (before.brand) {
      const { name: _name, ...old } = before.brand;
      await run.call(person, 'presentationBrandChange', { body: { ...old, version } });
    } else await run.call(person, 'presentationBrandRemove', { query: { version } });
  },
};
