import { Link } from '@tanstack/react-router';
import { Stack, Text, textLinkClass } from '#ui/index.ts';

interface PeopleLinkProps {
  /** Number of people. */
  count: number;
  /** What is said about them: `В группе 12 участников.` */
  text: string;
  /** The filter of the users table that finds them. */
  search: { group: string } | { company: string } | { tariff: number };
}

/** How many people belong to a group, a company or a tariff, and the way to them: the users table with its filter. */
export function PeopleLink({ count, text, search }: PeopleLinkProps) {
  return (
    <Stack gap={3}>
      <Text>{text}</Text>
      {count > 0 && (
        <Link
          to="/admin/$"
          params={{ _splat: 'users/users-table' }}
          search={search as object}
          className={textLinkClass}
        >
          Показать в таблице пользователей
        </Link>
      )}
    </Stack>
  );
}
