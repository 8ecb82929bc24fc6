import { useState } from 'react';
import { useAgreementRequiredAccept } from '#api/generated/hooks/agreement/agreement.ts';
import type { RequiredAgreement } from '#api/generated/model/requiredAgreement.ts';
import { FormAlert } from '#features/auth/index.ts';
import { WordDiff } from '#features/trainer/index.ts';
import { MarkdownText } from '#markdown/index.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { inlineText } from '#platform/errors/decide.ts';
import {
  ActionDialog,
  Checkbox,
  Disclosure,
  Heading,
  type Loadable,
  Loaded,
  Stack,
  Text,
} from '#ui/index.ts';

/** The dialog shows that the texts have changed. */
const meta = { inline: [409] };

interface RequiredAgreementsProps extends DialogProps<boolean> {
  list: Loadable<readonly RequiredAgreement[]>;
}

/**
 * The agreements that an employee has to answer before the next request to a service (ADM-62). Its result is whether they
 * are accepted. If a text has changed since it was shown, the current ones are loaded and nothing is checked.
 */
export function RequiredAgreements({ isOpen, onClose, list }: RequiredAgreementsProps) {
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const accept = useAgreementRequiredAccept({
    mutation: {
      meta,
      onSuccess: () => onClose(true),
      onError(error) {
        if (inlineText(error, meta) === null) return;
        setChecked(new Set());
        void list.refetch();
      },
    },
  });
  const texts = list.data ?? [];
  const isMissing = texts.some(({ id, isMandatory }) => isMandatory && !checked.has(id));
  const refusal = inlineText(accept.error, meta);
  const check = (id: number, isOn: boolean): void => {
    const next = new Set(checked);
    if (isOn) next.add(id);
    else next.delete(id);
    setChecked(next);
  };
  const send = (): void => {
    const agreements = texts.map(({ id, textVersion }) => ({ id, textVersion, checked: checked.has(id) }));
    if (!accept.isPending) accept.mutate({ data: { agreements } });
  };
  return (
    <ActionDialog
      isOpen={isOpen}
      size="lg"
      title="Соглашения"
      primaryLabel="Принять и отправить"
      secondaryLabel="Не сейчас"
      isPrimaryDisabled={texts.length === 0 || isMissing}
      isPrimaryPending={accept.isPending}
      isUntouched={checked.size === 0}
      note={isMissing && <span role="status">Отметьте обязательные соглашения.</span>}
      onPrimary={send}
      onClose={() => onClose(false)}
    >
      <Stack gap={6}>
        <Text>
          Прочитайте и&nbsp;отметьте, с&nbsp;чем вы согласны. После этого запрос отправится&nbsp;сам.
        </Text>
        {refusal !== null && <FormAlert attempt={accept.submittedAt}>{refusal}</FormAlert>}
        <Loaded query={list} failure="Не удалось загрузить соглашения">
          {(all) =>
            all.map((agreement) => (
              <Agreement
                key={agreement.id}
                agreement={agreement}
                isChecked={checked.has(agreement.id)}
                onCheck={(isOn) => check(agreement.id, isOn)}
              />
            ))
          }
        </Loaded>
      </Stack>
    </ActionDialog>
  );
}

interface AgreementProps {
  agreement: RequiredAgreement;
  isChecked: boolean;
  onCheck: (isOn: boolean) => void;
}

function Agreement({ agreement, isChecked, onCheck }: AgreementProps) {
  const { title, text, agreedText, isMandatory } = agreement;
  return (
    <Stack gap={3}>
      <Heading level={3} size="lg">
        {title}
      </Heading>
      {agreedText !== null && agreedText !== text && (
        <Disclosure title="Что изменилось" level={4} defaultExpanded>
          <WordDiff before={agreedText} after={text} />
        </Disclosure>
      )}
      <MarkdownText text={text} topHeading={4} />
      <Checkbox isRequired={isMandatory} isSelected={isChecked} onChange={onCheck}>
        {`Принимаю «${title}»`}
      </Checkbox>
    </Stack>
  );
}
