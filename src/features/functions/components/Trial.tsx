import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { functionCheck } from '#api/generated/hooks/agent-function/agent-function.ts';
import type { FunctionOutcome } from '#api/generated/model/functionOutcome.ts';
import type { FunctionTrial } from '#api/generated/model/functionTrial.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { announce } from '#platform/announcer.ts';
import { openDialog } from '#platform/dialogs.ts';
import { Button, Card, Heading, Stack, Text } from '#ui/index.ts';
import { type ArgumentRow, readRows } from '../model/arguments.ts';
import { outcomeWords } from '../model/outcome.ts';
import { type Typed, trialArguments } from '../model/trial.ts';
import { changesData, functionErrors, toDraft } from '../model/values.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { PlainText } from './PlainText.tsx';
import { TrialField } from './TrialField.tsx';
import type { FunctionForm } from './useFunctionForm.ts';

/** Calls the function once as it stands in the form, saved or not. A call that changes data needs consent (LAB-17). */
export function Trial({ form, base }: Pick<FunctionForm, 'form' | 'base'>) {
  const [typed, setTyped] = useState<Typed>({});
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState<FunctionOutcome | null>(null);
  const [keys] = useState(() => new IdempotencyKeys());
  const checking = useMutation({
    mutationFn: (trial: FunctionTrial) =>
      keys.send(JSON.stringify(trial), (headers) => functionCheck(trial, { headers })),
    meta: { inline: [404, 409, 422] },
    // The draft has secrets.
    gcTime: 0,
  });
  const read = readRows(form.values.parameters);
  const rows: readonly ArgumentRow[] = 'rows' in read ? read.rows : [];

  const say = (text: string): void => {
    setProblem(text);
    announce(text);
  };
  const check = async (): Promise<void> => {
    if (checking.isPending) return;
    setProblem('');
    const values = form.now();
    const { title: _title, ...errors } = functionErrors(values);
    const wrong = Object.values(errors).find(Boolean);
    if (wrong) return say(`Сначала исправьте функцию. ${wrong}`);
    const given = trialArguments(rows, typed);
    if ('problem' in given) return say(given.problem);
    const isConfirmed = changesData(values)
      ? await openDialog(ConsentDialog, { title: values.title, json: given.text }, { isOfScreen: true })
      : false;
    if (isConfirmed === undefined) return;
    setOutcome(null);
    try {
      const draft = toDraft({ ...values, title: values.title.trim() || values.name }, base?.url ?? '');
      const trial = { draft, arguments: given.text, isConfirmed, ...(base && { functionId: base.uuid }) };
      const next = await checking.mutateAsync(trial).finally(checking.reset);
      setOutcome(next);
      announce(outcomeWords(next));
    } catch (error) {
      // The error policy shows all others.
      if (error instanceof ApiError && [404, 409, 422].includes(error.status))
        say(error.refusedFields[0]?.message ?? (error.text || 'Не\u00a0удалось проверить'));
    }
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void check();
  };
  return (
    <Card as="section">
      <form onSubmit={onSubmit} aria-label="Проверка" noValidate>
        <Stack>
          <Heading level={2} size="lg">
            Проверка
          </Heading>
          {rows.map((row) => (
            <TrialField
              key={row.name}
              row={row}
              value={typed[row.name] ?? ''}
              onChange={(value) => setTyped((before) => ({ ...before, [row.name]: value }))}
            />
          ))}
          {problem && (
            <Text size="sm" tone="negative">
              {problem}
            </Text>
          )}
          <div>
            <Button type="submit" isPending={checking.isPending}>
              Проверить вызов
            </Button>
          </div>
          {outcome && <Outcome outcome={outcome} />}
        </Stack>
      </form>
    </Card>
  );
}

function Outcome({ outcome }: { outcome: FunctionOutcome }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label="Результат проверки">
      <Stack gap={2}>
        <Text weight="medium">{outcomeWords(outcome)}</Text>
        <PlainText text={outcome.result} />
        <Text size="sm" tone="muted">
          Данные получены извне, проверьте выводы
        </Text>
      </Stack>
    </div>
  );
}
