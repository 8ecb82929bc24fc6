/** Room for files: the limit of a company, and what counts in it. */
import { found } from '../administration-steps.ts';
import { expectError } from '../expect.ts';
import type { Exchange, Journey, Person, Run } from '../run.ts';

const MB = 1024 ** 2;

/** A gateway may read large files before it answers, so that the bytes are sent in several small ones. */
const PART = 200_000;

/** Uploads as many files as `size` bytes take. */
function upload(run: Run, person: Person, size: number): Promise<Exchange> {
  const sizes = Array.from({ length: Math.ceil(size / PART) }, (_, at) => Math.min(PART, size - at * PART));
  const files = sizes.map((part) => new File(['0'.repeat(part)], 'Место.txt', { type: 'text/plain' }));
  return run.send(person, 'fileUpload', { form: { request: { serviceType: 'searchByFile' }, files } });
}

/** Ids of the stored files of an answer; none for a refusal. */
const idsIn = ({ got }: Exchange): string[] =>
  Array.isArray(got.json) ? got.json.map((file) => String(Object(file).idFile)) : [];

/** Files fill a company up to its limit; the next one is refused until one was removed. */
export const roomForFiles: Journey = {
  name: 'Room for files',
  covers: [
    'storageRead',
    'adminCompanyChange',
    'adminCompanyRead',
    'companySettingsRead',
    'fileUpload',
    'fileRemove',
  ],
  async run(run) {
    const admin = await run.person('admin');
    const person = await run.person('companyAdmin');
    const email = run.options.accounts.companyAdmin?.email.toLowerCase() ?? '';
    const account = await found(
      run,
      admin,
      'adminUserList',
      { searchText: email },
      (one) => one['email'] === email,
    );
    const uuid = account?.['companyUuid'];
    if (typeof uuid !== 'string') return run.skip('fileUpload', 'the account companyAdmin has no company');
    const read = async () => (await run.call(admin, 'adminCompanyRead', { query: { uuid } })).json;
    const setRoom = async (storageMb: number | null) => {
      const { tariffs, admins, tiles, ...now } = await read();
      const { version, name, domains, monthLimit, isSharingOutside, sessionHours, sessionIdleMinutes } = now;
      const kept = { name, domains, monthLimit, isSharingOutside, sessionHours, sessionIdleMinutes };
      const tariffIds = tariffs.map(({ value }) => Number(value));
      const adminIds = admins.map(({ value }) => Number(value));
      const body = {
        ...kept,
        uuid,
        version,
        storageMb,
        tariffIds,
        adminIds,
        tiles: tiles.map(({ value }) => value),
      };
      await run.call(admin, 'adminCompanyChange', { body });
    };
    const before = await read();
    const { json: own } = await run.call(person, 'storageRead');
    // At least 2,000 bytes are left, and not much more than a megabyte.
    const room = Math.ceil((before.storage + 2000) / MB);
    const stored: string[] = [];
    try {
      await setRoom(room);
      const { json: limited, ...reading } = await run.call(admin, 'adminCompanyRead', { query: { uuid } });
      const expected = { storageMb: room, storage: before.storage };
      run.same(reading, { ...limited }, expected);
      const { json: shown, ...asking } = await run.call(person, 'companySettingsRead');
      // A gateway may leave both out.
      if (shown.storage !== undefined) run.same(asking, { ...shown }, expected);
      const size = room * MB - before.storage - 1000;
      const first = await upload(run, person, size);
      run.same(first, { status: first.got.status }, { status: 200 });
      const { json: now, ...again } = await run.call(person, 'storageRead');
      run.same(again, { used: now.used }, { used: own.used + size });
      stored.push(...idsIn(first));
      const refused = await upload(run, person, 1001);
      stored.push(...idsIn(refused));
      expectError(run, refused, {
        status: 507,
        code: 'quota-exceeded',
        rule: 'invalid-accepted',
        place: 'files beyond the limit of the company',
        says: 'An operation whose files would exceed a limit stores nothing and answers 507 quota-exceeded',
      });
      const [idFile] = stored;
      if (!idFile) return;
      await run.call(person, 'fileRemove', { query: { idFile } });
      const last = await upload(run, person, 1001);
      run.same(last, { status: last.got.status }, { status: 200 });
      stored.push(...idsIn(last));
    } finally {
      await setRoom(before.storageMb);
      // The first one is gone already.
      for (const idFile of stored.slice(1)) await run.send(person, 'fileRemove', { query: { idFile } });
    }
  },
};
