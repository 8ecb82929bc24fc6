import type { CompanySettings } from '#api/generated/model/companySettings.ts';
import type { CompanySettingsChange } from '#api/generated/model/companySettingsChange.ts';
import { openDialog } from '#platform/dialogs.ts';
import { sessionFields, sharingField } from '../forms/company-form.ts';
import type { AdminForm } from '../kit/define-admin-page.ts';
import { SharingQuestion } from './SharingQuestion.tsx';

/** The types of the form with the settings of the own company. */
export interface SettingsTypes {
  row: CompanySettings;
  query: object;
  form: Pick<CompanySettings, 'isSharingOutside' | 'sessionHours' | 'sessionIdleMinutes'>;
  body: Omit<CompanySettingsChange, 'version'>;
  action: never;
  actionForm: object;
}

export const settingsForm: AdminForm<SettingsTypes> = {
  fields: () => [sharingField, ...sessionFields],
  toValues: (row) => ({
    isSharingOutside: row?.isSharingOutside ?? false,
    sessionHours: row?.sessionHours ?? null,
    sessionIdleMinutes: row?.sessionIdleMinutes ?? null,
  }),
  toBody: (values) => values,
  async confirm({ isSharingOutside }, row) {
    if (isSharingOutside === row?.isSharingOutside) return true;
    const answer = await openDialog(SharingQuestion, { isAllowed: isSharingOutside }, { isOfScreen: true });
    return answer === 'save';
  },
};
