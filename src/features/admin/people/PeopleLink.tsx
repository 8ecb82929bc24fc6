import { Link } from '@tanstack/react-router';
import type { AdminGroup } from '#api/generated/model/adminGroup.ts';
import { plural } from '#lib/text.ts';
import { Stack, Text, textLinkClass } from '#ui/index.ts';

/** How many members a group has, and the way to them: the users table with its filter. */
export function MembersLink({ group: { name, members } }: { group: AdminGroup }) {
  return (
    <Stack gap={3}>
      <Text>
        {members === 0
          ? 'В группе никого нет.'
          : `В группе ${plural(members, 'участник', 'участника', 'участников')}.`}
      </Text>
      {members > 0 && (
        <Link
          to="/admin/$"
          params={{ _splat: 'users/users-table' }}
          search={{ group: name }}
          className={textLinkClass}
        >
          Показать в таблице пользователей
        </Link>
      )}
    </Stack>
  );
}
