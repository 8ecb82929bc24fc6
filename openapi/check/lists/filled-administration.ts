/** Lists of the administration that are filled: reports, mailings, rules, views, announcements, tokens. */
import { day, thisMonth, until } from '../administration-steps.ts';
import { unique } from '../names.ts';
import type { Journey } from '../run.ts';
import type { Json } from '../untyped.ts';
import { emailOf, filling, names } from './filled.ts';

/** A token that nobody has used. */
const tokens = filling('An unused token', ['adminTokenList'], async (fill, run) => {
  const admin = await run.person('admin');
  const [owner] = await fill.items(admin, 'adminUserFind', { email: emailOf(run, 'admin') });
  const fields = { name: unique('Проверка'), scopes: ['chat'], tiles: [], networks: [], perMinute: 30 };
  const body = { ...fields, ownerId: owner?.['id'], lifetime: 30 };
  const { token, secret } = await fill.send(admin, 'adminTokenAdd', { body });
  run.secrets.set(String(secret), 'the secret of a token');
  fill.later(admin, 'adminTokenBatchChange', () => ({
    body: { keys: [String(Object(token).uuid)], action: { kind: 'revoke' } },
  }));
  await fill.check(admin, 'adminTokenList');
});

const parameters = { from: null, to: null, groupBy: null, compare: 'none', filter: {}, columns: [] };
const report = (title: string, kind: string) => ({ title, kind, format: 'csv', isMailed: false, parameters });

const areas = {
  admin: { kind: 'report', schedule: 'reportSchedule' },
  companyAdmin: { kind: 'companyReport', schedule: 'companySchedule' },
} as const;
const ofArea = { admin: '', companyAdmin: ' of a company' } as const;

/** Reports of two kinds, which are made before they are read. */
const reports = (role: keyof typeof areas): Journey => {
  const { kind } = areas[role];
  const list = `${kind}List` as const;
  return filling(`Several reports${ofArea[role]}`, [list], async (fill, run) => {
    const person = await run.person(role);
    const made = async (title: string, of: string) => {
      const { uuid } = await fill.send(person, `${kind}Add`, { body: report(title, of) });
      fill.later(person, `${kind}Remove`, () => ({ query: { uuid: String(uuid) } }));
      return uuid;
    };
    const [last = '', ...titles] = names();
    const uuids = new Set<unknown>();
    for (const [index, title] of titles.entries())
      uuids.add(await made(title, index % 2 ? 'users' : 'agreements'));
    const isOver = ({ uuid, status }: Json) =>
      !uuids.has(uuid) || !/^(?:waiting|running)$/.test(String(status));
    await until(
      () => fill.items(person, list, { size: 100 }),
      (items) => items.every(isOver),
      5,
    );
    await fill.check(person, list);
    await fill.checkAdding(person, list, () => made(last, 'users'));
  });
};

const schedules = (role: keyof typeof areas): Journey => {
  const { schedule } = areas[role];
  return filling(`Several schedules${ofArea[role]}`, [`${schedule}List`], async (fill, run) => {
    const person = await run.person(role);
    await fill.fillList(person, `${schedule}List`, (title, index) => {
      const period = index % 2 ? 'weekly' : 'monthly';
      return fill.add(person, schedule, { report: report(title, 'inactive'), period, hour: 3 + index });
    });
  });
};

const views = (role: keyof typeof areas): Journey =>
  filling(`Several views of a table${ofArea[role]}`, ['tableViewList'], async (fill, run) => {
    const person = await run.person(role);
    const table = `${role}/users/users-table`;
    for (const name of names())
      await fill.add(person, 'tableView', { table, name, isShared: false, search: 'sort=email,asc' });
    await fill.check(person, 'tableViewList', { table });
  });

const mailings = filling('Several mailings', ['adminMailingList'], async (fill, run) => {
  const admin = await run.person('admin');
  const fields = { ...run.example('adminMailingAdd'), audience: { searchText: emailOf(run, 'admin') } };
  await fill.fillList(admin, 'adminMailingList', (title) =>
    fill.add(admin, 'adminMailing', { ...fields, title, subject: unique('Тема') }),
  );
});

/** Announcements that are shown to nobody, with beginnings that differ. */
const banners = filling('Several announcements', ['adminBannerList'], async (fill, run) => {
  const admin = await run.person('admin');
  await fill.fillList(admin, 'adminBannerList', async (title, index) => {
    const starts = index > 0 ? day(index) : null;
    const fields = { title, isActive: false, starts, ends: null, groups: [], companies: [] };
    const body = { ...run.example('adminBannerAdd'), ...fields, tone: index % 2 ? 'warning' : 'info' };
    const { uuid } = await fill.send(admin, 'adminBannerAdd', { body });
    // The version changes when another announcement is put before it.
    fill.later(admin, 'adminBannerRemove', async () => {
      const all = await fill.items(admin, 'adminBannerList', { size: 100 });
      const found = all.find((one) => one['uuid'] === uuid);
      return { query: { uuid: String(uuid), version: Number(found?.['version']) } };
    });
  });
});

/** Rules that nothing exceeds. */
const rules = filling('Several rules', ['serviceHealthRuleList'], async (fill, run) => {
  const admin = await run.person('admin');
  const before = new Set((await fill.items(admin, 'serviceHealthRuleList')).map(({ uuid }) => uuid));
  const services = await fill.items(admin, 'adminOptionList', { kind: 'service' });
  const own = async () =>
    (await fill.items(admin, 'serviceHealthRuleList')).filter(({ uuid }) => !before.has(uuid));
  fill.later(admin, 'serviceHealthRuleChange', async () => ({
    body: { rules: [], removed: (await own()).map(({ uuid, version }) => ({ uuid, version })) },
  }));
  const added = [null, services[0]?.['value'], services.at(-1)?.['value'], services[0]?.['value']];
  const rule = { metric: 'p95', threshold: 999_999, emails: [emailOf(run, 'admin').toLowerCase()] };
  const made = added.map((service = null, index) => {
    const fields = { service, minutes: 5 + (index % 3), uuid: null, version: null };
    return { ...rule, ...fields };
  });
  await fill.send(admin, 'serviceHealthRuleChange', { body: { rules: made, removed: [] } });
  await fill.check(admin, 'serviceHealthRuleList');
});

/** Who has signed in meanwhile. */
const signIns = filling('Sign-ins of the check', ['adminSignInList'], async (fill, run) => {
  await fill.check(await run.person('admin'), 'adminSignInList', thisMonth);
});

export const filledAdministration: readonly Journey[] = [
  mailings,
  banners,
  rules,
  ...(['admin', 'companyAdmin'] as const).flatMap((role) => [reports(role), schedules(role), views(role)]),
  tokens,
  signIns,
];
