/**
 * Colours of both themes as plain data, so that a test can compute their contrast.
 *
 * The brand pink #e22c63 is 4.4:1 on white and 4.26:1 on #121212, below AA for body text (APP-03): it stays for
 * graphics, focus and large headings. Text and text-bearing fills use derived tones. `negative` is a red-orange,
 * so that pink never reads as an error.
 */
export const lightColors = {
  /** Background of the page. */
  surface: '#fcfbfc',
  /** Background of cards, popovers, dialogs and fields. */
  surfaceRaised: '#ffffff',
  /** Background of side panels and quiet fills. */
  surfaceSunken: '#f4f2f5',
  surfaceHover: '#eeecf0',
  surfacePressed: '#e5e2e8',
  text: '#1b1a1e',
  textMuted: '#5c5963',
  /** Placeholders, captions, counters. */
  hint: '#6b6873',
  textDisabled: '#a5a2ac',
  border: '#e5e2e8',
  /** Borders of controls: at least 3:1 against every surface. */
  borderStrong: '#8a8793',
  /** Fill below `onAccent` text. */
  accent: '#c91f53',
  accentHover: '#b51a49',
  accentPressed: '#9c153e',
  onAccent: '#ffffff',
  /** Links and accented text. */
  accentText: '#c01c4e',
  accentTint: '#fde8ee',
  accentTintHover: '#fbd8e2',
  accentTintText: '#b91b4c',
  accentTintBorder: '#f3b6c8',
  /** Graphics and large headings only. */
  brand: '#e22c63',
  focus: '#e22c63',
  selection: '#fbd0dc',
  positive: '#17713c',
  positiveTint: '#e7f5ec',
  positiveBorder: '#abd8bb',
  negative: '#b33a08',
  negativeTint: '#fdeee6',
  negativeBorder: '#efb99c',
  negativeFill: '#b8400d',
  negativeFillHover: '#9f350a',
  info: '#1d5ca6',
  infoTint: '#e9f1fb',
  infoBorder: '#afcbea',
  warning: '#825300',
  warningTint: '#fdf4da',
  warningBorder: '#e5cd8d',
  overlay: 'rgb(27 22 30 / 38%)',
  tooltip: '#2b292f',
  tooltipText: '#f7f6f8',
  scrollbar: '#c9c6ce',
  skeleton: '#eae7ec',
  skeletonShine: '#f4f2f5',
  code: '#f6f4f7',
  codeText: '#2a282e',
  codeKeyword: '#7c3aa6',
  codeString: '#17693a',
  codeComment: '#6b6873',
  codeNumber: '#9a4300',
  codeTitle: '#1d5ca6',
  codeAttr: '#7d5100',
  codeType: '#0b6572',
  codeMeta: '#5c5963',
  codeAddition: '#17713c',
  codeDeletion: '#b33a08',
};

/** Names of the semantic colours; both themes define all of them. */
export type ColorName = keyof typeof lightColors;

