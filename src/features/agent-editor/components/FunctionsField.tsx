import { useId } from 'react';
import { useFunctionList } from '#api/generated/hooks/agent-function/agent-function.ts';
import type { AgentFunctionRef } from '#api/generated/model/agentFunctionRef.ts';
import type { Form } from '#forms/index.ts';
import { Button, Skeleton, Stack, Switch, Text } from '#ui/index.ts';
import { type AgentValues, limits } from '../model/agent-values.ts';

interface FunctionsFieldProps {
  form: Form<AgentValues>;
  /** Titles of functions of the saved agent. */
  titles: readonly AgentFunctionRef[];
}

/** The functions that the model may call: those of the portal, own ones and those that others have opened. */
export function FunctionsField({ form, titles }: FunctionsFieldProps) {
  const id = useId();
  const { data, isError, refetch } = useFunctionList({ size: 100 }, { query: { staleTime: 0 } });
  const { functionIds } = form.values;
  const { errorMessage } = form.field('functionIds');
  // One that the list has no more can only be switched off; a longer list may have it on its next page.
  const isWhole = data?.last !== false;
  const gone =
    data && isWhole ? functionIds.filter((one) => !data.content.some(({ uuid }) => uuid === one)) : [];
  const toggle = (uuid: string, isOn: boolean): void => {
    const others = form.now().functionIds.filter((one) => one !== uuid);
    form.set({ functionIds: isOn ? [...others, uuid] : others });
  };
  return (
    <Stack role="group" aria-labelledby={id} gap={3}>
      <Text id={id} as="span" size="sm" weight="medium">
        Функции
      </Text>
      {!data && isError && (
        <div>
          <Button onPress={() => void refetch()}>Повторить</Button>
        </div>
      )}
      {!data && !isError && <Skeleton shape="block" height="6rem" />}
      <Stack as="ul" gap={3}>
        {data?.content.map(({ uuid, title, description, changes }) => {
          const isOn = functionIds.includes(uuid);
          return (
            <li key={uuid}>
              <Switch
                isSelected={isOn}
                isDisabled={!isOn && functionIds.length >= limits.functions}
                aria-describedby={`${id}-${uuid}`}
                onChange={(next) => toggle(uuid, next)}
              >
                {title}
              </Switch>
              <Text id={`${id}-${uuid}`} size="sm" tone="muted">
                {description} {changes && 'Изменяет данные: каждый вызов ждёт согласия.'}
              </Text>
            </li>
          );
        })}
      </Stack>
      {gone.length > 0 && (
        <Stack as="ul" gap={3}>
          {gone.map((uuid, index) => (
            <li key={uuid}>
              <Switch isSelected onChange={() => toggle(uuid, false)}>
                {titles.find((one) => one.uuid === uuid)?.title ?? `Недоступная функция ${index + 1}`}
              </Switch>
              <Text size="sm" tone="muted">
                Её удалили или закрыли. Выключите её, чтобы сохранить агента.
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {errorMessage && (
        <div role="alert">
          <Text size="sm" tone="negative">
            {errorMessage}
          </Text>
        </div>
      )}
    </Stack>
  );
}
