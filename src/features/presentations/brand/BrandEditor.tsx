import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#api/error.ts';
import { getPresentationBrandReadQueryOptions } from '#api/generated/hooks/presentation/presentation.ts';
import { EmptyState, Failure, Skeleton, Stack, Text } from '#ui/index.ts';
import { BrandForm } from './BrandForm.tsx';

interface BrandEditorProps {
  /** Uuid of the company; only administrators of the portal may name one. @default the caller's company */
  company?: string | undefined;
  canChange: boolean;
}

/** What a company's slides look like, set by an administrator (PRES-50). */
export function BrandEditor({ company, canChange }: BrandEditorProps) {
  const options = getPresentationBrandReadQueryOptions(company === undefined ? {} : { company });
  const { data, error, refetch } = useQuery({ ...options, meta: { inline: [404] } });
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        title="Компании нет"
        text={
          company === undefined
            ? 'Ваша учётная запись не\u00a0относится ни\u00a0к\u00a0одной компании.'
            : 'Возможно, её удалили.'
        }
      />
    );
  if (error) return <Failure title="Не удалось загрузить фирменный стиль" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="3rem" />;
  return (
    <Stack>
      <Text tone="muted">
        {`Логотип, цвета и\u00a0шрифты презентаций компании «${data.company}». Сотрудники выбирают их как первую тему.`}
      </Text>
      <BrandForm key={company} saved={data} company={company} canChange={canChange} />
    </Stack>
  );
}
