import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import { useHistoryRemove } from '#api/generated/hooks/user/user.ts';
import type { HistoryRemoval as Removal } from '#api/generated/model/historyRemoval.ts';
import { refreshHistoryEverywhere } from '#features/history/index.ts';
import { useSession } from '#platform/session/useSession.ts';
import {
  ActionDialog,
  Button,
  Checkbox,
  DatePicker,
  Heading,
  RadioGroup,
  Select,
  Stack,
  Text,
  toast,
} from '#ui/index.ts';
import { chatsAndFiles } from './kinds.ts';
import { UndoRemoval } from './UndoRemoval.tsx';
import { useStorage } from './useStorage.ts';

const scopes = [
  { id: 'all', label: 'Всю историю' },
  { id: 'service', label: 'Чаты одного сервиса' },
  { id: 'before', label: 'Чаты до даты' },
] as const;
type Scope = (typeof scopes)[number]['id'];

/** Removes chats with their files: all, of a service, before a day; can be undone for 10 minutes (PROF-08). */
export function HistoryRemoval() {
  const queryClient = useQueryClient();
  const { profile } = useSession();
  const { storage, refresh } = useStorage();
  const { data: tiles = [] } = useTileList();
  const [scope, setScope] = useState<Scope>('all');
  const [serviceType, setServiceType] = useState<string | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const [keepPinned, setKeepPinned] = useState(true);
  /** What the question is about. */
  const [asked, setAsked] = useState<{ wanted: Removal; count: string } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const count = useHistoryRemove();
  const change = useHistoryRemove({
    mutation: {
      onSuccess(done, { data: { removed } }) {
        const title = removed ? 'Удалено' : 'Возвращено';
        toast.show({ tone: 'positive', title: `${title}: ${chatsAndFiles(done)}` });
        setAsked(null);
      },
      async onSettled() {
        refreshHistoryEverywhere(queryClient, profile?.id ?? 0);
        await refresh();
        // The undo goes with its button.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) button.current?.focus();
        });
      },
    },
  });
  const services = [...new Map(tiles.map((tile) => [tile.serviceType, tile.title]))].map(([id, label]) => ({
    id,
    label,
  }));
  const missing =
    (scope === 'service' && serviceType === null && 'Выберите сервис.') ||
    (scope === 'before' && before === null && 'Укажите дату.') ||
    '';

  const ask = (): void => {
    const wanted: Removal = {
      keepPinned,
      removed: true,
      ...(scope === 'service' && serviceType !== null && { serviceType }),
      ...(scope === 'before' && before !== null && { before }),
    };
    count.mutate(
      { data: { ...wanted, dryRun: true } },
      {
        onSuccess(answer) {
          if (answer.chats === 0) toast.show({ tone: 'info', title: 'Таких чатов нет, удалять нечего' });
          else setAsked({ wanted, count: chatsAndFiles(answer) });
        },
      },
    );
  };

  return (
    <Stack as="section">
      <Heading level={2} size="lg">
        Удаление истории
      </Heading>
      {storage.data?.removal && (
        <UndoRemoval
          key={storage.data.removal.undoUntil}
          removal={storage.data.removal}
          isPending={change.isPending}
          onUndo={() => change.mutate({ data: { keepPinned: true, removed: false } })}
        />
      )}
      <Text tone="muted">
        История исчезнет из&nbsp;вашего списка. Журналы, которые компания ведёт по&nbsp;соглашению, этим
        не&nbsp;удаляются.
      </Text>
      <RadioGroup label="Что удалить" options={scopes} value={scope} onChange={setScope} />
      {scope === 'service' && (
        <Select label="Сервис" options={services} value={serviceType} onChange={setServiceType} />
      )}
      {scope === 'before' && (
        <DatePicker
          label="Последний запрос раньше"
          description="Чаты, в которых последний запрос был до этого дня."
          value={before}
          onChange={setBefore}
        />
      )}
      <Checkbox isSelected={keepPinned} onChange={setKeepPinned}>
        Оставить закреплённые
      </Checkbox>
      <Stack gap={2} align="start">
        <Button
          ref={button}
          variant="danger"
          isDisabled={missing !== ''}
          isPending={count.isPending}
          onPress={ask}
        >
          Удалить историю
        </Button>
        {missing && (
          <Text size="sm" tone="muted">
            {missing}
          </Text>
        )}
      </Stack>
      <ActionDialog
        isOpen={asked !== null}
        size="sm"
        title={`Удалить ${asked?.count}?`}
        primaryLabel="Удалить"
        isDanger
        isPrimaryPending={change.isPending}
        onPrimary={() => asked && change.mutate({ data: asked.wanted })}
        onClose={() => setAsked(null)}
      >
        <Text>
          {keepPinned && 'Закреплённые чаты останутся. '}В&nbsp;течение 10&nbsp;минут удаление можно отменить
          на&nbsp;этой странице. Журналы компании этим не&nbsp;удаляются.
        </Text>
      </ActionDialog>
    </Stack>
  );
}
