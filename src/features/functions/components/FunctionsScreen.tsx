import { useState } from 'react';
import { FunctionEditor } from './FunctionEditor.tsx';
import { FunctionList } from './FunctionList.tsx';
import { FunctionPage } from './FunctionPage.tsx';

interface FunctionsScreenProps {
  /** The open function, `new` for one that is being made; without one the list is shown. */
  id: string | undefined;
}

interface Seen {
  id: string | undefined;
  isArrival: boolean;
  /** Id of the function that was made in the form which is open. */
  made?: string;
}

/** `/lab/agents-functions`: the functions that agents may call, or one of them (LAB-04). */
export function FunctionsScreen({ id }: FunctionsScreenProps) {
  const [seen, setSeen] = useState<Seen>({ id, isArrival: false });
  if (seen.id !== id) setSeen(id === seen.made ? { ...seen, id } : { id, isArrival: true });
  const { isArrival, made } = seen;
  if (id === undefined) return <FunctionList isArrival={isArrival} />;
  // A new function gets an address when it is saved; its form stays, with the focus where it is.
  if (id === 'new' || id === made)
    return (
      <FunctionEditor
        one={null}
        isArrival={isArrival}
        onMade={(uuid) => setSeen((before) => ({ ...before, made: uuid }))}
      />
    );
  return <FunctionPage key={id} id={id} isArrival={isArrival} />;
}
