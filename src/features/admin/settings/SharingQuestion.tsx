import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, Stack, Text } from '#ui/index.ts';

interface SharingQuestionProps extends DialogProps<'save'> {
  /** True when sharing with other companies shall be allowed, false when it shall end. */
  isAllowed: boolean;
}

/** Says what a change of the sharing with other companies means, before it is saved (COMP-06). */
export function SharingQuestion({ isAllowed, isOpen, onClose }: SharingQuestionProps) {
  return (
    <ActionDialog
      isOpen={isOpen}
      size="sm"
      role="alertdialog"
      title={
        isAllowed
          ? 'Разрешить делиться с\u00a0другими компаниями?'
          : 'Запретить делиться с\u00a0другими компаниями?'
      }
      primaryLabel={isAllowed ? 'Разрешить' : 'Запретить'}
      onPrimary={() => onClose('save')}
      onClose={() => onClose()}
    >
      {isAllowed ? (
        <Stack>
          <Text>
            Каждый сотрудник сможет открыть свои чаты с&nbsp;файлами, агентов, шаблоны и&nbsp;презентации
            людям из&nbsp;других компаний. Что именно открывать, сотрудник решает сам.
          </Text>
          <Text>
            Так делиться можно только с&nbsp;компаниями, которые это тоже разрешили. Людей из&nbsp;других
            компаний находят по&nbsp;полному адресу почты.
          </Text>
        </Stack>
      ) : (
        <Text>
          Всё, что сотрудники открыли людям из&nbsp;других компаний, у&nbsp;тех сразу закроется,
          и&nbsp;наоборот. Останутся чаты, которые получатель уже продолжил у&nbsp;себя. Если снова разрешить,
          доступ вернётся.
        </Text>
      )}
    </ActionDialog>
  );
}
