interface DrawnWaveProps {
  /** Which part of it is in the second colour. @default none */
  played?: number;
}

const BARS = 64;

/** A wave of sound as a drawing, for a sound that is not there yet: the same for all. Fills its box. */
export const DrawnWave = ({ played = 0 }: DrawnWaveProps) => (
  <svg
    viewBox={`0 0 ${BARS * 4} 32`}
    preserveAspectRatio="none"
    width="100%"
    height="100%"
    aria-hidden="true"
    fill="currentColor"
  >
    {Array.from({ length: BARS }, (_, index) => {
      const height = 4 + 22 * Math.abs(Math.sin(index * 0.7) * Math.cos(index * 0.23));
      return (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
          key={index}
          data-played={index < played * BARS || undefined}
          x={index * 4}
          y={16 - height / 2}
          width="2"
          height={height}
          rx="1"
        />
      );
    })}
  </svg>
);
