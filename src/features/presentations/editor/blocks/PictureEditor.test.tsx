import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Block } from '../../model/deck.ts';
import { takePicture } from '../../pictures/take-picture.ts';
import { PictureEditor } from './PictureEditor.tsx';

vi.mock(import('../../pictures/take-picture.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  takePicture: vi.fn(),
}));
vi.mock('../saving/EditorContext.ts', () => ({ useOpenEditor: () => ({ session: { store: null } }) }));
vi.mock('../store/deck-store.ts', () => ({ useCurrentSlide: () => null }));

afterEach(cleanup);

const idFile = '0b8e7a52-1111-4222-8333-444455556666';

test('[PRES-15] a description that is typed while the picture is uploaded stays', async () => {
  const upload = Promise.withResolvers<{ idFile: string }>();
  vi.mocked(takePicture).mockReturnValue(upload.promise);
  const saved: Block[] = [];
  function Edited() {
    const [block, setBlock] = useState<Block>();
    const save = (next: Block): void => {
      saved.push(next);
      setBlock(next);
    };
    return <PictureEditor name="picture" block={block} onChange={save} onLeave={() => undefined} />;
  }
  const { container } = render(<Edited />);
  const input = container.querySelector('input[type="file"]');
  if (!input) throw new Error('no input');
  fireEvent.change(input, { target: { files: [new File(['png'], 'склад.png', { type: 'image/png' })] } });
  const alt = screen.getByRole('textbox', { name: 'Описание картинки' });
  fireEvent.change(alt, { target: { value: 'План склада' } });
  upload.resolve({ idFile });
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ idFile }));
  expect(saved.at(-1)).toMatchObject({ alt: 'План склада' });
});
