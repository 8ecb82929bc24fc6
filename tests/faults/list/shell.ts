import type { Fault } from '../fault.ts';

const shell = 'src/features/shell/components/Shell.test.tsx';
const journeys = 'tests/e2e/shell.spec.ts';
const paletteSpec = 'tests/e2e/palette.spec.ts';
const palette = 'src/features/commands/components/CommandPalette.test.tsx';
const screens = 'src/app/screens.ts';
const focus = 'src/ui/layout/focus-screen.ts';

/** The frame of every page: headings, title, header, palette, shortcuts, feedback. */
export const shellFaults: readonly Fault[] = [
  {
    id: 'screen-focus',
    file: focus,
    find: 'target.focus({ preventScroll: true });',
    replace: '',
    why: 'After following a link the focus stays in the menu.',
    notices: [{ test: shell, title: 'a new screen has its title, the focus on its heading' }],
  },
  {
    id: 'screen-unannounced',
    file: screens,
    find: '    announce(title);\n',
    replace: '',
    why: 'A screen reader does not announce a new screen.',
    notices: [{ test: shell, title: 'a new screen has its title, the focus on its heading' }],
  },
  {
    id: 'skip-links-missing',
    file: 'src/features/shell/components/MainLayout.tsx',
    find: '      <SkipLinks />\n',
    replace: '',
    why: 'Keyboard users have to go through the whole header to reach the page.',
    notices: [
      { test: journeys, title: 'the skip links lead past the header, and in a chat to the composer' },
    ],
  },
  {
    id: 'profile-menu-last-item',
    file: 'src/features/shell/components/ProfileMenu.tsx',
    find: "setStart('last')",
    replace: "setStart('first')",
    why: 'The arrow up opens the profile menu at the wrong item.',
    notices: [{ test: shell, title: 'ArrowDown opens the profile menu at its first item' }],
  },
  {
    id: 'title-does-not-flip',
    file: 'src/platform/title.ts',
    find: '    resultsArrived.subscribe(startFlipping),\n',
    replace: '',
    why: 'A user in another tab does not see that the answer is complete.',
    notices: [{ test: shell, title: 'an answer that arrives while the window is unfocused' }],
  },
  {
    id: 'focus-scrolls-page',
    file: focus,
    find: 'target.focus({ preventScroll: true });',
    replace: 'target.focus();',
    why: 'Back leads to the top of the page.',
    notices: [{ test: journeys, title: 'Back restores the scroll position' }],
  },
  {
    id: 'banners-move-page',
    file: 'src/features/tiles/components/Banners.tsx',
    find: 'layout.isPlaceKept && <div className={css.place} />',
    replace: 'null',
    why: 'Late banners move what the user is about to press.',
    notices: [
      {
        test: journeys,
        title: 'late banners shift nothing, on a phone and on a wide screen, at the first visit and later',
      },
    ],
  },
  {
    id: 'notifications-never-seen',
    file: 'src/features/shell/components/NotificationsPanel.tsx',
    find: 'void changeSettings({ notificationsSeen: new Date(newest).toISOString() });',
    replace: '',
    why: 'Notifications count as new after they were read.',
    notices: [{ test: shell, title: 'new ones are counted until they are seen' }],
  },
  {
    id: 'palette-other-layout',
    file: 'src/features/commands/model/rank.ts',
    find: '    ...others.map((other) => scoreSpelling(other, command) - 1),\n',
    replace: '',
    why: 'The palette finds nothing for words typed in the other keyboard layout.',
    notices: [{ test: palette, title: 'a service is found when typed in the wrong keyboard layout' }],
  },
  {
    id: 'palette-forgets',
    file: 'src/features/commands/components/CommandPalette.tsx',
    find: 'rememberCommand(userId, command.id);',
    replace: '',
    why: 'The palette does not list recent commands.',
    notices: [{ test: palette, title: 'a service is found when typed in the wrong keyboard layout' }],
  },
  {
    id: 'palette-arrows-stop',
    file: 'src/features/commands/components/CommandPalette.tsx',
    find: '(index - 1 + count) % count',
    replace: 'Math.max(index - 1, 0)',
    why: 'The arrow up does not lead from the first command to the last.',
    notices: [{ test: palette, title: 'arrows, Home and End move the selection' }],
  },
  {
    id: 'palette-choice-unspoken',
    file: 'src/features/commands/components/CommandPalette.tsx',
    find: '              aria-activedescendant={current && optionId(current)}\n',
    replace: '',
    why: 'A screen reader does not announce the selected command.',
    notices: [{ test: palette, title: 'arrows, Home and End move the selection' }],
  },
  {
    id: 'palette-search-pause',
    file: 'src/features/history/useChatCommands.tsx',
    find: 'const SEARCH_DELAY_MS = 300;',
    replace: 'const SEARCH_DELAY_MS = 0;',
    why: 'The palette searches the history at every keystroke.',
    notices: [{ test: palette, title: 'chats are searched 300 ms after the last letter' }],
  },
  {
    id: 'palette-loses-first-letters',
    file: 'src/features/commands/components/Commands.tsx',
    find: 'onType={setTyped}',
    replace: 'onType={() => undefined}',
    why: 'Input before the palette has loaded is lost.',
    notices: [{ test: paletteSpec, title: 'letters typed before it has loaded arrive in its field' }],
  },
  {
    id: 'shortcut-in-field',
    file: 'src/platform/shortcuts.ts',
    find: 'if (isSingle && event.target instanceof Element && event.target.closest(fields)) return;',
    replace: '',
    why: 'A question mark in a field opens the list of shortcuts.',
    notices: [{ test: palette, title: '«?» lists the shortcuts' }],
  },
  {
    id: 'shortcut-over-dialog',
    file: 'src/platform/shortcuts.ts',
    find: 'if (!handler || document.querySelector(dialogs)) return;',
    replace: 'if (!handler) return;',
    why: 'The palette opens over a dialog.',
    notices: [{ test: palette, title: '«?» lists the shortcuts' }],
  },
  {
    id: 'report-is-question',
    file: 'src/features/feedback/components/FeedbackModal.tsx',
    find: 'text, isError, ...(file',
    replace: 'text, isError: false, ...(file',
    why: 'The report of an error is sent to support as a question.',
    notices: [
      {
        test: 'src/features/feedback/components/FeedbackModal.test.tsx',
        title: 'a report from an error dialog reaches the gateway',
      },
    ],
  },
  {
    id: 'feedback-draft-lost',
    file: 'src/features/feedback/model/feedback-draft.ts',
    find: '      texts.write(values);\n',
    replace: '',
    why: 'A reload loses the text for support.',
    notices: [
      {
        test: 'src/features/feedback/components/FeedbackModal.test.tsx',
        title: 'typed text is kept after the form closes, for each user separately',
      },
    ],
  },
  {
    id: 'feedback-stays-open',
    file: 'src/features/feedback/components/FeedbackModal.tsx',
    find: '.then(() => onClose())',
    replace: '',
    why: 'The feedback form stays open after it was sent.',
    notices: [
      { test: 'tests/e2e/feedback.spec.ts', title: 'works by keyboard; the focus returns to the button' },
    ],
  },
];
