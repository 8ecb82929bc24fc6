import type { AgentFunction } from '#api/generated/model/agentFunction.ts';
import {
  pageClass,
  pageHeadClass,
  RestoredDraft,
  SaveBar,
  useArrival,
  useLeaving,
  useSaveKey,
} from '#objects/index.ts';
import { Grid, Heading, Inline, Stack } from '#ui/index.ts';
import { FunctionFields } from './FunctionFields.tsx';
import { FunctionMenu } from './FunctionMenu.tsx';
import { trial } from './functions.css.ts';
import { CopyLink, listLink } from './list-link.tsx';
import { Trial } from './Trial.tsx';
import { type FunctionFormOptions, useFunctionForm } from './useFunctionForm.ts';

interface FunctionEditorProps extends Pick<FunctionFormOptions, 'start'> {
  /** The function as it was read; null for a new one. */
  one: AgentFunction | null;
  /** Whether it was opened from another place of this page. */
  isArrival: boolean;
  /** Called with a new function after its first save. */
  onMade?: (uuid: string) => void;
}

/** A function to be written and tried: the form, and beside it the trial. */
export function FunctionEditor({ one, start, isArrival, onMade }: FunctionEditorProps) {
  useArrival(isArrival);
  const edited = useFunctionForm({ one, start, onMade });
  const { form, base, restored } = edited;
  const hasSecret = form.values.headers.some(({ isSecret, value }) => isSecret && value !== '');
  const question = useLeaving({
    isChanged: edited.isChanged,
    onSave: form.submit,
    onForget: edited.forget,
    lost: hasSecret ? 'Секретов в\u00a0черновике нет: их придётся ввести снова.' : undefined,
  });
  useSaveKey(form.submit);
  return (
    <div className={pageClass}>
      <div className={pageHeadClass}>
        <Stack gap={2}>
          <span>{listLink}</span>
          <Heading level={1} size="xxl">
            {base ? base.title : 'Новая функция'}
          </Heading>
        </Stack>
        {base && (
          <Inline wrap>
            <CopyLink uuid={base.uuid} />
            {base.right === 'owner' && <FunctionMenu one={base} onRemoved={edited.forget} />}
          </Inline>
        )}
      </div>
      {restored && <RestoredDraft date={restored.date} onDiscard={edited.discard} />}
      <Grid columns="minmax(0, 3fr) minmax(0, 2fr)" from="md" gap={8} align="start">
        <Stack {...form.formProps} as="form" gap={8} aria-label="Функция">
          <FunctionFields form={form} base={base} />
          <SaveBar edited={edited} />
        </Stack>
        <div className={trial}>
          <Trial form={form} base={base} />
        </div>
      </Grid>
      {question}
    </div>
  );
}
