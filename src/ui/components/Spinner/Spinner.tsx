import { spinnerClass } from './Spinner.css.ts';

export interface SpinnerProps {
  /** The accessible name, in Russian. */
  label?: string;
  size?: 'sm' | 'md' | 'lg';
}

/** A loading indicator of unknown duration in the text colour. */
export function Spinner({ label = 'Загрузка', size }: SpinnerProps) {
  return <span role="progressbar" aria-label={label} className={spinnerClass({ size })} />;
}
