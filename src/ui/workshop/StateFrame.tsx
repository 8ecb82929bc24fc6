import { Heading } from '../components/Text/Heading.tsx';
import { type Address, writeAddress } from './address.ts';
import type { ExampleState } from './examples.ts';
import { frame, framed, windowed } from './workshop.css.ts';

interface StateFrameProps {
  name: string;
  state: ExampleState;
  /** Width of frames without their own, px. */
  width: number | undefined;
  address: Address;
}

/** A state below its name. Overlays get a window of their own, so that all states are visible at once. */
export function StateFrame({ name, state, width, address }: StateFrameProps) {
  const { show: Show, ...own } = typeof state === 'function' ? { show: state } : state;
  return (
    <section className={frame}>
      <Heading level={2} size="xs" tone="muted">
        {name}
      </Heading>
      {own.window ? (
        <iframe
          title={name}
          src={writeAddress({ ...address, state: name, plain: true, filter: '' })}
          className={windowed}
          style={own.window}
        />
      ) : (
        <div className={framed} style={{ width: own.width ?? width }}>
          <Show />
        </div>
      )}
    </section>
  );
}
