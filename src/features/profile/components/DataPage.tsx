import { useState } from 'react';
import { useProfileRead } from '#api/generated/hooks/user/user.ts';
import { formatDate } from '#lib/dates.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { Button, Inline, Loaded } from '#ui/index.ts';
import { AccountRemoval } from './AccountRemoval.tsx';
import { AgreementList } from './AgreementList.tsx';
import { FactList } from './FactList.tsx';
import { NameDialog } from './NameDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { ProfilePage } from './ProfilePage.tsx';

/** «Мои данные»: what the portal keeps about the user, the name and the password to change (PROF-01). */
export function DataPage() {
  const data = useProfileRead({ query: { retryOnMount: false } });
  const [changing, setChanging] = useState<'name' | 'password' | null>(null);
  const close = (): void => setChanging(null);
  return (
    <ProfilePage title="Мои данные">
      <Loaded query={data} failure="Не удалось загрузить данные">
        {({
          name,
          email,
          pendingEmail,
          post,
          department,
          company,
          created,
          canRename,
          agreements,
          removal,
        }) => {
          const registered = parseTimestamp(created);
          return (
            <>
              <FactList
                facts={[
                  ['Имя', name],
                  ['E-mail', email ?? 'Не указан'],
                  ['Должность', post],
                  ['Подразделение', department],
                  ['Компания', company],
                  ['В портале с', registered && formatDate(registered)],
                ]}
              />
              {pendingEmail && <PendingEmail pending={pendingEmail} />}
              <Inline wrap>
                {canRename && <Button onPress={() => setChanging('name')}>Изменить имя</Button>}
                <Button onPress={() => setChanging('password')}>Сменить пароль</Button>
              </Inline>
              {agreements.length > 0 && <AgreementList accepted={agreements} />}
              <AccountRemoval removal={removal} />
              {changing === 'name' && <NameDialog name={name} onClose={close} />}
            </>
          );
        }}
      </Loaded>
      {changing === 'password' && <PasswordDialog onClose={close} />}
    </ProfilePage>
  );
}
