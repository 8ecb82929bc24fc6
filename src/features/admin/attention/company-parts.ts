/** What needs an administrator of a company. */
import { companyHealthList, companyLimitList } from '#api/generated/hooks/company/company.ts';
import { failingServices } from './failing-services.ts';
import { limitCard } from './limit-card.ts';
import type { Part } from './part.ts';
import { budgetsPart, feedbackPart, peoplePart, reportsPart } from './shared-parts.ts';

const limits: Part = {
  id: 'limit',
  failure: 'Не\u00a0удалось проверить лимит',
  pages: ['monitoring'],
  async load(options) {
    return limitCard(await companyLimitList(options), {});
  },
};

const services: Part = {
  id: 'service',
  failure: 'Не\u00a0удалось проверить сервисы',
  pages: ['monitoring'],
  async load(options) {
    const rows = await companyHealthList({ status: ['failing'] }, options);
    return failingServices(rows, { part: 'statuses', status: 'failing' });
  },
};

export const companyParts: readonly Part[] = [
  limits,
  budgetsPart('companyAdmin'),
  services,
  feedbackPart('companyAdmin'),
  peoplePart('companyAdmin'),
  reportsPart('companyAdmin'),
];
