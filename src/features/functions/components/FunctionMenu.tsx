import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import {
  functionRemove,
  getFunctionListQueryKey,
  getFunctionReadQueryKey,
} from '#api/generated/hooks/agent-function/agent-function.ts';
import type { AgentFunction } from '#api/generated/model/agentFunction.ts';
import { withVisibleMarks } from '#lib/direction-marks.ts';
import { announce } from '#platform/announcer.ts';
import { ActionDialog, Button, Inline, Text } from '#ui/index.ts';
import { shareFunction } from './share-function.ts';

interface FunctionMenuProps {
  one: AgentFunction;
  /** Called when it is gone. */
  onRemoved: () => void;
}

/** What only the owner does with a function: sharing and removal. */
export function FunctionMenu({ one, onRemoved }: FunctionMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const removing = useMutation({
    mutationFn: () => functionRemove({ functionId: one.uuid }),
    meta: { inline: [404, 409] },
  });
  const { error } = removing;
  const refusal =
    error instanceof ApiError && [404, 409].includes(error.status)
      ? error.text || 'Функция нужна агентам'
      : null;
  const remove = async (): Promise<void> => {
    try {
      await removing.mutateAsync();
    } catch {
      // The dialog or the error policy shows it.
      return;
    }
    onRemoved();
    announce('Функция удалена');
    await navigate({ to: '/lab/agents-functions', search: {}, replace: true, ignoreBlocker: true });
    queryClient.removeQueries({ queryKey: getFunctionReadQueryKey({ functionId: one.uuid }) });
    void queryClient.invalidateQueries({ queryKey: getFunctionListQueryKey() });
  };
  return (
    <Inline wrap>
      <Button onPress={() => shareFunction(one.uuid)}>Поделиться</Button>
      <Button
        onPress={() => {
          removing.reset();
          setAsking(true);
        }}
      >
        Удалить
      </Button>
      {isAsking && (
        <ActionDialog
          isOpen
          size="sm"
          role="alertdialog"
          title={`Удалить функцию «${withVisibleMarks(one.title)}»?`}
          primaryLabel="Удалить"
          isDanger
          isPrimaryPending={removing.isPending}
          onPrimary={() => void remove()}
          onClose={() => setAsking(false)}
        >
          {refusal ? (
            <Text tone="negative" as="div">
              <span role="alert">
                {refusal}. Сначала выключите её у{'\u00a0'}агентов.
              </span>
            </Text>
          ) : (
            <Text>Вернуть её будет нельзя.</Text>
          )}
        </ActionDialog>
      )}
    </Inline>
  );
}
