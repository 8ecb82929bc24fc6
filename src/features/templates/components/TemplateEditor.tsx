import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import {
  getTemplateListQueryKey,
  getTemplateReadQueryKey,
  templateAdd,
  templateChange,
} from '#api/generated/hooks/template/template.ts';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import type { LabTemplate } from '#api/generated/model/labTemplate.ts';
import { columns, preview } from '#features/template-form/index.ts';
import { Fields, isChanged, refusedFieldErrors, useForm, useUnsavedChanges } from '#forms/index.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { renderTemplate } from '#lib/request-template.ts';
import { templateLink } from '#platform/chat-links.ts';
import { useCall } from '#platform/useCall.ts';
import { Button, Heading, Inline, Stack, Text, TextArea, toast } from '#ui/index.ts';
import { type TemplateValues, templateErrors, toDraft, toValues } from '../model/draft-form.ts';
import { VariableTable } from './VariableTable.tsx';

interface TemplateEditorProps {
  /** Absent for a new one. */
  template?: LabTemplate | undefined;
  /** What a new one begins with. */
  from?: LabTemplate | undefined;
}

const keys = new IdempotencyKeys();
/** The screen says itself that the template was changed meanwhile. */
const meta = { inline: [409] };

const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'version-conflict';

/** The form of a template: its text, its variables, and the request that they make (lab.md §4). */
export function TemplateEditor({ template, from }: TemplateEditorProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const input = useRef<HTMLTextAreaElement>(null);
  const { data: tiles } = useTileList();
  const source = template ?? from;
  const [hasConflict, setConflict] = useState(false);
  const add = (values: TemplateValues): Promise<LabTemplate> => {
    const draft = toDraft(values, source);
    return keys.send(JSON.stringify(draft), (headers) => templateAdd(draft, { headers }));
  };
  const { send } = useCall(async (values: TemplateValues) => {
    if (!template) return add(values);
    const { uuid, version } = template;
    return hasConflict
      ? add({ ...values, name: `${values.name.slice(0, 54)} копия`, command: '' })
      : templateChange({ uuid, version, draft: toDraft(values, template) });
  }, meta);
  const [saved, setSaved] = useState<LabTemplate | null>(null);
  const form = useForm<TemplateValues>({
    initial: {
      ...toValues(source),
      ...(!template && from && { name: `${from.name} копия`.slice(0, 60), command: '' }),
    },
    validate: templateErrors,
    send: async (values) => setSaved(await send(values)),
    onSent: (values) => {
      form.reset(values);
      setLeaving(true);
    },
    refusal: (error) => {
      setConflict(isOutdated(error));
      return refusedFieldErrors<TemplateValues>(error instanceof ApiError ? error.refusedFields : []);
    },
  });
  const [isLeaving, setLeaving] = useState(false);
  const { question } = useUnsavedChanges(isChanged(form) && !isLeaving);
  // After the render that no longer guards the form.
  const leave = useEffectEvent(async () => {
    if (!saved) return;
    await queryClient.invalidateQueries({ queryKey: getTemplateListQueryKey() });
    queryClient.setQueryData(getTemplateReadQueryKey({ templateId: saved.uuid }), saved);
    toast.show({ tone: 'positive', title: `Сохранено, версия ${saved.version}` });
    await navigate(templateLink(saved.uuid, undefined));
  });
  useEffect(() => {
    if (isLeaving) void leave();
  }, [isLeaving]);

  const insert = (key: string): void => {
    const { text } = form.now();
    const at = input.current?.selectionStart ?? text.length;
    const end = input.current?.selectionEnd ?? at;
    form.set({ text: `${text.slice(0, at)}{{${key}}}${text.slice(end)}` });
  };
  const { text, variables } = form.values;
  const samples = new Map(variables.map(({ key, label, default: first }) => [key, first || `[${label}]`]));
  const services = (tiles ?? []).map(({ serviceType, title }) => ({ id: serviceType, label: title }));
  return (
    <form {...form.formProps} className={columns}>
      <Stack gap={4}>
        <Heading level={1}>{template ? 'Изменение шаблона' : 'Новый шаблон'}</Heading>
        <Fields
          form={form}
          fields={[
            { kind: 'text', name: 'name', label: 'Название', isRequired: true, maxLength: 60 },
            { kind: 'text', name: 'description', label: 'Описание', maxLength: 300 },
            {
              ...{ kind: 'text', name: 'command', label: 'Команда', maxLength: 31 },
              description: 'Вызывает шаблон в\u00a0поле чата: /письмо',
            },
            { kind: 'select', name: 'serviceType', label: 'Сервис', options: services },
          ]}
        />
        <TextArea
          {...form.field('text')}
          label="Текст запроса"
          isRequired
          rows={12}
          maxLength={20_000}
          inputRef={input}
          description={'Переменные пишутся в\u00a0двойных скобках: {{срок}}'}
        />
        <VariableTable
          text={text}
          variables={variables}
          errorMessage={form.field('variables').errorMessage}
          onChange={(next) => form.set({ variables: next })}
          onInsert={insert}
        />
        {hasConflict && (
          <div role="alert">
            <Text tone="negative">
              Шаблон изменили после вас. Сохраните свой вариант как копию: чужой останется как есть.
            </Text>
          </div>
        )}
        <Inline gap={3}>
          <Button type="submit" variant="primary" isPending={form.isSending}>
            {hasConflict ? 'Сохранить как копию' : 'Сохранить'}
          </Button>
        </Inline>
      </Stack>
      <section aria-label="Предпросмотр">
        <Stack gap={2}>
          <Heading level={2} size="md">
            Предпросмотр
          </Heading>
          <div className={preview}>
            {renderTemplate(text, variables, samples) || (
              <Text tone="muted">{'Здесь появится запрос с\u00a0примерами значений'}</Text>
            )}
          </div>
        </Stack>
      </section>
      {question}
    </form>
  );
}
