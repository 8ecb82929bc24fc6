/** The brands of companies (PRES-50). */

import { existing } from '#mocks/contract/failures.ts';
import { audit } from '#mocks/domain/audit/audit.ts';
import { companyNote } from '#mocks/domain/companies/company.ts';
import { keepUploaded } from '#mocks/domain/files/uploads.ts';
import {
  checkLogo,
  checkTemplate,
  companyOfBrand,
  storedLook,
  toCompanyBrand,
} from '#mocks/domain/presentations/brands.ts';
import type { StoredBrand } from '#mocks/store/database.ts';
import { changedBy, createdBy } from '#mocks/store/versioned.ts';
import { on } from './kit/on.ts';

/** What the audit keeps of a brand, by the names of the form. */
const audited = (brand: StoredBrand | undefined): object => {
  if (!brand) return {};
  const { look } = brand;
  return { brand: { ...look, logo: look.logo?.idFile ?? null, template: look.template?.name ?? null } };
};

export const presentationBrandRoutes = [
  on('presentationBrandRead', (c) => {
    const { database } = c.deps;
    return c.reply(200, toCompanyBrand(database, companyOfBrand(database, c.user, c.query.company)));
  }),

  on('presentationBrandChange', (c) => {
    const { database, now } = c.deps;
    const { company: wanted, version, ...given } = c.body;
    const company = companyOfBrand(database, c.user, wanted);
    const old = database.brands.get(company.uuid);
    if ((old?.version ?? 0) !== version) return c.fail('version-conflict');
    const look = storedLook(given, old?.look);
    checkLogo(database, c.user, look, old?.look);
    checkTemplate(database, c.user, look, old?.look);
    const by = c.user.email;
    const next: StoredBrand = old
      ? { ...changedBy(by, now(), old), look }
      : { companyUuid: company.uuid, ...createdBy(by, now()), look };
    const files = [look.logo, look.template].flatMap((one) => database.files.get(one?.idFile ?? '') ?? []);
    database.store.write((transaction) => {
      transaction.put(database.brands, next);
      keepUploaded(
        database,
        transaction,
        files.map(({ idFile, name }) => ({ idFile, name, size: 0 })),
      );
      audit(c, transaction, {
        ...companyNote(company, 'change'),
        before: audited(old),
        after: audited(next),
      });
    });
    return c.reply(200, toCompanyBrand(database, company));
  }),

  on('presentationBrandRemove', (c) => {
    const { database } = c.deps;
    const company = companyOfBrand(database, c.user, c.query.company);
    const old = existing(database.brands.get(company.uuid));
    if (old.version !== c.query.version) return c.fail('version-conflict');
    database.store.write((transaction) => {
      transaction.delete(database.brands, company.uuid);
      audit(c, transaction, { ...companyNote(company, 'change'), before: audited(old), after: {} });
    });
    return c.reply(204);
  }),
] as const;
