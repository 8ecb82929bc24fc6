import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ImportCheck } from '#api/generated/model/importCheck.ts';
import { Button, EmptyState, Stack } from '#ui/index.ts';
import { isRunning } from '../edit/batch.ts';
import type { PageProps } from '../list/lazyPage.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { checkText, importLabel, stateText, toImport } from './import-words.ts';
import { ListForm } from './ListForm.tsx';
import { Preview, Summary } from './Preview.tsx';
import { useConfirm } from './useConfirm.ts';
import { useImports } from './useImports.ts';
import { useListCheck } from './useListCheck.ts';

/** What was found in a list, or has come of its import. */
function textOf(one: ImportCheck, isStale: boolean): string {
  if (one.job) return stateText(one);
  return isStale ? `${checkText(one)}. Выбор изменился: проверьте список ещё раз` : checkText(one);
}

/** Import of a list of people: purpose, file, preview, import; earlier imports below (ADM-23, ADM-24). */
export function ImportScreen({ area, canChange }: PageProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const imports = useImports(area);
  const [fresh, setFresh] = useState<ImportCheck | null>(null);
  const open = (uuid: string, replace: boolean): void => {
    const address: Record<string, string> = { import: uuid };
    void navigate({ to: pathname, search: address, replace, resetScroll: false });
  };
  const list = useListCheck(area, (check) => {
    setFresh(check);
    void imports.reload();
    open(check.uuid, true);
  });
  const opened: unknown = Reflect.get(search, 'import');
  const stored = imports.rows.find(({ uuid }) => uuid === opened);
  const found = stored ?? (fresh?.uuid === opened ? fresh : null);
  const { confirm, showJob } = useConfirm(area, imports);
  // What was chosen since the check counts: it is to be checked again before the import.
  const isStale = fresh !== null && fresh.uuid === found?.uuid && !list.isCurrent;
  // A list that was imported makes room for the next one.
  const shown = isStale && found?.job ? null : found;
  const count = shown ? toImport(shown) : 0;
  const job = shown?.job ?? null;
  return (
    <Stack gap={6}>
      {canChange && <ListForm area={area} list={list} recognised={list.isCurrent ? fresh : null} />}
      {shown && (
        <Summary area={area} one={shown} text={textOf(shown, isStale)}>
          {!job && canChange && count > 0 && !isStale && (
            <Button
              variant="primary"
              isPending={list.isChecking}
              onPress={() => void confirm(shown, list.values.isInvited)}
            >
              {importLabel(count)}
            </Button>
          )}
          {job && isRunning(job) && <Button onPress={() => void showJob(job)}>Показать ход</Button>}
        </Summary>
      )}
      {shown && <Preview key={shown.uuid} area={area} one={shown} />}
      {typeof opened === 'string' && !found && imports.isLoaded && !imports.isFetching && (
        <EmptyState
          title="Проверка устарела"
          text="Её можно подтвердить в течение часа. Выберите файл снова."
        />
      )}
      <EarlierImports imports={imports} onOpen={(uuid) => open(uuid, false)} />
    </Stack>
  );
}
