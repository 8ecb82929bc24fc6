import type { TimelineBox } from '../model/boxes.ts';
import { Lines } from './Lines.tsx';
import { drawing, plain } from './SlideView.css.ts';
import { at } from './units.ts';

/** Events along a line, as a list in order of time. */
export const TimelineView = ({ box }: { box: TimelineBox }) => (
  <>
    <svg
      aria-hidden="true"
      className={drawing}
      style={at(box)}
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
    >
      {box.line && <line {...box.line} stroke={box.lineColor} strokeWidth="3" />}
      {box.steps.map(({ dotX, dotY }) => (
        <circle key={dotX} cx={dotX} cy={dotY} r={box.radius} fill={box.dotColor} />
      ))}
    </svg>
    <ol className={plain}>
      {box.steps.map((step) => (
        <li key={step.x} className={plain}>
          <Lines lines={step.when} fontSize={box.whenFontSize} color={box.whenColor} />{' '}
          <Lines lines={step.what} fontSize={box.fontSize} color={box.whatColor} />
        </li>
      ))}
    </ol>
  </>
);
