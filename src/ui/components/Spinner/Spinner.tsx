import { spinnerClass } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is awaited, in Russian. */
  label?: string;
  size?: 'sm' | 'md' | 'lg';
}

/** Waiting of unknown length, in the colour of the text. */
export function Spinner({ label = 'Загрузка', size }: SpinnerProps) {
  return <span role="progressbar" aria-label={label} className={spinnerClass({ size })} />;
}
