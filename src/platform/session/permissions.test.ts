import { expect, test } from 'vitest';
import * as permissions from './permissions.ts';
import type { Profile } from './session.ts';

const roles = ['USER', 'ADMIN', 'Chat_Bot'] as const;

/** Groups of a user, by the column of the table below. */
const groupsOf = {
  none: [],
  company: [{ name: 'COMPANY_ADMIN', groupType: 1 }],
  commerce: [{ name: 'COMMERCE', groupType: 1 }],
  lyceum: [{ name: 'LYCEUM', groupType: 13 }],
  beginner: [{ name: 'tariffBeginner', groupType: 13 }],
  middle: [
    { name: 'LYCEUM', groupType: 13 },
    { name: 'tariffIntermediate', groupType: 2 },
  ],
  high: [{ name: 'tariffHigh', groupType: 2 }],
  everything: [
    { name: 'COMPANY_ADMIN', groupType: 1 },
    { name: 'COMMERCE', groupType: 1 },
    { name: 'tariffHigh', groupType: 13 },
  ],
} as const satisfies Record<string, readonly Profile['groups'][number][]>;

type Who = keyof typeof groupsOf;
const columns = [
  'none',
  'company',
  'commerce',
  'lyceum',
  'beginner',
  'middle',
  'high',
  'everything',
] as const satisfies readonly Who[];

/** One row per permission, one sign per column: + allowed, − not allowed. For every role, unless a row names one. */
const table: Record<keyof typeof permissions, string | Record<Profile['role'], string>> = {
  // In the order of `columns`: none, company, commerce; lyceum, beginner, middle; high, everything.
  canSeeAdmin: { USER: '− − − − − − − −', ADMIN: '+ + + + + + + +', Chat_Bot: '− − − − − − − −' },
  canSeeCompanyAdmin: '− + − − − − − +',
  canSeeHelp: '+ + + − − − + −',
  canSeeSafetyRules: '+ + − − − − + −',
  canMailToSupport: '+ + + − − − + −',
  canFindPeople: '+ + + − − − + −',
  canCreateChatBot: '+ + + − − − + −',
  canUpdateBalance: '+ + + − − − + −',
  canSeeLab: '+ + + − − − + −',
  canSeeLabTemplates: '+ + + + − − + −',
  canSeeOferta: '− − − + + + − +',
  canSeeMoneyMenu: '− − − + + + − +',
  canSeeProfile: '+ + + + + + + +',
  canTakeLyceumOffer: '− − − − + + + +',
  canSeeGuestChatBot: { USER: '+ + + + + + + +', ADMIN: '+ + + + + + + +', Chat_Bot: '− − − − − − − −' },
  canSeeTokenMenu: '− − − − − − − −',
  canSeeProfileTariff: '− − − − − − − −',
};

const rows = new Map(Object.entries(table));

for (const [name, may] of Object.entries(permissions)) {
  test(`[AUTH-10] ${name}, for every role and group`, () => {
    const row = rows.get(name) ?? '';
    for (const role of roles) {
      const cells = (typeof row === 'string' ? row : row[role]).split(' ');
      expect(cells).toHaveLength(columns.length);
      const answers = columns.map((column) =>
        may({ id: 1, email: null, name: '', role, groups: [...groupsOf[column]], token: '' }) ? '+' : '−',
      );
      expect(answers, `${role}: ${columns.join(', ')}`).toEqual(cells);
    }
  });
}

test('[AUTH-10] a group of another type is not an education group, even with the same name', () => {
  const profile: Profile = {
    id: 1,
    email: null,
    name: '',
    role: 'USER',
    groups: [
      { name: '13', groupType: 1 },
      { name: 'tariffbeginner', groupType: 130 },
    ],
    token: '',
  };
  expect([permissions.canSeeHelp(profile), permissions.canTakeLyceumOffer(profile)]).toEqual([true, false]);
});
