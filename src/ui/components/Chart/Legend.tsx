import { legend, legendButton, legendText, steps, swatch } from './Chart.css.ts';
import { heatSteps } from './heat.ts';
import type { ChartSeries, ChartType } from './shapes.ts';
import { cellColor, type Look, Swatch } from './Textures.tsx';

interface LegendProps {
  id: string;
  type: ChartType;
  series: readonly ChartSeries[];
  looks: readonly Look[];
  hidden: ReadonlySet<number>;
  onChange: (hidden: ReadonlySet<number>) => void;
  /** Called with the series whose name is pointed at or has the focus; null without one. */
  onLight: (index: number | null) => void;
}

/** A button for each series, which hides and shows it, and makes it stand out while it is pointed at; the last shown one stays. */
export function Legend({ id, type, series, looks, hidden, onChange, onLight }: LegendProps) {
  if (series.length < 2) return null;
  return (
    <ul className={legend} aria-label="Ряды графика">
      {series.map(({ name }, index) => {
        const look = looks[index];
        return (
          <li key={name}>
            <button
              type="button"
              className={legendButton}
              aria-pressed={!hidden.has(index)}
              disabled={series.length - hidden.size === 1 && !hidden.has(index)}
              onClick={() => onChange(toggled(hidden, index))}
              onPointerEnter={() => onLight(index)}
              onPointerLeave={() => onLight(null)}
              onFocus={() => onLight(index)}
              onBlur={() => onLight(null)}
            >
              <svg aria-hidden="true" className={swatch} viewBox="0 0 12 12">
                {look && <Swatch id={id} index={index} look={look} type={type} />}
              </svg>
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function toggled(old: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(old);
  if (!next.delete(index)) next.add(index);
  return next;
}

/** The steps of a heat map, from few to many; the numbers stand in the cells. */
export const HeatLegend = () => (
  <p className={legendText}>
    меньше
    <svg aria-hidden="true" className={steps} viewBox="0 0 100 12">
      {Array.from({ length: heatSteps }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps have an order and nothing else
        <rect key={step} x={step * 20} width="18" height="12" style={{ fill: cellColor(step) }} />
      ))}
    </svg>
    больше
  </p>
);
