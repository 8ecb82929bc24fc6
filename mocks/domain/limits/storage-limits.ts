/** How much room the files of a person and of a company may take (PILOT-08). */
import { formatFileSize } from '#lib/file-size.ts';
import { Failure } from '#mocks/contract/failures.ts';
import { companyOf, peopleOf } from '#mocks/domain/companies/company.ts';
import { usedBy, usedByAll } from '#mocks/domain/files/space.ts';
import { tariffOf } from '#mocks/domain/tariffs/tariff.ts';
import type { Database, User } from '#mocks/store/database.ts';

const MB = 1024 * 1024;
/** Room of a person whose tariff names none, bytes. */
const DEFAULT = 10 * 1024 * MB;

/** The room for the files of a person, bytes. */
export function storageLimitOf(database: Database, user: User): number {
  const own = tariffOf(database, user)?.storageMb;
  return typeof own === 'number' ? own * MB : DEFAULT;
}

const REMOVE = 'Удалите ненужные файлы на\u00a0странице «Хранилище»';

/** Throws `quota-exceeded` when `needed` bytes do not fit; without files, when nothing is left. */
function check(where: string, used: number, limit: number, needed: number, advice: string): void {
  if (needed === 0 ? used < limit : used + needed <= limit) return;
  const need = needed === 0 ? '' : `нужно ${formatFileSize(needed)}, `;
  const taken = `${need}занято ${formatFileSize(used)} из\u00a0${formatFileSize(limit)}`;
  const message = `${where} не\u00a0хватает места для\u00a0файлов: ${taken}${advice && `. ${advice}`}`;
  throw new Failure('quota-exceeded', { message });
}

/**
 * Checks that new files fit into the limits of the person and of the company. The caller stores them before it waits for
 * anything else.
 *
 * @param needed bytes of the files; 0 for a request whose answer will have some
 * @throws Failure `quota-exceeded`
 */
export function checkStorage(database: Database, user: User, needed: number): void {
  // A guest has no page «Хранилище».
  const remove = user.profile.role === 'Chat_Bot' ? '' : REMOVE;
  check('У\u00a0вас', usedBy(database, user.email), storageLimitOf(database, user), needed, remove);
  const company = companyOf(database, user);
  if (typeof company?.storageMb !== 'number') return;
  const used = usedByAll(database, peopleOf(database, company.uuid));
  const advice = remove && `${remove} или\u00a0обратитесь к\u00a0администратору компании`;
  check('У\u00a0вашей компании', used, company.storageMb * MB, needed, advice);
}
