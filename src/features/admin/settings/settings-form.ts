import { companySettingsChange } from '#api/generated/hooks/company/company.ts';
import type { CompanyKeep } from '#api/generated/model/companyKeep.ts';
import type { CompanySettings } from '#api/generated/model/companySettings.ts';
import type { CompanySettingsChange } from '#api/generated/model/companySettingsChange.ts';
import { openDialog } from '#platform/dialogs.ts';
import { sessionFields, sharingField } from '../forms/company-form.ts';
import { KeepBegins } from '../forms/KeepBegins.tsx';
import { confirmKeep, keepFields, keepOf, keepValues } from '../forms/keep-fields.ts';
import { confirmShowing, showingField } from '../forms/showing-field.ts';
import type { AdminForm } from '../kit/define-admin-page.ts';
import { SharingQuestion } from './SharingQuestion.tsx';

/** The types of the form with the settings of the own company. */
export interface SettingsTypes {
  row: CompanySettings;
  query: object;
  form: Pick<
    CompanySettings,
    'isSharingOutside' | 'isShowingByLink' | 'sessionHours' | 'sessionIdleMinutes'
  > &
    CompanyKeep;
  body: Omit<CompanySettingsChange, 'version'>;
  action: never;
  actionForm: object;
}

const toBody = (values: SettingsTypes['form']): SettingsTypes['body'] => {
  const { isSharingOutside, isShowingByLink, sessionHours, sessionIdleMinutes } = values;
  return { isSharingOutside, isShowingByLink, sessionHours, sessionIdleMinutes, keep: keepOf(values) };
};

export const settingsForm: AdminForm<SettingsTypes> = {
  fields: (_sources, row) => [sharingField, showingField(row), ...sessionFields, ...keepFields],
  toValues: (row) => ({
    isSharingOutside: row?.isSharingOutside ?? false,
    isShowingByLink: row?.isShowingByLink ?? false,
    sessionHours: row?.sessionHours ?? null,
    sessionIdleMinutes: row?.sessionIdleMinutes ?? null,
    ...keepValues(row),
  }),
  toBody,
  async confirm(values, row) {
    const { isSharingOutside } = values;
    if (isSharingOutside !== row?.isSharingOutside) {
      const question = { isAllowed: isSharingOutside };
      if ((await openDialog(SharingQuestion, question, { isOfScreen: true })) !== 'save') return false;
    }
    if (!(await confirmShowing(values, row))) return false;
    const body = { ...toBody(values), version: row?.version ?? 1, dryRun: true };
    return confirmKeep(values, row, (signal) => companySettingsChange(body, { signal }));
  },
  Preview: KeepBegins,
};
