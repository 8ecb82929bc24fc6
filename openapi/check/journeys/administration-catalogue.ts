/** Announcements, groups, services, connections, templates and tariffs. */

import { day, expectLetter, rowsOf, tableOf } from '../administration-steps.ts';
import { expectInList, expectRefused } from '../expect.ts';
import { unique } from '../names.ts';
import type { Journey, Person, Run } from '../run.ts';
import { type Json, neededSend, untypedCall, untypedSend } from '../untyped.ts';
import { type Made, resource } from './administration-resource.ts';
import { prices } from './price-list.ts';

/** A name of letters and digits with a mark of this run. */
export const code = (name: string): string => unique(name).replaceAll(' ', '');
const titleOf = ({ title }: Json): string => String(title);

/** The fields of a group without services and members. */
const newGroup = (run: Run) => {
  const names = { name: code('KIT_'), title: unique('Проверка') };
  return { ...run.example('adminGroupAdd'), ...names, tiles: [], isDefault: false };
};

/** A new announcement stands before all others: it goes behind the next one, to the end and back. */
async function bannerMoves(made: Made): Promise<void> {
  const { run, person, key, now } = made;
  const uuid = String(key);
  const { json: page } = await run.call(person, 'adminBannerList');
  const end = page.totalElements - 1;
  for (const position of new Set([Math.min(1, end), end, 0])) {
    const exchange = await untypedCall(run, person, 'adminBannerMove', { body: { uuid, position } });
    run.same(exchange, await now(), { position });
  }
  await bannerHidden(made);
}

/** What is switched off is shown to nobody, and what is for a group to its members only: the new group has none. */
async function bannerHidden({ run, person, key, now }: Made): Promise<void> {
  const uuid = String(key);
  const group = newGroup(run);
  const { json: made } = await neededSend(run, person, 'adminGroupAdd', { body: group });
  const change = async (fields: Json) => {
    const { version, title, text, link, tone, isClosable } = await now();
    const rest = { uuid, version, title, text, link, tone, isClosable, ends: null, companies: [] };
    await neededSend(run, person, 'adminBannerChange', { body: { ...rest, ...fields } });
  };
  const expectHidden = async (place: string) => {
    await expectInList(run, person, 'bannerList', {}, { key: uuid, listed: false, place });
  };
  try {
    await change({ isActive: false, starts: day(-1), groups: [] });
    await expectHidden('an announcement that is switched off');
    await change({ isActive: true, starts: day(-1), groups: [group.name] });
    await expectHidden('an announcement for other people');
  } finally {
    await change({ isActive: false, starts: null, groups: [] });
    await run.send(person, 'adminGroupRemove', {
      query: { name: group.name, version: Number(made['version']) },
    });
  }
}

/** A draft is shown to nobody. */
const hidden = { isActive: false, starts: null, ends: null, groups: [], companies: [] };

const banners = resource({
  name: 'Announcements',
  role: 'admin',
  key: 'uuid',
  isAudited: true,
  text: titleOf,
  kind: 'adminBanner',
  also: ['adminBannerMove'],
  fresh: (run) => ({ ...run.example('adminBannerAdd'), ...hidden, title: unique('Проверка') }),
  other: ({ link, isClosable }) => {
    const shown = { title: unique('Проверка'), text: 'Другой текст', link, isClosable, tone: 'warning' };
    return { ...hidden, ...shown };
  },
  more: bannerMoves,
});

const groups = resource({
  name: 'Groups',
  role: 'admin',
  key: 'name',
  isUnique: true,
  isAudited: true,
  text: titleOf,
  kind: 'adminGroup',
  fresh: newGroup,
  other: ({ groupType }) => {
    const fields = { tiles: [], dayLimit: 17, isDefault: false, isGrantable: false };
    return { title: unique('Проверка'), groupType, ...fields };
  },
});

async function serviceMoves({ run, person, key, now }: Made): Promise<void> {
  const uuid = String(key);
  const exchange = await untypedCall(run, person, 'adminServiceMove', { body: { uuid, position: 0 } });
  run.same(exchange, await now(), { position: 0 });
}

const serviceFields = {
  description: 'Проверка портала',
  group: 'testing',
  external: false,
  isPopular: false,
  disabled: true,
  tags: ['проверка'],
  typeInput: 'text',
  models: [],
  connectionUuid: null,
  groups: [],
  companies: [],
} as const;

