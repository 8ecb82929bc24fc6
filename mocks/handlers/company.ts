import { on } from '../on.ts';

export const companyRoutes = [
  on('get', '/user/company/getTilesCompanyAdmin', (c) => {
    return c.reply(200, [...(c.deps.database.menus.get('company')?.items ?? [])]);
  }),
] as const;
