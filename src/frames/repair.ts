/** Shapes whose label begins and ends with these are not text: `[(база)]`, `[/ввод/]`. */
const shapes = /^\(.*\)$|^\[.*\]$|^[/\\].*[/\\]$/;

const quoted = (open: string, label: string, close: string): string =>
  `${open}"${label.trim().replaceAll('"', '#quot;')}"${close}`;

/**
 * A flowchart whose labels stand in quotes. Models leave them out where the grammar needs them: `A[Заявка (форма 1)]`,
 * `B{Сумма > 100 (руб.)?}`, `A -->|да (срочно)| B`. Tried only when the text as it is cannot be read.
 */
export function withQuotes(source: string): string {
  if (!/^\s*(?:---[\s\S]*?---\s*)?(?:%%.*\s*)*(?:graph|flowchart)\b/.test(source)) return source;
  return source
    .replaceAll(/\[([^[\]\n]*[(){}"<>@;][^[\]\n]*)\]/g, (whole, label: string) =>
      shapes.test(label) || /^\s*".*"\s*$/.test(label) ? whole : quoted('[', label, ']'),
    )
    .replaceAll(/\{([^{}"\n]*[()[\]<>@;][^{}"\n]*)\}/g, (_, label: string) => quoted('{', label, '}'))
    .replaceAll(/\|([^|"\n]*[()[\]{}<>@;][^|"\n]*)\|/g, (_, label: string) => quoted('|', label, '|'));
}