/** The fields of a service that nobody sees. */
export const newService = () => {
  const [name, title] = [code('kit'), unique('Проверка')];
  return {
    ...serviceFields,
    title,
    disabledReason: 'Идёт настройка',
    dayLimit: null,
    name,
    serviceType: name,
  };
};

const services = resource({
  name: 'Services',
  role: 'admin',
  key: 'uuid',
  isUnique: true,
  isAudited: true,
  text: titleOf,
  kind: 'adminService',
  also: ['adminServiceMove'],
  fresh: newService,
  other: () => ({
    ...serviceFields,
    title: unique('Проверка'),
    disabledReason: 'Идёт проверка',
    dayLimit: 5,
  }),
  batches: [
    {
      body: (key) => ({ keys: [key], action: { kind: 'disable', reason: 'Плановые работы' } }),
      shows: { disabled: true, disabledReason: 'Плановые работы' },
      action: 'change',
    },
  ],
  more: serviceMoves,
});

const connectionFields = {
  provider: 'other',
  baseUrl: 'https://gate.example/v1',
  model: null,
  isInternal: false,
  timeout: 2,
  parallel: 1,
  perMinute: 60,
  budget: null,
  warnAt: null,
  fallbackUuid: null,
  isDisabled: false,
} as const;

/** Addresses with credentials, and those of an inner network outside the perimeter. */
const badAddresses = [
  'https://127.0.0.1/v1',
  'https://10.0.0.1/v1',
  'https://192.168.0.1:8443/v1',
  'https://user:password@gate.example/v1',
  'http://gate.example/v1',
  'https://169.254.169.254/v1',
];

async function badConnections(run: Run, admin: Person): Promise<void> {
  for (const baseUrl of badAddresses) {
    const body = { ...connectionFields, title: unique('Проверка'), baseUrl };
    const added = await untypedSend(run, admin, 'adminConnectionAdd', { body });
    expectRefused(run, added, {
      statuses: [422],
      place: baseUrl,
      rule: 'address',
      says: '422 at the field: an address that has credentials, or is private outside the perimeter',
    });
    const { uuid, version } = Object(added.got.json) as { uuid: string; version: number };
    if (added.got.status < 300) await run.send(admin, 'adminConnectionRemove', { query: { uuid, version } });
  }
}

/** A key is written and never read. */
async function connectionKey({ run, person, key: uuid, now }: Made): Promise<void> {
  const key = `EXAMPLE-EXAMPLE-${crypto.randomUUID()}`;
  run.secrets.set(key, 'the key of a connection');
  const { version } = await now();
  const body = { uuid, version, key, keyExpires: '2030-03-01' };
  const { json, ...exchange } = await untypedCall(run, person, 'adminConnectionKeyChange', { body });
  if (exchange.got.text.includes(key))
    run.report(exchange, {
      rule: 'secret',
      place: 'the key of a connection',
      pointer: '/description',
      message: 'The answer contains the key.',
      says: 'It is not read by anybody: answers have its last four characters',
    });
  run.same(exchange, json, { hasKey: true, keyTail: key.slice(-4), keyExpires: '2030-03-01' });
  run.same(exchange, await now(), { hasKey: true, keyTail: key.slice(-4) });
  const { title, version: latest } = await now();
  const host = { ...connectionFields, uuid, title, version: latest, isKeyErased: false };
  expectRefused(
    run,
    await untypedSend(run, person, 'adminConnectionChange', {
      body: { ...host, baseUrl: 'https://other.example/v1' },
    }),
    {
      statuses: [422],
      place: 'another host with the key',
      rule: 'address',
      says: 'A stored key is never sent to another server: with another host it has to be erased, else 422',
    },
  );
  await untypedCall(run, person, 'adminConnectionCheck', { body: { uuid } });
  await badConnections(run, person);
  const query = { searchText: String((await now())['title']) };
  await tableOf(run, person, 'adminConnection', query);
}

const connections = resource({
  name: 'Connections',
  role: 'admin',
  key: 'uuid',
  isUnique: true,
  isAudited: true,
  text: titleOf,
  kind: 'adminConnection',
  also: ['adminConnectionKeyChange', 'adminConnectionCheck'],
  fresh: () => ({ ...connectionFields, title: unique('Проверка') }),
  other: () => ({ ...connectionFields, title: unique('Проверка'), isKeyErased: false, parallel: 3 }),
  more: connectionKey,
});

async function templateTest({ run, person, key: uuid }: Made): Promise<void> {
  await expectLetter(run, run.options.accounts.admin?.email, () =>
    untypedCall(run, person, 'adminTemplateTestSend', { body: { uuid } }),
  );
}

