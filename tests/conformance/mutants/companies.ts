/** Gateways that mix up companies, or do not do what an administrator of a company has set. */
import {
  editBody,
  editItems,
  editJson,
  editQuery,
  type Json,
  type Mutant,
  succeedOn,
  together,
  without,
} from './faulty.ts';

const contentOf = (json: Json): readonly Json[] => json['content'] as readonly Json[];

const room = [
  'storageRead',
  'adminCompanyChange',
  'adminCompanyRead',
  'companySettingsRead',
  'fileUpload',
  'fileRemove',
] as const;

const brands = ['presentationBrandRead', 'presentationBrandChange', 'presentationBrandRemove'] as const;

export const companyMutants: readonly Mutant[] = [
  {
    name: 'The contacts of a brand are not stored',
    area: brands,
    rules: ['stored'],
    wrap: editBody(['presentationBrandChange'], (body) =>
      body['contacts'] ? { ...body, contacts: '' } : body,
    ),
  },
  {
    name: 'The template of a brand is not stored',
    area: brands,
    rules: ['stored'],
    wrap: editBody(['presentationBrandChange'], ({ template: _template, ...body }) => body),
  },
  {
    name: 'A change that names no template removes it',
    area: brands,
    rules: ['stored'],
    wrap: editBody(['presentationBrandChange'], (body) => ({ template: null, ...body })),
  },
  {
    name: 'A file with macros is taken as a template',
    area: ['fileUpload', ...brands],
    rules: ['invalid-accepted'],
    wrap: succeedOn(
      ['fileUpload'],
      [422],
      [{ idFile: '0c5e2d3a-6f1b-4e0a-9d58-0000000000d7', name: 'Шаблон.potx', size: 12 }],
    ),
  },
  {
    name: 'Presentations do not show the brand of their company',
    area: brands,
    rules: ['stored'],
    wrap: editItems(['presentationRead'], (item) => ({ ...item, brand: null })),
  },
  {
    name: 'The brand of another company is read',
    area: brands,
    rules: ['other-person'],
    wrap: editQuery(['presentationBrandRead'], (query) => query.delete('company')),
  },
  {
    name: 'The brand of another company is changed',
    area: brands,
    rules: ['other-person'],
    wrap: editBody(['presentationBrandChange'], ({ company, ...body }) =>
      typeof company === 'string' ? body : { ...body, company },
    ),
  },
  {
    name: 'Any employee removes the brand of the company',
    area: brands,
    rules: ['access'],
    wrap: succeedOn(['presentationBrandRemove'], [403], null, 204),
  },
  {
    name: 'A removed brand is still there',
    area: brands,
    rules: ['stored'],
    wrap: (next) => {
      let last: unknown;
      return editJson(['presentationBrandRead'], 200, (json) => {
        last = json['brand'] ?? last;
        return { ...json, brand: last ?? null };
      })(next);
    },
  },
  {
    name: 'The room for files of a company is not stored',
    area: room,
    rules: ['stored'],
    wrap: editBody(['adminCompanyChange'], (body) =>
      typeof body['storageMb'] === 'number' ? { ...body, storageMb: null } : body,
    ),
  },
  {
    name: 'The room for files of a company is shown and not kept',
    area: room,
    rules: ['invalid-accepted'],
    wrap: (next) => {
      let shown: unknown = null;
      return together(
        editBody(['adminCompanyChange'], (body) => {
          if (typeof body['storageMb'] !== 'number') return body;
          shown = body['storageMb'];
          return { ...body, storageMb: null };
        }),
        editJson(['adminCompanyRead'], 200, (json) =>
          shown === null ? json : { ...json, storageMb: shown },
        ),
      )(next);
    },
  },
  {
    name: 'An upload does not count in the room for files',
    area: room,
    rules: ['stored'],
    wrap: editJson(['storageRead'], 200, (json) => ({ ...json, used: 0 })),
  },
  {
    name: 'A company is told another size of its files than the platform',
    area: room,
    rules: ['stored'],
    wrap: editJson(['companySettingsRead'], 200, (json) => ({ ...json, storage: 0 })),
  },
  {
    name: 'The consent of a company to share is not stored',
    area: ['companySettingsChange'],
    rules: ['stored'],
    wrap: editBody(['companySettingsChange'], (body) =>
      body['isSharingOutside'] === true ? { ...body, isSharingOutside: false } : body,
    ),
  },
  {
    name: 'The lifetime of sessions that a company has set is not stored',
    area: ['companySettingsChange'],
    rules: ['stored'],
    wrap: editBody(['companySettingsChange'], (body) =>
      body['sessionHours'] === 12 ? { ...body, sessionHours: 24 } : body,
    ),
  },
  {
    name: 'The terms of a company are not stored',
    area: ['companySettingsChange'],
    rules: ['stored'],
    wrap: editBody(['companySettingsChange'], (body) => without(body, 'keep')),
  },
  {
    name: 'The platform does not store the terms of a company',
    area: ['adminCompanyChange'],
    rules: ['stored'],
    wrap: editBody(['adminCompanyChange'], (body) => without(body, 'keep')),
  },
  {
    name: 'A question about shorter terms sets them',
    area: ['companySettingsChange'],
    rules: ['stored'],
    wrap: editBody(['companySettingsChange'], (body) => without(body, 'dryRun')),
  },
  {
    name: 'A log for other systems leaves out what was written while it was read',
    area: ['adminSignInFeedList'],
    rules: ['page'],
    wrap: (next) => {
      // The cursor is that of the newest entry, whatever was told of it.
      let newest: unknown;
      return editJson(['adminSignInFeedList'], 200, (json, request) => {
        const size = Number(new URL(request.url).searchParams.get('size'));
        const isPart = size === 1 && json['hasMore'] === true;
        const content = isPart && newest !== undefined ? [] : contentOf(json);
        newest = isPart ? json['cursor'] : undefined;
        return { ...json, content };
      })(next);
    },
  },
  {
    name: 'The last entry of a part of a log comes again in the next one',
    area: ['adminAuditFeedList'],
    rules: ['page'],
    wrap: (next) => {
      let last: Json | undefined;
      return editJson(['adminAuditFeedList'], 200, (json, request) => {
        const again = new URL(request.url).searchParams.get('size') === '1' && last ? [last] : [];
        last = contentOf(json).at(-1);
        return { ...json, content: [...again, ...contentOf(json)] };
      })(next);
    },
  },
  {
    name: 'The log of a company has the attempts of everybody',
    area: ['adminSignInFeedList', 'companySignInFeedList', 'companyAuditFeedList', 'companySettingsChange'],
    rules: ['other-person'],
    wrap: (next) => {
      const strangers: Json[] = [];
      return together(
        editBody(['authLogin'], (body) => {
          if (String(body['email']).includes('nowhere'))
            strangers.push({ account: body['email'], uuid: crypto.randomUUID() });
          return body;
        }),
        editJson(['companySignInFeedList'], 200, (json) => {
          const [sample] = contentOf(json);
          const more = sample ? strangers.map((one) => ({ ...sample, ...one })) : [];
          return { ...json, content: [...contentOf(json), ...more] };
        }),
      )(next);
    },
  },
  {
    name: 'A token of any scope reads the logs',
    area: ['adminAuditFeedList', 'adminSignInFeedList'],
    rules: ['status', 'invalid-accepted'],
    wrap: editBody(['adminTokenAdd'], (body) => ({ ...body, scopes: ['audit', 'chat'] })),
  },
];
