import { useState } from 'react';
import type { FunctionsSearch } from '../model/functions-search.ts';
import { FunctionCopy } from './FunctionCopy.tsx';
import { FunctionEditor } from './FunctionEditor.tsx';
import { FunctionList } from './FunctionList.tsx';
import { FunctionPage } from './FunctionPage.tsx';

interface FunctionsScreenProps extends FunctionsSearch {
  /** Changes what the list shows, in the address. */
  onSearch: (next: Pick<FunctionsSearch, 'scope' | 'q'>) => void;
}

interface Seen {
  id: string | undefined;
  from: string | undefined;
  isArrival: boolean;
  /** Id of the function that was made in the form which is open. */
  made?: string;
}

/** `/lab/agents-functions`: the functions that agents may call, one of them, or a copy of one (LAB-04). */
export function FunctionsScreen({ id, from, ...list }: FunctionsScreenProps) {
  const [seen, setSeen] = useState<Seen>({ id, from, isArrival: false });
  if (seen.id !== id || (id === undefined && seen.from !== from))
    setSeen(id !== undefined && id === seen.made ? { ...seen, id } : { id, from, isArrival: true });
  const { isArrival, made } = seen;
  const onMade = (uuid: string): void => setSeen((before) => ({ ...before, made: uuid }));
  // A new function gets an address when it is saved; its form stays, with the focus where it is.
  const isMade = id !== undefined && id === made;
  if (seen.from !== undefined && (id === undefined || isMade))
    return <FunctionCopy key={seen.from} from={seen.from} isArrival={isArrival} onMade={onMade} />;
  if (id === undefined) return <FunctionList {...list} isArrival={isArrival} />;
  if (id === 'new' || isMade) return <FunctionEditor one={null} isArrival={isArrival} onMade={onMade} />;
  return <FunctionPage key={id} id={id} isArrival={isArrival} />;
}
