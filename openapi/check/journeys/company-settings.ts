/** What an administrator of a company sets for the own company. */
import type { Journey } from '../run.ts';

/** The consent to share outside and the lifetime of sessions are changed, read back and set back. */
export const companySettings: Journey = {
  name: 'Settings of a company',
  covers: ['companySettingsRead', 'companySettingsChange'],
  async run(run) {
    const person = await run.person('companyAdmin');
    const { json: before } = await run.call(person, 'companySettingsRead');
    const isSharingOutside = !before.isSharingOutside;
    const { json: changed } = await run.call(person, 'companySettingsChange', {
      body: { version: before.version, isSharingOutside, sessionHours: 12 },
    });
    const { json: read, ...reading } = await run.call(person, 'companySettingsRead');
    run.same(
      reading,
      { ...read },
      { isSharingOutside, sessionHours: 12, name: before.name, version: changed.version },
    );
    await run.call(person, 'companySettingsChange', {
      body: {
        version: changed.version,
        isSharingOutside: before.isSharingOutside,
        sessionHours: before.sessionHours,
      },
    });
  },
};
