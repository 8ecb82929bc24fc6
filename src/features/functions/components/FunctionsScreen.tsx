import { useState } from 'react';
import { FunctionList } from './FunctionList.tsx';

interface FunctionsScreenProps {
  /** The open function, `new` for one that is being made; without one the list is shown. */
  id: string | undefined;
}

/** `/lab/agents-functions`: the functions that agents may call, or one of them (LAB-04). */
export function FunctionsScreen({ id }: FunctionsScreenProps) {
  const [seen, setSeen] = useState({ id, isArrival: false });
  if (seen.id !== id) setSeen({ id, isArrival: true });
  return <FunctionList isArrival={seen.isArrival} />;
}
