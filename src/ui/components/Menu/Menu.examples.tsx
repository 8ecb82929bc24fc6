import { Download, Pencil, Trash2 } from 'lucide-react';
import type { Examples } from '#ui/workshop/examples.ts';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from './Menu.tsx';

const window = { width: 260, height: 230 };

export const examples: Examples = {
  title: 'Меню',
  states: {
    Закрыто: () => (
      <Menu trigger={<Button>Действия</Button>}>
        <MenuItem id="rename">Переименовать</MenuItem>
      </Menu>
    ),
    Действия: {
      window,
      show: () => (
        <Menu trigger={<Button>Действия</Button>} isOpen placement="bottom start">
          <MenuItem id="rename" icon={<Pencil />}>
            Переименовать
          </MenuItem>
          <MenuItem id="download" icon={<Download />} isDisabled>
            Скачать
          </MenuItem>
          <MenuSeparator />
          <MenuItem id="remove" icon={<Trash2 />} isDanger>
            Удалить
          </MenuItem>
        </Menu>
      ),
    },
    'Выбор одного': {
      window,
      show: () => (
        <Menu trigger={<Button>Тема</Button>} isOpen placement="bottom start" selected="dark">
          <MenuItem id="light">Светлая</MenuItem>
          <MenuItem id="dark">Тёмная</MenuItem>
          <MenuItem id="system">Как в системе</MenuItem>
        </Menu>
      ),
    },
  },
};
