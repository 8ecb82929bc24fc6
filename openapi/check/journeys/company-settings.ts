/** What an administrator of a company sets for the own company. */
import type { Journey } from '../run.ts';
import { noTerms } from './timed-terms.ts';

/** Terms that are longer than anything is old, days. */
const LONG = 3650;
const longTerms = { chatDays: LONG, fileDays: LONG, letterDays: LONG, auditDays: LONG, signInDays: LONG };

/** Consent, lifetime of sessions and terms are changed, read back and set back; a call with `dryRun` changes nothing. */
export const companySettings: Journey = {
  name: 'Settings of a company',
  covers: ['companySettingsRead', 'companySettingsChange'],
  async run(run) {
    const person = await run.person('companyAdmin');
    const { json: before } = await run.call(person, 'companySettingsRead');
    const isSharingOutside = !before.isSharingOutside;
    const { json: changed } = await run.call(person, 'companySettingsChange', {
      body: { version: before.version, isSharingOutside, sessionHours: 12, keep: longTerms },
    });
    const { version } = changed;
    const expected = { isSharingOutside, sessionHours: 12, name: before.name, version };
    const { json: read, ...reading } = await run.call(person, 'companySettingsRead');
    run.same(reading, { ...read }, expected);
    run.same(reading, { ...read.keep }, longTerms);
    const keep = { ...longTerms, chatDays: LONG - 1 };
    const { json: counted, ...asking } = await run.call(person, 'companySettingsChange', {
      body: { version, isSharingOutside, keep, dryRun: true },
    });
    run.same(asking, { 'numbers of dryRun': Boolean(counted.erases) }, { 'numbers of dryRun': true });
    const { json: same, ...again } = await run.call(person, 'companySettingsRead');
    run.same(again, { ...same, ...same.keep }, { ...expected, ...longTerms });
    await run.call(person, 'companySettingsChange', {
      body: {
        version: same.version,
        isSharingOutside: before.isSharingOutside,
        sessionHours: before.sessionHours,
        keep: before.keep ?? noTerms,
      },
    });
  },
};
