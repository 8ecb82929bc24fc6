import type { ApiError } from '#api/error.ts';
import { useFunctionRead } from '#api/generated/hooks/agent-function/agent-function.ts';
import type { AgentFunction } from '#api/generated/model/agentFunction.ts';
import { pageClass } from '#objects/index.ts';
import { EmptyState, Failure, Grid, NotFoundIllustration, Skeleton } from '#ui/index.ts';
import { FunctionAbout } from './FunctionAbout.tsx';
import { FunctionEditor } from './FunctionEditor.tsx';
import { listLink } from './list-link.tsx';

interface FunctionPageProps {
  id: string;
  /** Whether it was opened from another place of this page. */
  isArrival: boolean;
}

/** A function as it was read. A form stays as it is: a newer version shows when it is saved. */
export const useFunction = (id: string) =>
  useFunctionRead<AgentFunction, ApiError>(
    { functionId: id },
    { query: { meta: { inline: [404] }, refetchOnWindowFocus: false } },
  );

/** One function: its editor, or what it is for those who may only use it. */
export function FunctionPage({ id, isArrival }: FunctionPageProps) {
  const { data, error, refetch } = useFunction(id);
  if (data)
    return data.right === 'use' ? (
      <FunctionAbout one={data} isArrival={isArrival} />
    ) : (
      <FunctionEditor one={data} isArrival={isArrival} />
    );
  if (!error) return <FunctionLoading />;
  return error.status === 404 ? (
    <FunctionMissing />
  ) : (
    <Failure title={'Не\u00a0удалось загрузить'} level={1} onRetry={refetch} />
  );
}

export const FunctionMissing = () => (
  <EmptyState
    level={1}
    illustration={<NotFoundIllustration />}
    title={'Функция не\u00a0найдена или доступ к\u00a0ней закрыт'}
    action={listLink}
  />
);

export function FunctionLoading() {
  return (
    <section aria-busy="true" aria-label="Функция загружается" className={pageClass}>
      <Skeleton shape="block" width="min(20rem, 100%)" height="2rem" />
      <Grid columns="minmax(0, 3fr) minmax(0, 2fr)" from="md" gap={8} align="start">
        <Skeleton shape="block" height="24rem" />
        <Skeleton shape="block" height="12rem" />
      </Grid>
    </section>
  );
}
