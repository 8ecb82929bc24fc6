/** The outline of a picture of this proportion, `16:9`. */
export function AspectOutline({ aspect }: { aspect: string }) {
  const [width = 1, height = 1] = aspect.split(':').map(Number);
  const scale = 18 / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
      <rect x={12 - w / 2} y={12 - h / 2} width={w} height={h} rx={1} />
    </svg>
  );
}
