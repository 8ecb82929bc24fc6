/** Brands of companies: what their presentations with the theme `brand` look like. */

import { existing, Failure, problem, refuseFields } from '#mocks/contract/failures.ts';
import { companyOf } from '#mocks/domain/companies/company.ts';
import { isEmployee, presentationRightOf } from '#mocks/domain/lab/rights.ts';
import { companyUuidOf, findPerson } from '#mocks/domain/people/person.ts';
import type { Database, Schemas, StoredCompany, User } from '#mocks/store/database.ts';
import { isPictureFile } from './files.ts';
import { isTemplate, isTemplateName, MAX_TEMPLATE } from './template-files.ts';

type Brand = Schemas['PresentationBrand'];
type Look = Schemas['PresentationBrandLook'];

/** The id of a file in lower case, as files are stored. */
const lowered = <Value extends { idFile: string }>(value: Value): Value => ({
  ...value,
  idFile: value.idFile.toLowerCase(),
});

/**
 * A look as it is stored: ids of files in lower case, the contacts without blanks around them, the present template where the
 * change names none.
 */
export function storedLook({ template: given, ...look }: Look, before: Look | undefined): Look {
  const template = given === undefined ? before?.template : given;
  return {
    ...look,
    logo: look.logo && lowered(look.logo),
    contacts: look.contacts.trim(),
    ...(template && { template: lowered(template) }),
  };
}

/** The brand of a company as slides show it; null without one. */
export function brandOf({ brands, companies }: Database, companyUuid: string | null): Brand | null {
  const [brand, company] = [brands.get(companyUuid ?? ''), companies.get(companyUuid ?? '')];
  return brand && company ? { name: company.name, ...brand.look } : null;
}

/** The brand of the company of a presentation's owner. */
export function brandOfOwner(database: Database, ownerId: number): Brand | null {
  const owner = findPerson(database, ownerId);
  return owner ? brandOf(database, companyUuidOf(database, owner)) : null;
}

export const toCompanyBrand = (
  database: Database,
  { uuid, name }: StoredCompany,
): Schemas['CompanyBrand'] => ({
  company: name,
  version: database.brands.get(uuid)?.version ?? 0,
  brand: brandOf(database, uuid),
});

/**
 * The company whose brand is asked for: the caller's, or any for an administrator of the portal.
 *
 * @param wanted uuid of a company; the caller's if undefined
 * @throws Failure `not-found` for another company, an unknown one, and a caller without one
 */
export function companyOfBrand(database: Database, user: User, wanted: string | undefined): StoredCompany {
  const own = companyOf(database, user);
  if (wanted === undefined || wanted.toLowerCase() === own?.uuid) return existing(own);
  if (user.profile.role !== 'ADMIN') throw new Failure('not-found');
  return existing(database.companies.get(wanted.toLowerCase()));
}

/** Checks the logo: a picture of the caller, or the one that the brand has already. @throws Failure `fields-invalid` */
export function checkLogo({ files }: Database, user: User, { logo }: Look, before: Look | undefined): void {
  if (!logo || logo.idFile === before?.logo?.idFile) return;
  const file = files.get(logo.idFile);
  if (file?.owner === user.email && isPictureFile(file)) return;
  refuseFields([problem('logo', 'unknown', 'Такой картинки нет, или\u00a0она не\u00a0подходит')]);
}

/**
 * Checks the template: a presentation of the caller, or the one that the brand has already.
 *
 * @throws Failure `fields-invalid`
 */
export function checkTemplate(
  { files, store }: Database,
  user: User,
  { template }: Look,
  before: Look | undefined,
): void {
  if (!template || template.idFile === before?.template?.idFile) return;
  const file = files.get(template.idFile);
  const isOwn = file?.owner === user.email && isTemplateName(file.name);
  const size = isOwn ? store.blobSize(file.idFile) : 0;
  const bytes = isOwn && size <= MAX_TEMPLATE ? store.readBlob(file.idFile, size) : undefined;
  if (bytes && isTemplate(bytes)) return;
  refuseFields([problem('template', 'unknown', 'Такого файла PowerPoint нет, или\u00a0он не\u00a0подходит')]);
}

const filesOf = ({ logo, template }: Look): string[] =>
  [logo, template].flatMap((file) => file?.idFile ?? []);

/** Whether a file is a logo or a template that a person may see: that of their company or of a presentation that they may read, any for an administrator of the portal. */
export function hasFileByBrand(database: Database, user: User, idFile: string): boolean {
  const brands = [...database.brands.values()].filter(({ look }) => filesOf(look).includes(idFile));
  // A guest of a chat-bot belongs to no company, whatever the address is.
  if (brands.length === 0 || !isEmployee(user)) return false;
  if (user.profile.role === 'ADMIN') return true;
  const companies = new Set(brands.map(({ companyUuid }) => companyUuid));
  const isOf = (company: string | null): boolean => company !== null && companies.has(company);
  if (isOf(companyUuidOf(database, user))) return true;
  return [...database.presentations.values()].some((deck) => {
    const owner = findPerson(database, deck.ownerId);
    const isOfCompany = owner !== undefined && isOf(companyUuidOf(database, owner));
    return isOfCompany && presentationRightOf(database, user, deck) !== undefined;
  });
}

/** Ids of the files that brands use. */
export const filesOfBrands = ({ brands }: Database): string[] =>
  [...brands.values()].flatMap(({ look }) => filesOf(look));
