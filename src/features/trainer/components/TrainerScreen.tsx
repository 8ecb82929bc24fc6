import { useState } from 'react';
import { Curriculum } from './Curriculum.tsx';
import { ExercisePage, type TrainerPlace } from './ExercisePage.tsx';

interface TrainerScreenProps {
  /** The open exercise; without one the list is shown. */
  exerciseId: string | undefined;
  /** The attempt whose result is shown. */
  attemptId: string | undefined;
  /** Opens another place of the trainer. */
  onOpen: (place: TrainerPlace) => void;
}

/** `/lab/qTrainer`: the list of exercises, or one of them (LAB-03). */
export function TrainerScreen({ exerciseId, attemptId, onOpen }: TrainerScreenProps) {
  const [seen, setSeen] = useState({ exerciseId, isArrival: false });
  if (seen.exerciseId !== exerciseId) setSeen({ exerciseId, isArrival: true });
  const { isArrival } = seen;
  if (exerciseId === undefined) return <Curriculum isArrival={isArrival} />;
  return (
    <ExercisePage
      key={exerciseId}
      exerciseId={exerciseId}
      attemptId={attemptId}
      isArrival={isArrival}
      onOpen={onOpen}
    />
  );
}
