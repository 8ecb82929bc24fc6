/** The own account: profile, settings, balance, files, export. */
import { after, expectGone, expectInList, expectRefused } from '../expect.ts';
import { unique } from '../names.ts';
import { each } from '../parts.ts';
import type { Journey, Person, Run } from '../run.ts';

/** What is read of the own account. */
export const reading: Journey = {
  name: 'The own account',
  covers: [
    ...(['profileRead', 'settingsRead', 'balanceRead', 'balanceOperationList', 'limitList'] as const),
    ...(['storageRead', 'fileList', 'dataExportList'] as const),
  ],
  async run(run) {
    const person = await run.person('employee');
    const [, ...others] = reading.covers;
    await each(() => readOwn(run, person), ...others.map((id) => () => run.call(person, id)));
  },
};

/** The profile is that of the session. */
async function readOwn(run: Run, person: Person): Promise<void> {
  const { json, ...exchange } = await run.call(person, 'profileRead');
  const email = run.options.accounts.employee?.email.toLowerCase();
  if (email === undefined || json.email === email) return;
  run.report(exchange, {
    rule: 'other-person',
    place: 'email',
    says: 'The profile is that of the session',
    message: 'The profile is that of another address than the one that signed in.',
  });
}

/** The own name, and back. */
export const profile: Journey = {
  name: 'The own name',
  covers: ['profileChange'],
  async run(run) {
    const person = await run.person('employee');
    const { json: before } = await run.call(person, 'profileRead');
    if (!before.canRename)
      return run.skip('profileChange', 'the account may not change its name (canRename)');
    const name = unique('Мария Орлова');
    try {
      await run.call(person, 'profileChange', { body: { name: `  ${name} ` } });
      const { json, ...exchange } = await run.call(person, 'profileRead');
      // Blanks at the ends are dropped.
      run.same(after('profileChange', exchange), { name: json.name }, { name });
    } finally {
      if (run.options.allowWrites) await run.call(person, 'profileChange', { body: { name: before.name } });
    }
  },
};

/** The own settings, and back. */
export const settings: Journey = {
  name: 'The own settings',
  covers: ['settingsChange'],
  async run(run) {
    const person = await run.person('employee');
    const { json: before } = await run.call(person, 'settingsRead');
    const sendKey = before.sendKey === 'enter' ? 'modEnter' : 'enter';
    const longPaste = before.longPaste === 'never' ? 'always' : 'never';
    const { startService: _service, ...others } = before;
    const notificationsSeen = '2026-11-20T09:41:07Z';
    const kept = { ethicsAccepted: true, notificationsSeen, firstDayEnded: true };
    const body = { ...others, ...kept, startPage: 'last', sendKey, longPaste } as const;
    const colleague = await run.other('colleague', 'settingsChange');
    const theirs = async () => (colleague ? (await run.send(colleague, 'settingsRead')).got.json : undefined);
    try {
      const untouched = await theirs();
      const [tile] = (await run.call(person, 'tileList')).json;
      const startService = tile?.serviceType ?? 'chatGpt';
      await run.call(person, 'settingsChange', { body: { ...body, startPage: 'service', startService } });
      await run.call(person, 'settingsChange', { body });
      const { json, ...exchange } = await run.call(person, 'settingsRead');
      run.same(exchange, { ...json }, body);
      // An absent service removes the one that was stored.
      run.same(exchange, { startService: json.startService }, { startService: undefined });
      const place = 'settings of a colleague';
      run.same(exchange, { [place]: await theirs() }, { [place]: untouched });
    } finally {
      if (run.options.allowWrites) await run.call(person, 'settingsChange', { body: before });
    }
  },
};

/** The sums of the own files by kind and in all are those of their list. */
async function expectSums(run: Run, person: Person): Promise<void> {
  const { json: storage, ...exchange } = await run.call(person, 'storageRead');
  const sums = { size: 0, files: 0 };
  for (let page = 0; page < 20; page++) {
    const { json } = await run.call(person, 'fileList', { query: { page, size: 100 } });
    for (const { size } of json.content) sums.size += size;
    sums.files += json.content.length;
    if (json.content.length < 100) break;
    if (page === 19) return;
  }
  run.same(exchange, { size: storage.size, files: storage.files }, sums);
  const kinds = storage.kinds.reduce(
    (all, one) => ({ size: all.size + one.size, files: all.files + one.files }),
    { size: 0, files: 0 },
  );
  run.same(exchange, { kinds }, { kinds: { size: storage.size, files: storage.files } });
}

/** A file that is uploaded, listed and deleted. */
export const files: Journey = {
  name: 'Own files',
  covers: ['fileRemove', 'storageRead'],
  async run(run) {
    const person = await run.person('employee');
    const { json } = await run.call(person, 'fileUpload', {
      form: {
        request: { serviceType: 'searchByFile' },
        file: new File(['Проверка файлов.\n'], `${unique('Проверка')}.txt`, { type: 'text/plain' }),
      },
    });
    const idFile = json[0]?.idFile;
    if (idFile === undefined) return;
    run.owned.set(idFile, person);
    await expectSums(run, person);
    await run.call(person, 'fileRemove', { query: { idFile } });
    await expectInList(run, person, 'fileList', {}, { key: idFile, listed: false, place: 'removed file' });
    await expectGone(run, person, 'fileRemove', { query: { idFile } });
  },
};

/** An export of the own data: one in 24 hours. */
export const dataExport: Journey = {
  name: 'Export of the own data',
  covers: ['dataExportAdd'],
  async run(run) {
    const person = await run.person('employee');
    const { json } = await run.call(person, 'dataExportList');
    const reason = 'the account has an export of the last 24 hours, and may not start another';
    if (json.some(({ status }) => status !== 'failed')) return run.skip('dataExportAdd', reason);
    const { json: begun } = await run.call(person, 'dataExportAdd');
    const listing = { key: begun.uuid, listed: true, place: 'started export' };
    await expectInList(run, person, 'dataExportList', {}, listing);
    const second = await run.send(person, 'dataExportAdd');
    const { json: later } = await run.call(person, 'dataExportList');
    // One that has failed does not count.
    if (later.some(({ uuid, status }) => uuid === begun.uuid && status === 'failed')) return;
    expectRefused(run, second, {
      statuses: [429],
      place: 'a second export',
      pointer: '/description',
      says: 'A person may start one export in 24 hours: 429 export-too-soon',
    });
  },
};
