import { on } from '../on.ts';

export const companyRoutes = [
  on('get', '/user/company/getTilesCompanyAdmin', (c) => {
    if (!c.user.profile.groups.some(({ name }) => name === 'COMPANY_ADMIN')) return c.fail('forbidden');
    return c.reply(200, [...(c.deps.database.menus.get('company')?.items ?? [])]);
  }),
] as const;
