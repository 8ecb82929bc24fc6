/** Browser and system by the header `User-Agent`. */

/** The first that matches counts: most browsers name others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Such as `Chrome, Windows`; empty for what is no known browser. */
export function deviceOf(userAgent: string): string {
  const find = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(', ');
}