const templates = resource({
  name: 'Templates of letters',
  role: 'admin',
  key: 'uuid',
  isAudited: true,
  text: ({ subject }) => String(subject),
  kind: 'adminTemplate',
  also: ['adminTemplateTestSend'],
  fresh: (run) => ({ ...run.example('adminTemplateAdd'), code: code('kit'), subject: unique('Проверка') }),
  other: ({ code: name }) => ({ code: name, subject: unique('Проверка'), body: 'Здравствуйте, {{name}}!' }),
  more: templateTest,
});

/** None is added: one is changed and changed back. */
const tariffs: Journey = {
  name: 'Tariffs',
  covers: ['adminTariffList', 'adminTariffTableDownload', 'adminTariffChange'],
  async run(run) {
    const admin = await run.person('admin');
    const { json: list } = await run.call(admin, 'adminTariffList');
    await tableOf(run, admin, 'adminTariff');
    const [tariff] = list;
    if (!tariff) return run.skip('adminTariffChange', 'the gateway has no tariff');
    const { id, title, dayLimit, monthLimit } = tariff;
    const tiles = tariff.tiles.map(({ value }) => value);
    const set = async (version: number, name: string) => {
      const body = { id, version, title: name, dayLimit, monthLimit, tiles };
      const { json, ...exchange } = await run.call(admin, 'adminTariffChange', { body });
      const { json: read } = await run.call(admin, 'adminTariffList');
      const item = read.find((one) => one.id === id);
      run.same(exchange, { ...item }, { title: name, version: json.version });
    };
    try {
      await set(tariff.version, unique(title.slice(0, 80)));
    } finally {
      const { json: read } = await run.call(admin, 'adminTariffList');
      const now = read.find((one) => one.id === id);
      if (now && now.title !== title) await set(now.version, title);
    }
  },
};

/** The agreement is planned for a far day, so that nobody is asked. */
const agreementFields = {
  isMandatory: true,
  audience: 'employees',
  companies: [],
  starts: '2099-01-01',
  isActive: true,
} as const;

/**
 * A planned version is changed in its place; the agreements of the guests keep their audience and are not deleted, and
 * each has a version in force and a list of answers.
 */
async function agreementRules({ run, person, now }: Made): Promise<void> {
  const planned = (await now())['planned'] as Json | null;
  const { json: versions, ...listed } = await run.call(person, 'adminAgreementVersionList', {
    query: { id: Number((await now())['id']) },
  });
  run.same(
    listed,
    { count: versions.length, status: versions[0]?.status, text: versions[0]?.text },
    { count: 1, status: 'planned', text: planned?.['text'] },
  );
  const { json: first } = await run.call(person, 'adminAgreementRead', { query: { id: 1 } });
  const { title, version, current } = first;
  const kept = { ...agreementFields, id: 1, version, title, text: current?.text ?? title };
  expectRefused(run, await untypedSend(run, person, 'adminAgreementChange', { body: kept }), {
    statuses: [422],
    place: 'another audience of an agreement of the guests',
    says: 'The agreements 1 to 6 keep audience and isMandatory and cannot be ended (422)',
  });
  expectRefused(run, await run.send(person, 'adminAgreementRemove', { query: { id: 1, version } }), {
    statuses: [409],
    place: 'an agreement of the guests',
    says: '1 to 6 stay (409 system-object)',
  });
  const { json: answers } = await run.call(person, 'adminAgreementAcceptanceList', { query: { id: 1 } });
  const file = await run.call(person, 'adminAgreementAcceptanceDownload', {
    query: { id: 1, format: 'csv' },
  });
  run.same(file, { rows: rowsOf(run, file, 'csv') }, { rows: answers.totalElements });
}

const agreements = resource({
  name: 'Agreements of the administration',
  role: 'admin',
  key: 'id',
  isAudited: true,
  text: titleOf,
  kind: 'adminAgreement',
  also: [
    ...(['adminAgreementVersionList', 'adminAgreementAcceptanceList'] as const),
    'adminAgreementAcceptanceDownload',
  ],
  fresh: () => ({ ...agreementFields, title: unique('Проверка'), text: 'Текст проверки' }),
  other: () => ({ ...agreementFields, title: unique('Проверка'), text: 'Другой текст проверки' }),
  more: agreementRules,
});

export const catalogue: readonly Journey[] = [
  agreements,
  banners,
  groups,
  services,
  connections,
  prices,
  templates,
  tariffs,
];
