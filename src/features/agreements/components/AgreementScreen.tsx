import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { getAgreementCheckQueryKey, useAgreementAccept } from '#api/generated/hooks/auth/auth.ts';
import { AuthCard } from '#features/auth/index.ts';
import { Button, Checkbox, Stack, Text } from '#ui/index.ts';
import { type Agreement, agreementForm, agreements, whatIsMissing } from '../model/agreements.ts';
import { buttons, group, legend } from './AgreementScreen.css.ts';

interface AgreementScreenProps {
  /** Called when the gateway has stored the choice. */
  onAccepted: () => void;
  /** Called when the user does not agree. */
  onRefuse: () => void;
}

/** The agreements that a guest of the company accepts before the first chat (BOT-03). */
export function AgreementScreen({ onAccepted, onRefuse }: AgreementScreenProps) {
  const queryClient = useQueryClient();
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const missing = whatIsMissing(checked);
  const hint = useId();
  const accept = useAgreementAccept({
    mutation: {
      onSuccess() {
        queryClient.setQueryData(getAgreementCheckQueryKey(), true);
        onAccepted();
      },
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (missing === null && !accept.isPending) accept.mutate({ data: agreementForm(checked) });
  };
  const box = ({ id, label, isMandatory }: Agreement) => (
    <Checkbox
      key={id}
      isRequired={isMandatory}
      isSelected={checked.has(id)}
      onChange={(isOn) => {
        const next = new Set(checked);
        if (isOn) next.add(id);
        else next.delete(id);
        setChecked(next);
      }}
    >
      {label}
    </Checkbox>
  );

  return (
    <AuthCard
      title="Соглашения"
      text="Прочитайте и отметьте, с чем вы согласны. Это нужно сделать один раз."
      ways={null}
    >
      <form onSubmit={submit} noValidate aria-label="Соглашения">
        <Stack gap={6}>
          <fieldset className={group}>
            <legend className={legend}>Обязательные</legend>
            {agreements.filter(({ isMandatory }) => isMandatory).map(box)}
          </fieldset>
          <fieldset className={group}>
            <legend className={legend}>Хотя&nbsp;бы одно из&nbsp;остальных</legend>
            {agreements.filter(({ isMandatory }) => !isMandatory).map(box)}
          </fieldset>
          <div className={buttons}>
            <Text size="sm" tone="muted" as="div">
              <span id={hint} role="status">
                {missing ?? 'Всё нужное отмечено, можно продолжать.'}
              </span>
            </Text>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              fullWidth
              isDisabled={missing !== null}
              isPending={accept.isPending}
              aria-describedby={hint}
            >
              Принять и продолжить
            </Button>
            <Button variant="quiet" size="lg" fullWidth onPress={onRefuse}>
              Не принимать и выйти
            </Button>
          </div>
        </Stack>
      </form>
    </AuthCard>
  );
}
