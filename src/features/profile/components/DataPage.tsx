import { useSession } from '#platform/session/useSession.ts';
import { FactList } from './FactList.tsx';
import { ProfilePage } from './ProfilePage.tsx';

/** «Мои данные»: what the portal knows about the user. */
export function DataPage() {
  const { profile } = useSession();
  return (
    <ProfilePage title="Мои данные">
      <FactList
        facts={[
          ['Имя', profile?.name],
          ['E-mail', profile?.email ?? 'Не указан'],
        ]}
      />
    </ProfilePage>
  );
}
