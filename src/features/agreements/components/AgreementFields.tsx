import type { AgreementText } from '#api/generated/model/agreementText.ts';
import { FormAlert } from '#features/auth/index.ts';
import { Checkbox, Failure, Skeleton, Stack } from '#ui/index.ts';
import type { AgreementChoice } from '../useAgreementChoice.ts';
import { legend } from './AgreementFields.css.ts';

/** The agreements with their checkboxes, or why they cannot be shown. */
export function AgreementFields({ choice }: { choice: AgreementChoice }) {
  const { texts, isLoading, reload, checked, check, refusal, attempt } = choice;
  if (!texts && isLoading) return <Skeleton shape="block" height="240px" />;
  if (!texts) {
    return <Failure level={2} title="Не удалось загрузить соглашения" onRetry={reload} />;
  }
  const box = ({ id, text, isMandatory }: AgreementText) => (
    <Checkbox
      key={id}
      isRequired={isMandatory}
      isSelected={checked.has(id)}
      onChange={(isOn) => check(id, isOn)}
    >
      {text}
    </Checkbox>
  );
  return (
    <Stack gap={6}>
      {refusal !== null && <FormAlert attempt={attempt}>{refusal}</FormAlert>}
      <Stack as="fieldset" gap={3}>
        <legend className={legend}>Обязательные</legend>
        {texts.filter(({ isMandatory }) => isMandatory).map(box)}
      </Stack>
      <Stack as="fieldset" gap={3}>
        <legend className={legend}>Хотя&nbsp;бы одно из&nbsp;остальных</legend>
        {texts.filter(({ isMandatory }) => !isMandatory).map(box)}
      </Stack>
    </Stack>
  );
}
