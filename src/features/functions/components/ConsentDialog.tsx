import { isRecord } from '#lib/guards.ts';
import { withHiddenShown } from '#lib/hidden-characters.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { Button, Dialog, Stack, Text } from '#ui/index.ts';
import { argumentsTable } from './functions.css.ts';

interface ConsentDialogProps extends DialogProps<true> {
  /** Title of the function. */
  title: string;
  /** The arguments, exactly as they are sent. */
  json: string;
}

function rowsOf(json: string): [string, string][] {
  const values: unknown = JSON.parse(json);
  return Object.entries(isRecord(values) ? values : {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}

/** Asks whether a trial may change data, with its arguments. No button is the default one. */
export function ConsentDialog({ title, json, isOpen, onClose }: ConsentDialogProps) {
  const rows = rowsOf(json);
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      role="alertdialog"
      title={`Вызвать «${withHiddenShown(title)}»?`}
      onClose={() => onClose()}
      footer={
        <>
          <Button slot={null} onPress={() => onClose()}>
            Отклонить
          </Button>
          <Button slot={null} onPress={() => onClose(true)}>
            Разрешить
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>Вызов изменяет данные в{'\u00a0'}другой системе.</Text>
        {rows.length === 0 ? (
          <Text size="sm">Без аргументов</Text>
        ) : (
          <table className={argumentsTable} aria-label="Аргументы вызова">
            <tbody>
              {rows.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{withHiddenShown(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Stack>
    </Dialog>
  );
}
