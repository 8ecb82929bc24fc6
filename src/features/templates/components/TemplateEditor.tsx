import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { columns, preview } from '#features/template-form/index.ts';
import { Fields, isChanged } from '#forms/index.ts';
import { renderTemplate } from '#lib/request-template.ts';
import { EditorBar, FormNotices, useLeaving, useSaveKey } from '#objects/index.ts';
import { templateLink } from '#platform/chat-links.ts';
import { buttonClass, Heading, IconButton, Stack, Text, TextArea } from '#ui/index.ts';
import { useTemplateExport } from '../catalogue/useTemplateExport.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { follows } from './Templates.css.ts';
import { type TemplateFormOptions, useTemplateForm } from './useTemplateForm.ts';
import { VariableTable } from './VariableTable.tsx';

interface TemplateEditorProps extends TemplateFormOptions {
  /** Id of the template once it is saved. */
  id: string | undefined;
}

const maxText = 20_000;

/** The form of a template: its text, its variables, and the request that they make (lab.md §4). */
export function TemplateEditor({ id, ...options }: TemplateEditorProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const state = useTemplateForm(options);
  const { form } = state;
  const hasChanges = isChanged(form);
  const question = useLeaving({
    isChanged: hasChanges,
    isPath: true,
    lost: undefined,
    save: state.save,
    onForget: state.discard,
  });
  const save = (): void => void state.save();
  useSaveKey(save);

  const insert = (key: string): void => {
    const { text } = form.now();
    const at = input.current?.selectionStart ?? text.length;
    const end = input.current?.selectionEnd ?? at;
    form.set({ text: `${text.slice(0, at)}{{${key}}}${text.slice(end)}` });
  };
  const { name, command, text, variables } = form.values;
  const samples = new Map(variables.map(({ key, label, default: first }) => [key, first || `[${label}]`]));
  return (
    <>
      <EditorBar
        title={name.trim() || 'Новый шаблон'}
        tab="templates"
        isOverPage
        isSaving={form.isSending}
        isChanged={hasChanges}
        savedAt={state.savedAt}
        onSave={save}
      >
        {id !== undefined && <SavedButtons id={id} />}
      </EditorBar>
      <form {...form.formProps} className={columns} aria-label="Настройка шаблона">
        <Stack>
          <FormNotices state={{ ...state, form: { otherErrors: [] } }} saveHint="Сохраните шаблон." />
          <Fields
            form={form}
            fields={[
              { kind: 'text', name: 'name', label: 'Название', isRequired: true, maxLength: 60 },
              { kind: 'text', name: 'description', label: 'Описание', maxLength: 300 },
              {
                kind: 'text',
                name: 'command',
                label: 'Команда',
                maxLength: 31,
                description: `Вызывает шаблон в\u00a0поле чата: /${command.replace(/^\//, '') || 'письмо'}`,
              },
            ]}
          />
          <AnswerFields form={form} />
          <TextArea
            {...form.field('text')}
            label="Текст запроса"
            isRequired
            rows={12}
            maxLength={maxText}
            hasCounter={text.length >= maxText * 0.9}
            inputRef={input}
            description={'Переменные пишутся в\u00a0двойных скобках: {{срок}}'}
          />
          <VariableTable
            text={text}
            variables={variables}
            errorMessage={form.otherErrors.join('. ') || undefined}
            onChange={(next) => form.set({ variables: next })}
            onInsert={insert}
          />
        </Stack>
        <section aria-label="Предпросмотр" className={follows}>
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
      </form>
      {question}
    </>
  );
}

/** What a saved template can be used for. */
function SavedButtons({ id }: { id: string }) {
  const exporting = useTemplateExport();
  return (
    <>
      <IconButton label="Экспортировать" icon={<Download />} onPress={() => exporting.mutate(id)} />
      <Link {...templateLink(id, undefined)} className={buttonClass()}>
        К&nbsp;запуску
      </Link>
    </>
  );
}
