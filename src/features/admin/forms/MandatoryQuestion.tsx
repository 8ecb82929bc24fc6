import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, Stack, Text } from '#ui/index.ts';
import { dayText } from '../kit/reporting-days.ts';

interface MandatoryQuestionProps extends DialogProps<'save'> {
  /** Names of the companies whose employees it is for; empty for all employees. */
  companies: readonly string[];
  /** First day, null for at once. */
  starts: string | null;
}

const list = new Intl.ListFormat('ru-RU', { type: 'conjunction' });

/** Says whom a mandatory version stops from working until they accept it, before it is saved (ADM-13, ADM-62). */
export const MandatoryQuestion = ({ companies, starts, isOpen, onClose }: MandatoryQuestionProps) => (
  <ActionDialog
    isOpen={isOpen}
    size="sm"
    role="alertdialog"
    title="Ввести обязательное соглашение?"
    primaryLabel="Ввести"
    isUntouched
    onPrimary={() => onClose('save')}
    onClose={() => onClose()}
  >
    <Stack>
      <Text weight="medium">
        {companies.length === 0 ? 'Все сотрудники' : `Сотрудники компаний: ${list.format(companies)}`}
      </Text>
      <Text>
        {starts === null ? 'Сразу после сохранения' : `С\u00a0${dayText(starts)}`} сервисы не&nbsp;ответят им,
        пока они не&nbsp;примут текст. Портал покажет его перед следующим запросом в&nbsp;чате.
      </Text>
      <Text>Действующую версию не&nbsp;исправить: её&nbsp;можно только заменить новой или завершить.</Text>
    </Stack>
  </ActionDialog>
);
