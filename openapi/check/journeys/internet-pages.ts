/** Pages of the internet that become materials. */
import { expectGone, expectHidden, expectRefused } from '../expect.ts';
import { refusedAddresses } from '../refused-addresses.ts';
import type { Journey, Person, Run } from '../run.ts';

/** The file of a page is the person's own and has the size that was told. */
async function readPage(run: Run, person: Person, url: string): Promise<void> {
  const { json } = await run.call(person, 'presentationPageAdd', { body: { url } });
  const query = { idFile: json.idFile };
  const whole = await run.call(person, 'fileDownload', { query });
  run.same(whole, { bytes: whole.got.bytes.length }, { bytes: json.size });
  const colleague = await run.other('colleague', 'fileDownload');
  if (colleague) await expectHidden(run, colleague, 'fileDownload', { query });
  await run.call(person, 'fileRemove', { query });
  await expectGone(run, person, 'fileDownload', { query });
}

export const pagesOfInternet: Journey = {
  name: 'Pages of the internet',
  covers: ['presentationPageAdd', 'fileDownload', 'fileRemove'],
  async run(run) {
    const person = await run.person('employee');
    for (const url of [...refusedAddresses(), 'https://example.com:8443/'])
      expectRefused(run, await run.send(person, 'presentationPageAdd', { body: { url } }), {
        rule: 'address',
        statuses: [422],
        place: url,
        what: `The address ${url}`,
        pointer: '#/info/description',
        says: '422 before any name is resolved',
      });
    const { page } = run.options;
    if (page === undefined)
      return run.skip('presentationPageAdd', 'no page of the internet is named: --page');
    await readPage(run, person, page);
  },
};
