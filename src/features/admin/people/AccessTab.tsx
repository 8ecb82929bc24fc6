import { Link } from '@tanstack/react-router';
import type { AdminUser } from '#api/generated/model/adminUser.ts';
import { Heading, Stack, Text, textLinkClass } from '#ui/index.ts';
import { list } from './people.css.ts';

/** From where an account has its rights and limits: its groups, its company and its tariff, each with the way to it. */
export function AccessTab({ user }: { user: AdminUser }) {
  const { groups, companyUuid, companyName, tariffId, tariffTitle } = user;
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={3} size="sm">
          Группы
        </Heading>
        {groups.length === 0 ? (
          <Text tone="muted">Ни в одной группе.</Text>
        ) : (
          <ul className={list}>
            {groups.map(({ name, title }) => (
              <li key={name}>
                <Way page="groups" search={{ row: name, tab: 'view' }}>
                  {`${title}: что увидит участник`}
                </Way>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      <Stack gap={3}>
        <Heading level={3} size="sm">
          Компания
        </Heading>
        {companyUuid ? (
          <Way page="company" search={{ row: companyUuid }}>
            {companyName ?? 'Открыть компанию'}
          </Way>
        ) : (
          <Text tone="muted">Без компании.</Text>
        )}
      </Stack>
      <Stack gap={3}>
        <Heading level={3} size="sm">
          Тариф
        </Heading>
        {tariffId === null ? (
          <Text tone="muted">Без тарифа.</Text>
        ) : (
          <Way page="company" search={{ part: 'tariffs', row: tariffId }}>
            {tariffTitle ?? 'Открыть тариф'}
          </Way>
        )}
      </Stack>
    </Stack>
  );
}

interface WayProps {
  page: 'groups' | 'company';
  search: object;
  children: string;
}

const Way = ({ page, search, children }: WayProps) => (
  <div>
    <Link to="/admin/$" params={{ _splat: page }} search={search} className={textLinkClass}>
      {children}
    </Link>
  </div>
);
