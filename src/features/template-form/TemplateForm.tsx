import { useRef } from 'react';
import type { LabTemplate } from '#api/generated/model/labTemplate.ts';
import type { TemplateValue } from '#api/generated/model/templateValue.ts';
import { Fields, useForm } from '#forms/index.ts';
import { renderTemplate } from '#lib/request-template.ts';
import type { UploadRule } from '#lib/upload-rules.ts';
import { formDraft } from '#platform/form-draft.ts';
import { submitKeys } from '#platform/submit-keys.ts';
import { Button, Heading, Inline, Stack, Text } from '#ui/index.ts';
import {
  type Filling,
  fieldsOf,
  filesOf,
  fillingErrors,
  firstFilling,
  keptValues,
  requestFault,
  valuesOf,
} from './filling.ts';
import { columns, preview, stacked } from './TemplateForm.css.ts';

/** A request made of a template. */
export interface FilledTemplate {
  text: string;
  files: File[];
  values: TemplateValue[];
}

interface TemplateFormProps {
  template: Pick<LabTemplate, 'uuid' | 'description' | 'text' | 'variables'>;
  /** Rule of the service for files; null if it takes none. */
  upload: UploadRule | null;
  userId: number;
  /** Values of an earlier run; they count before the draft. */
  values?: readonly TemplateValue[] | undefined;
  onRun: (filled: FilledTemplate) => void;
  /** @default «Запустить» */
  submitLabel?: string;
  /** A second thing to do with the request. @default none */
  second?: { label: string; onRun: (filled: FilledTemplate) => void };
  /** In a sheet: the preview stands below the fields. */
  isStacked?: boolean;
}

/** Texts of a stored draft. */
function draftOf(stored: unknown, variables: LabTemplate['variables']): Partial<Filling> {
  if (typeof stored !== 'object' || stored === null) return {};
  const values = variables.flatMap(({ key }) => {
    const value: unknown = Object.hasOwn(stored, key) ? Reflect.get(stored, key) : undefined;
    return typeof value === 'string' ? [{ key, value }] : [];
  });
  return values.length > 0 ? firstFilling(variables, values) : {};
}

/** The fields of a template with the request that they make (lab.md §7). Ctrl+Enter runs it. */
export function TemplateForm(props: TemplateFormProps) {
  const { template, upload, userId, values, onRun, submitLabel = 'Запустить', second, isStacked } = props;
  const isSecond = useRef(false);
  const { uuid, variables, text } = template;
  const keys = submitKeys();
  const draft = formDraft<Filling>(userId, `template-${uuid}`, {
    parse: (stored) => (values ? {} : draftOf(stored, variables)),
    keep: (filling) => Object.fromEntries(valuesOf(variables, filling)),
  });
  const rendered = (filling: Filling): string =>
    renderTemplate(text, variables, valuesOf(variables, filling));
  const form = useForm<Filling>({
    initial: firstFilling(variables, values),
    validate(filling) {
      const errors = fillingErrors(variables, filling, upload !== null);
      if (Object.values(errors).some(Boolean)) return errors;
      // No variable has such a key.
      return { '(request)': requestFault(rendered(filling), filesOf(filling).length > 0) };
    },
    send: async (filling) => {
      const run = isSecond.current && second ? second.onRun : onRun;
      run({ text: rendered(filling), files: filesOf(filling), values: keptValues(variables, filling) });
    },
    draft,
  });
  return (
    <form {...form.formProps} className={isStacked ? stacked : columns}>
      <Stack>
        {template.description && <Text tone="muted">{template.description}</Text>}
        <Fields form={form} fields={fieldsOf(variables, upload)} />
        {form.otherErrors.map((fault) => (
          <div key={fault} role="alert">
            <Text size="sm" tone="negative">
              {fault}
            </Text>
          </div>
        ))}
        <Inline gap={3}>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isSending}
            onPress={() => {
              isSecond.current = false;
            }}
          >
            {submitLabel}
          </Button>
          {second && (
            <Button
              onPress={() => {
                isSecond.current = true;
                form.submit();
                isSecond.current = false;
              }}
            >
              {second.label}
            </Button>
          )}
          {keys && (
            <Text size="sm" tone="muted">
              {keys}
            </Text>
          )}
        </Inline>
      </Stack>
      <section aria-label="Предпросмотр">
        <Stack gap={2}>
          <Heading level={2} size="md">
            Предпросмотр
          </Heading>
          <div className={preview}>{rendered(form.values)}</div>
        </Stack>
      </section>
    </form>
  );
}
