import { type CSSProperties, memo } from 'react';
import { type DocumentProps, GroupView, isSame } from './BlockView.tsx';
import type { Section } from './groups.ts';
import { section as sectionClass, settledSection } from './Markdown.css.ts';

interface SectionProps extends DocumentProps {
  section: Section;
  /** Whether it is complete: later text changes no block of it. */
  settled: boolean;
}

/** Characters on a line, and the height of a line, rem: only for sections that were never shown. */
const lineLength = 80;
const lineHeight = 1.5;

/** The height of a section that was not laid out yet. */
function likelySize({ groups, length }: Section): CSSProperties {
  const lines = groups.length + length / lineLength;
  return { containIntrinsicBlockSize: `auto ${Math.round(lines * lineHeight)}rem` };
}

/** Some blocks in succession. A settled section outside the viewport is not laid out. */
export const SectionView = memo(
  function SectionView({ section, settled, ...document }: SectionProps) {
    return (
      <div
        className={settled ? `${sectionClass} ${settledSection}` : sectionClass}
        style={settled ? likelySize(section) : undefined}
      >
        {section.groups.map((group) => (
          <GroupView key={group.key} group={group} {...document} />
        ))}
      </div>
    );
  },
  // Sections are created again for every piece.
  ({ section: a, settled: wasSettled, ...before }, { section: b, settled, ...after }) =>
    wasSettled === settled &&
    a.groups.length === b.groups.length &&
    a.groups.every((group, at) => {
      const other = b.groups[at];
      return other !== undefined && isSame({ group, ...before }, { group: other, ...after });
    }),
);