export const darkColors: Record<ColorName, string> = {
  surface: '#121212',
  surfaceRaised: '#1b1a1d',
  surfaceSunken: '#17161a',
  surfaceHover: '#252428',
  surfacePressed: '#302e34',
  text: '#ededf0',
  textMuted: '#aeabb5',
  hint: '#96939e',
  textDisabled: '#63606a',
  border: '#2d2b31',
  borderStrong: '#75727d',
  accent: '#c91f53',
  accentHover: '#d6285d',
  accentPressed: '#b51a49',
  onAccent: '#ffffff',
  accentText: '#ff5c8a',
  accentTint: '#351520',
  accentTintHover: '#441a29',
  accentTintText: '#ff9bb7',
  accentTintBorder: '#6b2a40',
  brand: '#e22c63',
  focus: '#ff5c8a',
  selection: '#5a2236',
  positive: '#74d294',
  positiveTint: '#12271a',
  positiveBorder: '#2a5b3c',
  negative: '#ff9766',
  negativeTint: '#351a0e',
  negativeBorder: '#77401f',
  negativeFill: '#b8400d',
  negativeFillHover: '#c4470f',
  info: '#82bbf6',
  infoTint: '#122337',
  infoBorder: '#2c4f78',
  warning: '#efbf5b',
  warningTint: '#2b210a',
  warningBorder: '#64501d',
  overlay: 'rgb(0 0 0 / 52%)',
  tooltip: '#ededf0',
  tooltipText: '#1b1a1e',
  scrollbar: '#44414a',
  skeleton: '#29272d',
  skeletonShine: '#36333b',
  code: '#18171a',
  codeText: '#e2e1e6',
  codeKeyword: '#c99bf0',
  codeString: '#7fd19a',
  codeComment: '#96939e',
  codeNumber: '#f2a36b',
  codeTitle: '#82bbf6',
  codeAttr: '#e5bd6c',
  codeType: '#6fc9d6',
  codeMeta: '#aeabb5',
  codeAddition: '#74d294',
  codeDeletion: '#ff9766',
};

/** Shadows differ by theme: in the dark one, borders and darker shades show depth. */
export const lightShadows = {
  raised: '0 1px 2px rgb(27 22 30 / 5%)',
  hover: '0 2px 4px rgb(27 22 30 / 4%), 0 6px 16px rgb(27 22 30 / 7%)',
  popover: '0 2px 6px rgb(27 22 30 / 6%), 0 12px 32px rgb(27 22 30 / 12%)',
  dialog: '0 4px 12px rgb(27 22 30 / 8%), 0 24px 64px rgb(27 22 30 / 18%)',
};

export type ShadowName = keyof typeof lightShadows;

export const darkShadows: Record<ShadowName, string> = {
  raised: '0 1px 2px rgb(0 0 0 / 30%)',
  hover: '0 2px 4px rgb(0 0 0 / 30%), 0 8px 20px rgb(0 0 0 / 35%)',
  popover: '0 2px 6px rgb(0 0 0 / 35%), 0 12px 32px rgb(0 0 0 / 50%)',
  dialog: '0 4px 12px rgb(0 0 0 / 40%), 0 24px 64px rgb(0 0 0 / 60%)',
};

/**
 * Colours of the series of a chart, in their order: at least 3:1 on every surface, and neighbours differ in lightness,
 * and the first five are told apart under each colour blindness. Not part of the theme, because the first load shows no chart.
 */
export const chartColors = {
  light: [
    ...['#c91f53', '#28335c', '#4a8ae0', '#6a2fa0', '#c07a00'],
    ...['#7b1534', '#6272a8', '#0a5a62', '#a272da', '#7a5200'],
  ],
  dark: [
    ...['#f0487a', '#e6e8f6', '#82bbf6', '#8f5fe0', '#efbf5b'],
    ...['#c03b68', '#a3acd0', '#1f8f8a', '#cfaffa', '#ad7f33'],
  ],
};

/** The five steps of a heat map, from few to many, and the numbers on them: 4.5:1 and more. */
export const heatColors = {
  light: [
    { fill: '#e6eff9', text: '#1b1a1e' },
    { fill: '#bdd6f1', text: '#1b1a1e' },
    { fill: '#8cb6e6', text: '#1b1a1e' },
    { fill: '#2f6fc4', text: '#ffffff' },
    { fill: '#173f78', text: '#ffffff' },
  ],
  dark: [
    { fill: '#1b2836', text: '#f1eef8' },
    { fill: '#223f60', text: '#f1eef8' },
    { fill: '#2b5f98', text: '#f1eef8' },
    { fill: '#6fa8e4', text: '#141316' },
    { fill: '#b9dafb', text: '#141316' },
  ],
} as const;

/** Around a show of slides, on paper, and behind foreign pages: the same in both themes. */
export const fixedColors = { black: '#000000', white: '#ffffff' } as const;
