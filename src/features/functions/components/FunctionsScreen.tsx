import { useState } from 'react';
import { FunctionEditor } from './FunctionEditor.tsx';
import { FunctionList } from './FunctionList.tsx';
import { FunctionPage } from './FunctionPage.tsx';

interface FunctionsScreenProps {
  /** The open function, `new` for one that is being made; without one the list is shown. */
  id: string | undefined;
}

/** `/lab/agents-functions`: the functions that agents may call, or one of them (LAB-04). */
export function FunctionsScreen({ id }: FunctionsScreenProps) {
  const [seen, setSeen] = useState({ id, isArrival: false });
  if (seen.id !== id) setSeen({ id, isArrival: true });
  const { isArrival } = seen;
  if (id === undefined) return <FunctionList isArrival={isArrival} />;
  if (id === 'new') return <FunctionEditor one={null} isArrival={isArrival} />;
  return <FunctionPage key={id} id={id} isArrival={isArrival} />;
}
