import { Link } from '@tanstack/react-router';
import type { CompanySettings } from '#api/generated/model/companySettings.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { Meter, Stack, Text, textLinkClass } from '#ui/index.ts';

const MB = 1024 ** 2;
/** The people of the company, those whose files take most first. */
const largest = { sort: 'storage,desc', cols: 'name,email,storage,lastVisit' };

/** What the files of the own company take, and its limit (PILOT-08); nothing where the gateway does not tell it. */
export function CompanyRoom({
  settings: { storage, storageMb = null },
}: {
  settings: Pick<CompanySettings, 'storage' | 'storageMb'>;
}) {
  if (storage === undefined) return null;
  const room = storageMb === null ? null : storageMb * MB;
  return (
    <Stack gap={2}>
      {room === null ? (
        <Text>Файлы сотрудников занимают {formatFileSize(storage)}</Text>
      ) : (
        <>
          <Meter
            label="Место для файлов"
            value={Math.min(storage, room)}
            max={Math.max(1, room)}
            valueText={`занято ${formatFileSize(storage)} из ${formatFileSize(room)}`}
            tone={storage >= room ? 'negative' : storage >= room * 0.9 ? 'warning' : 'accent'}
          />
          {storage >= room && (
            <Text size="sm" tone="negative">
              Место закончилось: новые файлы не&nbsp;принимаются, пока сотрудники не&nbsp;удалят ненужные.
            </Text>
          )}
        </>
      )}
      <Text size="sm">
        <Link
          to="/companyAdmin/$"
          params={{ _splat: 'users/users-table' }}
          search={largest as object}
          className={textLinkClass}
        >
          Кто сколько занимает
        </Link>
      </Text>
    </Stack>
  );
}
