import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { departures } from './scales.ts';

const root = new URL('../../', import.meta.url).pathname;

/** Values that are meant, with the reasons. */
const meant = [
  // Half of what the track is higher than its thumb.
  'src/ui/components/Switch/Switch.css.ts padding: 0.1875rem',
  // Covers the colour that browsers give to fields they have filled.
  'src/ui/components/TextField/Field.css.ts boxShadow: 0 0 0 100px ‹vars.color.surfaceRaised› inset',
  // As high as a row of a windowed table without padding and border.
  'src/ui/components/Table/Table.css.ts lineHeight: 2.1875rem',
  // A slide has the type of its deck.
  'src/features/presentations/slide/PictureView.tsx lineHeight: 1.4',
  'src/features/presentations/editor/slide/EditedFrame.tsx fontWeight: 700 | 400',
  // A count in a circle of 18 px.
  'src/features/shell/components/NotificationsButton.css.ts fontSize: 0.6875rem',
  'src/features/shell/components/NotificationsButton.css.ts lineHeight: 1.125rem',
];

test('[APP-03] colours, type, space, corners, shadows, layers and motion of the styles are from the scales', () => {
  const files = globSync('src/**/*.{css.ts,tsx}', { cwd: root }).filter(
    (path) => !path.startsWith('src/ui/theme/') && !/\.test\.tsx$|\/testing\//.test(path),
  );
  const found = files.flatMap((path) =>
    departures(path, readFileSync(`${root}${path}`, 'utf8')).map(({ rule }) => `${path} ${rule}`),
  );
  expect(found.sort()).toEqual([...meant].sort());
  expect(meant.length).toBeLessThanOrEqual(10);
});

test.each([
  ["color: '#c91f53'", 'colour'],
  ["background: 'rgb(0 0 0 / 50%)'", 'colour'],
  ["border: '1px solid white'", 'colour'],
  ["fontSize: '0.875rem'", 'type'],
  ['fontSize: 14', 'type'],
  ["fontSize: '0.9em'", 'type'],
  ['lineHeight: 1.4', 'type'],
  ['fontWeight: isBold ? 700 : vars.weight.regular', 'type'],
  ["letterSpacing: '-0.01em'", 'type'],
  ["borderRadius: '10px'", 'radius'],
  ['borderStartEndRadius: 4', 'radius'],
  [`boxShadow: \`0 2px 8px \${vars.color.border}\``, 'shadow'],
  ['zIndex: 5', 'order'],
  [`transition: \`opacity 150ms \${vars.ease.out}\``, 'motion'],
  [`transition: \`opacity \${vars.duration.fast} ease-in\``, 'motion'],
  [`padding: \`\${vars.space[2]} 10px\``, 'space'],
  ["marginInline: 'calc(100% - 1.5rem)'", 'space'],
  ['gap: 6', 'space'],
  ['top: -4', 'space'],
])('a style with `%s` is outside the scale: %s', (style, scale) => {
  expect(departures('a.css.ts', `const a = style({ ${style} });`)).toMatchObject([{ scale }]);
  expect(departures('a.tsx', `const a = <i style={{ ${style} }} />;`)).toMatchObject([{ scale }]);
});

test('a constant of the file does not hide a literal', () => {
  const text = `const gap = '10px';\nconst a = style({ gap, padding: \`0 \${gap}\` });`;
  expect(departures('a.css.ts', text).map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    '2 gap: 10px',
    '2 padding: 0 10px',
  ]);
});

test.each([
  'padding: vars.space[2]',
  `margin: \`calc(-1 * \${vars.space[1]}) auto 0\``,
  "marginInlineStart: '-1px'",
  "padding: '0.1em 0.35em'",
  "left: '50%'",
  "paddingBlockStart: '14vh'",
  "borderRadius: '50%'",
  `borderRadius: \`0 \${vars.radius.md} \${vars.radius.md} 0\``,
  `boxShadow: \`inset 0 0 0 2px \${vars.color.focus}\``,
  `transition: \`transform \${vars.duration.fast} linear\``,
  "width: 'min(20rem, 80vw)'",
  'lineHeight: 1',
  'zIndex: 0',
  "color: 'CanvasText'",
  "whiteSpace: 'nowrap'",
])('a style may have `%s`', (style) => {
  expect(departures('a.css.ts', `const a = style({ ${style} });`)).toEqual([]);
});
