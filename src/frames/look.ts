import type { MermaidConfig } from 'mermaid';
import type { Theme } from '#markdown/preview/messages.ts';
import { chartColors, darkColors, lightColors } from '#ui/theme/palette.ts';

/** Fonts of the system: a picture cannot load one, and the same one must have been measured. */
const fontFamily = 'Arial, "Liberation Sans", Helvetica, sans-serif';

/** `name0` to `name11` in turn. */
const numbered = (name: string, values: readonly string[], first = 0): [string, string][] =>
  Array.from({ length: 12 }, (_, at) => [`${name}${at + first}`, values[at % values.length] ?? '']);

/** Colours and fonts of diagrams in a theme of the portal, as settings of the library. */
export function lookOf(theme: Theme): MermaidConfig {
  const color = theme === 'dark' ? darkColors : lightColors;
  const fills = [
    color.infoBorder,
    color.positiveBorder,
    color.warningBorder,
    color.accentTintBorder,
    color.negativeBorder,
    color.scrollbar,
  ];
  const text = [color.text];
  const themeVariables = {
    darkMode: theme === 'dark',
    useGradient: false,
    dropShadow: 'none',
    fontFamily,
    fontSize: '15px',
    background: color.surface,
    primaryColor: color.infoTint,
    primaryTextColor: color.text,
    primaryBorderColor: color.info,
    secondaryColor: color.positiveTint,
    secondaryTextColor: color.text,
    secondaryBorderColor: color.positive,
    tertiaryColor: color.warningTint,
    tertiaryTextColor: color.text,
    tertiaryBorderColor: color.warning,
    nodeBorder: color.info,
    nodeTextColor: color.text,
    noteBkgColor: color.warningTint,
    noteTextColor: color.text,
    noteBorderColor: color.warningBorder,
    lineColor: color.textMuted,
    textColor: color.text,
    titleColor: color.text,
    clusterBkg: color.surfaceSunken,
    clusterBorder: color.borderStrong,
    edgeLabelBackground: color.surface,
    stateEdgeLabelBackground: color.surface,
    relationLabelBackground: color.surface,
    erEdgeLabelBackground: color.surface,
    requirementEdgeLabelBackground: color.surface,
    rowOdd: color.surfaceRaised,
    rowEven: color.surfaceSunken,
    errorBkgColor: color.negativeTint,
    errorTextColor: color.text,
    sectionBkgColor: color.surfaceSunken,
    sectionBkgColor2: color.surfaceSunken,
    altSectionBkgColor: color.surface,
    gridColor: color.border,
    todayLineColor: color.brand,
    taskBkgColor: color.infoBorder,
    taskBorderColor: color.info,
    taskTextColor: color.text,
    taskTextDarkColor: color.text,
    taskTextLightColor: color.text,
    taskTextOutsideColor: color.text,
    activeTaskBkgColor: color.warningBorder,
    activeTaskBorderColor: color.warning,
    doneTaskBkgColor: color.scrollbar,
    doneTaskBorderColor: color.borderStrong,
    critBkgColor: color.negativeBorder,
    critBorderColor: color.negative,
    pieTitleTextSize: '18px',
    pieTitleTextColor: color.text,
    pieSectionTextColor: color.text,
    pieLegendTextColor: color.text,
    pieLegendTextSize: '15px',
    pieStrokeColor: color.surface,
    pieOuterStrokeColor: color.surface,
    pieOpacity: '1',
    scaleLabelColor: color.text,
    xyChart: { backgroundColor: 'transparent', plotColorPalette: chartColors[theme].join(',') },
    ...Object.fromEntries([
      ...numbered('pie', fills, 1),
      ...numbered('cScale', fills),
      ...numbered('cScaleInv', fills),
      ...numbered('cScaleLabel', text),
      ...numbered('git', fills),
      ...numbered('gitBranchLabel', text),
      ...numbered('fillType', fills),
    ]),
  };
  return {
    theme: 'base',
    darkMode: theme === 'dark',
    fontFamily,
    themeVariables,
    // Lines would cross the words on them; the library has no setting for lines of a Gantt chart.
    themeCSS: `.edgeLabel rect,.labelBkg{opacity:1!important;fill:${color.surface}!important}.grid .tick line{stroke:${color.border}!important}`,
  };
}
