/** Statuses and audiences of agreements, in words. */

import type { AgreementAudience } from '#api/generated/model/agreementAudience.ts';
import type { AgreementPlace } from '#api/generated/model/agreementPlace.ts';
import type { AgreementStatus } from '#api/generated/model/agreementStatus.ts';
import type { AgreementVersion } from '#api/generated/model/agreementVersion.ts';
import type { AgreementVersionStatus } from '#api/generated/model/agreementVersionStatus.ts';
import { optionsOf } from '#lib/options.ts';
import { dayText } from '../kit/reporting-days.ts';
import { type StatusWords, unknownStatus, unknownText } from '../kit/words.ts';

const audiences: Readonly<Record<AgreementAudience, string>> = {
  employees: 'Все сотрудники',
  companies: 'Сотрудники компаний',
  guests: 'Гости компаний',
};
const statuses: Readonly<Record<AgreementStatus, StatusWords>> = {
  inForce: { label: 'Действует', tone: 'positive' },
  planned: { label: 'Запланировано', tone: 'info' },
  ended: { label: 'Завершено', tone: 'neutral' },
};
const versionStatuses: Readonly<Record<AgreementVersionStatus, StatusWords>> = {
  current: { label: 'Действует', tone: 'positive' },
  planned: { label: 'Запланирована', tone: 'info' },
  past: { label: 'Прежняя', tone: 'neutral' },
};
const places: Readonly<Record<AgreementPlace, string>> = {
  guest: 'на\u00a0экране гостя',
  portal: 'на\u00a0портале',
};

export const audienceOptions = optionsOf(audiences);
/** Those of the agreements that can be added. */
export const addedAudiences = audienceOptions.filter(({ id }) => id !== 'guests');
export const agreementStatusOptions = optionsOf(statuses);
export const agreementStatus = (status: AgreementStatus | null): StatusWords =>
  status ? statuses[status] : unknownStatus;
export const versionStatus = (status: AgreementVersionStatus): StatusWords =>
  versionStatuses[status] ?? unknownStatus;
export const placeText = (place: AgreementPlace | null): string => (place ? places[place] : unknownText);

/** For whom a version is: the audience, or the names of its companies. */
export function audienceText({
  audience,
  companies,
}: Pick<AgreementVersion, 'audience' | 'companies'>): string {
  if (audience === 'companies') return companies.map(({ label }) => label).join(', ');
  return audience ? audiences[audience] : unknownText;
}

/** Since when a version is in force: «с 01.12.2026», «с начала». */
export const sinceText = ({ starts }: Pick<AgreementVersion, 'starts'>): string =>
  starts === null ? 'с\u00a0начала' : `с\u00a0${dayText(starts)}`;
