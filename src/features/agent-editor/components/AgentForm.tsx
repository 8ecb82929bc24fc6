import { useState } from 'react';
import { useAgentRead } from '#api/generated/hooks/agent/agent.ts';
import { TestChat } from '#features/chat/index.ts';
import { serviceOf } from '#features/services/index.ts';
import { isChanged } from '#forms/index.ts';
import { DropArea, EditorBar, FormNotices, useLeaving, useSaveKey, useUploads } from '#objects/index.ts';
import { useSession } from '#platform/session/useSession.ts';
import { Tabs, TextField } from '#ui/index.ts';
import { limits, testDraftOf, warningsOf } from '../model/agent-values.ts';
import { chooseAgentFiles } from '../model/choose-agent-files.ts';
import { keepWidth, keptWidth } from '../model/test-width.ts';
import { AgentFields } from './AgentFields.tsx';
import { form as formClass, formPane, page, panes, parts, testPane } from './editor.css.ts';
import { SavedButtons } from './SavedButtons.tsx';
import { Splitter } from './Splitter.tsx';
import { type AgentFormOptions, useAgentForm } from './useAgentForm.ts';
import type { EditorTab } from './useErrorsInView.ts';
import { useErrorsInView } from './useErrorsInView.ts';

const tabs = [
  { id: 'setup', label: 'Настройка' },
  { id: 'test', label: 'Проверка' },
] as const;

/** How often the gateway is asked for the state of files that it still reads, ms (lab.md §5). */
const pollInterval = 3000;

interface AgentFormProps extends AgentFormOptions {
  /** Names the test while the form is open. */
  testId: string;
  /** The part that narrow screens show. */
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
  /** Id of the agent once it is saved. */
  id: string | undefined;
}

/** The form of an agent, and its test beside it (LAB-02, LAB-07). */
export function AgentForm({ testId, tab, onTab, id, ...options }: AgentFormProps) {
  const state = useAgentForm(options);
  const { form } = state;
  const userId = useSession().profile?.id ?? 0;
  const [width, setWidth] = useState(() => keptWidth(userId));
  const resize = (next: number): void => {
    setWidth(next);
    keepWidth(userId, next);
  };
  const uploads = useUploads({
    purpose: { serviceType: form.values.serviceType, agent: true },
    present: () => form.now().files,
    onChange: (files) => form.set({ files }),
    choose: chooseAgentFiles,
  });
  const { data: current } = useAgentRead(
    { agentId: id ?? '' },
    {
      query: {
        enabled: id !== undefined,
        refetchInterval: ({ state: { data } }) =>
          data?.files?.some(({ status }) => status === 'processing') ? pollInterval : false,
      },
    },
  );
  const hasChanges = isChanged(form);
  const question = useLeaving({
    isChanged: hasChanges,
    isUploading: uploads.isRunning,
    isPath: true,
    save: state.save,
    onForget: state.discard,
    lost: undefined,
  });
  const expectErrors = useErrorsInView({ form: form.formProps.ref, tab, onTab });
  const save = (): void => {
    expectErrors();
    void state.save();
  };
  useSaveKey(save);

  const { values } = form;
  const warnings = warningsOf(values, {
    isExternal: serviceOf(values.serviceType)?.external ?? true,
    visibility: current?.access.visibility ?? 'private',
  });
  return (
    <div className={page} data-shown={tab}>
      <EditorBar
        title={values.name.trim() || 'Новый агент'}
        isSaving={form.isSending}
        isChanged={hasChanges}
        savedAt={state.savedAt}
        onSave={save}
      >
        {id !== undefined && current && (
          <SavedButtons agent={current} isChanged={hasChanges} onRestored={state.takeRestored} />
        )}
      </EditorBar>
      <div className={parts}>
        <Tabs label="Части редактора" items={tabs} selected={tab} onSelect={onTab} isFilling>
          <div className={panes} style={{ gridTemplateColumns: `minmax(0, 1fr) 1px ${width}%` }}>
            <DropArea className={formPane} isShown={tab === 'setup'} onFiles={uploads.take}>
              <form {...form.formProps} className={formClass} aria-label="Настройка агента">
                <FormNotices state={state} saveHint="Сохраните агента." />
                <AgentFields
                  form={form}
                  uploads={uploads}
                  saved={current?.files ?? []}
                  titles={current?.functions ?? []}
                  warnings={warnings}
                />
                {id !== undefined && (
                  <TextField
                    label="Заметка к версии"
                    description={'Что изменилось и\u00a0зачем, видно в\u00a0«Версиях»'}
                    maxLength={limits.note}
                    value={state.note}
                    onChange={state.setNote}
                  />
                )}
              </form>
            </DropArea>
            <Splitter width={width} onChange={resize} />
            <section aria-label="Проверка агента" className={testPane} data-shown={tab === 'test'}>
              <TestChat
                id={testId}
                draft={testDraftOf(values)}
                closed={values.instruction.trim() === '' ? 'Сначала опишите, что делает агент' : undefined}
              />
            </section>
          </div>
        </Tabs>
      </div>
      {question}
    </div>
  );
}
