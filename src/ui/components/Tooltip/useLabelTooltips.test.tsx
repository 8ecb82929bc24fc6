import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabelTooltips } from './useLabelTooltips.tsx';

function Tools({ hasStop }: { hasStop: boolean }) {
  const { watch, tooltip } = useLabelTooltips();
  return (
    <div {...watch}>
      <IconButton label="Копировать" icon={<svg />} />
      <button type="button" aria-label="Новый чат с ChatGPT">
        Новый чат
      </button>
      {hasStop && <IconButton label="Остановить" icon={<svg />} />}
      {tooltip}
    </div>
  );
}

test('[CHAT-15] one tooltip shows the label of the focused icon button, none of a button with a text, and goes with its button', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Tools hasStop />);
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Копировать');
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Остановить');
  rerender(<Tools hasStop={false} />);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
