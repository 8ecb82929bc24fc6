/** The brand of a company: set by its administrators, shown by presentations of its people, hidden from other companies. */
import { addDeck, readDeck, removeDeck } from '../deck.ts';
import { expectGone, expectHidden } from '../expect.ts';
import { itemsOf } from '../lists/page.ts';
import type { BodyOf } from '../request.ts';
import type { Journey, Person, Run } from '../run.ts';
import { untypedCall } from '../untyped.ts';

type Look = Omit<BodyOf<'presentationBrandChange'>, 'company' | 'version'>;

/** The brand of a company that is not the caller's is neither read nor set. */
async function expectOwn(run: Run, person: Person, look: Look): Promise<void> {
  if (!run.options.accounts.admin)
    return run.skip('presentationBrandRead', 'ids of another company are not known without an account admin');
  const { json: options } = await run.call(person, 'companyOptionList', { query: { kind: 'company' } });
  const own = new Set<unknown>(options.map(({ value }) => value));
  const admin = await run.person('admin');
  const { json } = await untypedCall(run, admin, 'adminCompanyList', { query: { size: 100 } });
  const other = itemsOf(json).find(({ uuid }) => !own.has(uuid));
  if (!other) return run.skip('presentationBrandRead', 'there is no other company');
  const company = String(other['uuid']);
  await expectHidden(run, person, 'presentationBrandRead', { query: { company } });
  const { json: theirs } = await run.call(admin, 'presentationBrandRead', { query: { company } });
  const { version } = theirs;
  await expectHidden(run, person, 'presentationBrandChange', { body: { ...look, company, version } });
  const { json: after, ...reading } = await run.call(admin, 'presentationBrandRead', { query: { company } });
  run.same(reading, { ...after }, { ...theirs });
}

export const companyBrand: Journey = {
  name: 'The brand of a company',
  covers: ['presentationBrandRead', 'presentationBrandChange', 'presentationBrandRemove'],
  async run(run) {
    const person = await run.person('companyAdmin');
    const { json: before } = await run.call(person, 'presentationBrandRead');
    const { company: _, version: _version, ...look } = run.example('presentationBrandChange');
    const { json: changed } = await run.call(person, 'presentationBrandChange', {
      body: { ...look, version: before.version },
    });
    const brand = { name: before.company, ...look };
    const { json: read, ...reading } = await run.call(person, 'presentationBrandRead');
    run.same(reading, { ...read.brand }, brand);
    const { uuid } = (await addDeck(run, person)).json;
    const deck = { run, person, uuid };
    const { json: shown, ...showing } = await readDeck(deck);
    run.same(showing, { ...shown.brand }, brand);
    await removeDeck(deck);
    await expectOwn(run, person, look);
    const { version } = changed;
    if (before.brand) {
      const { name: _name, ...old } = before.brand;
      await run.call(person, 'presentationBrandChange', { body: { ...old, version } });
    } else {
      await run.call(person, 'presentationBrandRemove', { query: { version } });
      const { json: gone, ...end } = await run.call(person, 'presentationBrandRead');
      run.same(end, { ...gone }, { brand: null, version: 0 });
      await expectGone(run, person, 'presentationBrandRemove', { query: { version } });
    }
  },
};
