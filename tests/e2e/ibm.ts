import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine/ace.d.ts';

/** The engine of IBM Equal Access: one script for the page, as axe is. */
const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** Rules that are not checked, with the reasons. Most of them never pass, because they require a manual check. */
const skipped = {
  aria_keyboard_handler_exists: 'does not know React’s listeners; the keyboard tests press the keys',
  blockquote_cite_exists: 'the source of a quote in an answer is not known',
  element_tabbable_unobscured:
    'takes a second per screen; axe and the tests of low windows check covered controls',
  element_tabbable_visible: 'skip links and actions under a message appear when they get the focus',
  form_submit_button_exists:
    'the buttons of a dialog are in its footer, outside the form; Ctrl+Enter sends it',
  input_label_visible: 'buttons with an icon have a name and a tooltip',
  style_color_misuse: 'requires a manual check of every style sheet',
  style_focus_visible: 'requires a manual check of every control',
  style_highcontrast_visible: 'requires a manual check of every page; other tests cover forced colours',
  text_contrast_sufficient: 'axe measures contrast, in both themes',
  text_spacing_valid: 'takes a second per screen; the styles contain no `!important`',
};

/** False positives, by rule and a part of the element, with the reasons. */
const accepted: readonly { rule: string; element: RegExp; reason: string }[] = [
  {
    rule: 'widget_tabbable_exists',
    element: /aria-label="Очистить"/,
    reason: 'the button of a search field is for pointers; Escape clears the field',
  },
  {
    rule: 'widget_tabbable_exists',
    element: /slot="(?:in|de)crement"/,
    reason: 'the buttons of a number field are for pointers; the arrow keys do the same',
  },
  {
    rule: 'fieldset_label_valid',
    element: /^<div data-rac="" class="[^"]*" role="group">/,
    reason: 'React Aria: the frame of a number field, whose input has the name',
  },
  {
    rule: 'aria_article_label_unique',
    element: /^<article/,
    reason:
      'a message is named by its author and its time; messages of the same minute differ by their position',
  },
  {
    rule: 'widget_tabbable_exists',
    element: /role="radiogroup"/,
    reason: 'React Aria hides the radio buttons in their labels; Tab and the arrow keys reach them',
  },
  {
    rule: 'input_autocomplete_valid',
    element: /type="email"/,
    reason: 'HTML allows `username` for an e-mail field, and password managers need it',
  },
  {
    rule: 'label_content_exists',
    element: /^<label slot="selection"/,
    reason:
      'React Aria names the input in the label by `aria-label` and its row; the engine does not look there',
  },
  {
    rule: 'input_checkboxes_grouped',
    element: /aria-label="(Моё|Сохранённое)"/,
    reason:
      'both are in one radiogroup, which axe checks; in a dialog the engine does not find the other one',
  },
  {
    rule: 'table_aria_descendants',
    element: /^<td[^>]* role="rowheader"/,
    reason: 'React Aria: the cell that names its row',
  },
  {
    rule: 'table_headers_related',
    element: /role="(columnheader|rowheader)"/,
    reason: 'React Aria: in a grid the role relates a header to its cells',
  },
  { rule: 'text_block_heading', element: /./, reason: 'a short text in large letters, such as the slogan' },
];

interface Finding {
  rule: string;
  message: string;
  element: string;
}

/** Runs in the page: returns the violations of the topmost dialog or menu, or of the whole page if none is open. */
async function check(skippedRules: readonly string[]): Promise<Finding[]> {
  const checker: Checker = new (Reflect.get(window, 'ace').Checker)();
  const full = checker.getGuidelines().find(({ id }) => id === 'IBM_Accessibility');
  if (!full) throw new Error('The engine has no guideline IBM_Accessibility');
  // Recommendations are left out, because they take half of the time.
  const checkpoints = full.checkpoints.map((checkpoint) => ({
    ...checkpoint,
    rules: (checkpoint.rules ?? []).filter(
      ({ id, level }) => String(level) === 'VIOLATION' && !skippedRules.includes(id),
    ),
  }));
  checker.addGuideline({ ...full, id: 'violations', checkpoints });
  // React Aria keeps a copy of its lists in `template` elements, where the engine cannot read styles.
  const { error } = console;
  console.error = (...texts: unknown[]) => {
    if (!texts.join(' ').includes('/template[')) error(...texts);
  };
  // The page behind an overlay is inert: the engine finds nothing in it that can get the focus.
  const overlays = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')];
  const { results } = await checker.check(overlays.at(-1) ?? document, ['violations']);
  console.error = error;
  return results
    .filter(({ value }) => ['FAIL', 'POTENTIAL', 'MANUAL'].includes(String(value[1])))
    .map(({ ruleId, message, snippet }) => ({ rule: ruleId, message, element: snippet }));
}

/** Checks the structure of the screen with IBM Equal Access: expects no violations and no possible violations. */
export async function expectNoIbmViolations(page: Page, screen: string): Promise<void> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  const found = await page.evaluate(check, Object.keys(skipped));
  const open = found.filter(
    (finding) =>
      !accepted.some(({ rule, element }) => rule === finding.rule && element.test(finding.element)),
  );
  expect
    .soft(
      open.map((finding) => `${finding.rule}: ${finding.message} ${finding.element}`),
      screen,
    )
    .toEqual([]);
}
