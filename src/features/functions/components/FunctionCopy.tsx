import { useQuery } from '@tanstack/react-query';

import { Failure } from '#ui/index.ts';
import { copyOf } from '../model/copy.ts';
import { toValues } from '../model/values.ts';
import { FunctionEditor } from './FunctionEditor.tsx';
import { FunctionLoading, FunctionMissing, useFunction } from './FunctionPage.tsx';
import { ownFunctions } from './own-functions.ts';

interface FunctionCopyProps {
  /** Id of the function that is copied. */
  from: string;
  isArrival: boolean;
  onMade: (uuid: string) => void;
}

/** The form of a copy, which begins with everything of the function but its secrets, sharing and agents (LAB-15). */
export function FunctionCopy({ from, isArrival, onMade }: FunctionCopyProps) {
  const { data, error, refetch } = useFunction(from);
  const own = useQuery({ queryKey: ['own functions', from], queryFn: ownFunctions, staleTime: Infinity });
  if (!data)
    return !error ? (
      <FunctionLoading />
    ) : error.status === 404 ? (
      <FunctionMissing />
    ) : (
      <Failure title={'Не\u00a0удалось загрузить'} level={1} onRetry={refetch} />
    );
  // Whoever does not see how it is called cannot copy it.
  if (data.kind !== 'http' || data.url === '') return <FunctionMissing />;
  if (!own.data && !own.isError) return <FunctionLoading />;
  const start = { values: copyOf(toValues(data), own.data ?? []), draftId: `from:${from}` };
  return <FunctionEditor one={null} start={start} isArrival={isArrival} onMade={onMade} />;
}
