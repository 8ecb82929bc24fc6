import {
  getTemplateListQueryKey,
  getTemplateReadQueryKey,
  templateAdd,
  templateChange,
  templateRead,
} from '#api/generated/hooks/template/template.ts';
import type { LabTemplate } from '#api/generated/model/labTemplate.ts';
import { copyName } from '#lib/copy-name.ts';
import { draftMoment } from '#lib/draft-moment.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { type ObjectFormKind, type ObjectFormOptions, objectDraft, useObjectForm } from '#objects/index.ts';
import { openDialog } from '#platform/dialogs.ts';
import {
  formFieldOf,
  type TemplateValues,
  templateErrors,
  toDraft,
  toValues,
  valuesIn,
} from '../model/draft-form.ts';
import { ownTemplates } from '../model/own-templates.ts';
import { TemplateConflict } from './TemplateConflict.tsx';

export type TemplateFormOptions = ObjectFormOptions<LabTemplate, TemplateValues>;

/** Values under a name that is free, without a command, which is taken. */
export async function copyOf(values: TemplateValues): Promise<TemplateValues> {
  const names = (await ownTemplates()).map(({ name }) => name);
  return { ...values, name: copyName(values.name.trim(), names), command: '' };
}

const templates: ObjectFormKind<LabTemplate, TemplateValues> = {
  draftOf: (userId, id) => objectDraft(userId, `template-editor:${id}`, valuesIn),
  valuesOf: toValues,
  validate: templateErrors,
  formFieldOf,
  copyOf,
  add: (values, headers) => templateAdd(toDraft(values), { headers }),
  change: (base, values) => templateChange({ ...base, draft: toDraft(values) }),
  read: (templateId) => templateRead({ templateId }),
  ask(versions, now) {
    const moment = parseTimestamp(now.date);
    const change = `Сохранено ${moment ? `в\u00a0${draftMoment(moment)}` : 'недавно'}`;
    return openDialog(TemplateConflict, { versions, change }, { isOfScreen: true });
  },
  onSaved(queryClient, template) {
    queryClient.setQueryData(getTemplateReadQueryKey({ templateId: template.uuid }), template);
    void queryClient.invalidateQueries({ queryKey: getTemplateListQueryKey() });
  },
};

/** The state of a template's form. */
export const useTemplateForm = (options: TemplateFormOptions) =>
  useObjectForm<LabTemplate, TemplateValues>(templates, options);
