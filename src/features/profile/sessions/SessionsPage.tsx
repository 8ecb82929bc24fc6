import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getSessionListQueryKey, useSessionList, useSessionRemove } from '#api/generated/hooks/user/user.ts';
import { plural } from '#lib/text.ts';
import { loadedByRoute } from '#platform/loaded-by-route.ts';
import { ActionDialog, Button, Inline, Loaded, Text, toast, useFocusAfterRemoval } from '#ui/index.ts';
import { ProfilePage } from '../components/ProfilePage.tsx';
import { rows } from '../components/Rows.css.ts';
import { deviceName, SessionRow } from './SessionRow.tsx';

/** A session that is over already leaves the list like one that was ended. */
const meta = { inline: [404] };

/** The button of the next session, else of the one before. */
const neighbourOf = (row: Element): HTMLElement | null | undefined =>
  (row.nextElementSibling ?? row.previousElementSibling)?.querySelector('button') ??
  document.querySelector<HTMLElement>('h1');

/** «Сеансы»: the browsers in which the user is signed in; each other one can be ended (PROF-06). */
export function SessionsPage() {
  const queryClient = useQueryClient();
  const sessions = useSessionList({ query: loadedByRoute });
  const [isAsking, setAsking] = useState(false);
  const keepFocus = useFocusAfterRemoval(neighbourOf);
  const onSettled = () => queryClient.invalidateQueries({ queryKey: getSessionListQueryKey() });
  const one = useSessionRemove({ mutation: { meta, onSettled } });
  const others = useSessionRemove({
    mutation: {
      onSettled,
      onSuccess() {
        toast.show({ tone: 'positive', title: 'Остальные сеансы завершены' });
        setAsking(false);
      },
    },
  });
  return (
    <ProfilePage title="Сеансы">
      <Text tone="muted">
        Здесь браузеры, в&nbsp;которых выполнен вход. Если какой-то из&nbsp;них не&nbsp;ваш, завершите сеанс
        и&nbsp;смените пароль. Тексты, которые не&nbsp;были отправлены, останутся в&nbsp;том браузере.
      </Text>
      <Loaded query={sessions} failure="Не удалось загрузить сеансы">
        {(list) => (
          <>
            <ul className={rows} aria-label="Сеансы">
              {list.map((session) => (
                <SessionRow
                  key={session.uuid}
                  session={session}
                  isPending={one.isPending && one.variables.params?.uuid === session.uuid}
                  onEnd={({ uuid }, row) => {
                    if (row) keepFocus(row);
                    one.mutate(
                      { params: { uuid } },
                      {
                        onSuccess: () =>
                          toast.show({
                            tone: 'positive',
                            title: 'Сеанс завершён',
                            text: deviceName(session),
                          }),
                      },
                    );
                  }}
                />
              ))}
            </ul>
            {list.length > 1 ? (
              <Inline>
                <Button onPress={() => setAsking(true)}>Завершить все остальные</Button>
              </Inline>
            ) : (
              <Text tone="muted">Других сеансов нет.</Text>
            )}
            <ActionDialog
              isOpen={isAsking}
              size="sm"
              title="Завершить остальные сеансы?"
              primaryLabel="Завершить"
              isDanger
              isPrimaryPending={others.isPending}
              onPrimary={() => others.mutate({})}
              onClose={() => setAsking(false)}
            >
              <Text>
                Будет завершено: {plural(list.length - 1, 'сеанс', 'сеанса', 'сеансов')}. На&nbsp;этих
                устройствах нужно будет войти заново, здесь вы&nbsp;останетесь.
              </Text>
            </ActionDialog>
          </>
        )}
      </Loaded>
    </ProfilePage>
  );
}
