/** The calls of the menus. A file of their own, because they bring the code of all calls of the administration. */
import { adminTileList } from '#api/generated/hooks/admin/admin.ts';
import { companyTileList } from '#api/generated/hooks/company/company.ts';

export const tileCalls = { admin: adminTileList, companyAdmin: companyTileList };
