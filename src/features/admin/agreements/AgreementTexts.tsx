import type { AdminAgreement } from '#api/generated/model/adminAgreement.ts';
import type { AgreementVersion } from '#api/generated/model/agreementVersion.ts';
import { MarkdownText } from '#markdown/index.ts';
import { EmptyState, Stack, Text } from '#ui/index.ts';
import { type AgreementTypes, isOfGuests } from '../forms/agreement-form.ts';
import type { PreviewProps } from '../kit/define-admin-page.ts';
import { audienceText, sinceText } from '../words/agreement-words.ts';
import { paper } from './agreements.css.ts';

interface AgreementPaperProps {
  text: string;
  /** True for an agreement of the guests, whose text is plain and stands beside a checkbox. */
  isPlain: boolean;
}

/** The text of an agreement as those who accept it see it. */
export const AgreementPaper = ({ text, isPlain }: AgreementPaperProps) => (
  <section className={paper} aria-label="Просмотр">
    {isPlain ? <Text>{text}</Text> : <MarkdownText text={text} topHeading={4} />}
  </section>
);

/** The text of the form. */
export const AgreementPreview = ({ values: { text }, row }: PreviewProps<AgreementTypes>) =>
  text.trim() === '' ? null : <AgreementPaper text={text} isPlain={isOfGuests(row)} />;

/** The text in force with its first day; before the first version is in force, the planned text. */
export function CurrentText({ agreement }: { agreement: AdminAgreement }) {
  const version: AgreementVersion | null = agreement.current ?? agreement.planned;
  if (!version) return <EmptyState title="Текста пока нет" text="Напишите его на вкладке «Данные»." />;
  const { textVersion, text, isMandatory } = version;
  return (
    <Stack>
      <Text tone="muted">
        {`Версия ${textVersion}, ${sinceText(version)}. ${isMandatory ? 'Обязательное' : 'Необязательное'}. ${audienceText(version)}.`}
      </Text>
      <AgreementPaper text={text} isPlain={isOfGuests(agreement)} />
    </Stack>
  );
}
