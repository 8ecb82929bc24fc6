import { LayoutGrid, ListTree, RectangleHorizontal } from 'lucide-react';
import { SegmentedControl } from '#ui/index.ts';
import type { View } from './editor-search.ts';

const slide = { id: 'slide', label: 'Слайд', icon: <RectangleHorizontal /> } as const;
const outline = { id: 'outline', label: 'Структура', icon: <ListTree /> } as const;
const all = { id: 'all', label: 'Все слайды', icon: <LayoutGrid /> } as const;

interface ViewSwitchProps {
  view: View | undefined;
  onView: (view: View | undefined) => void;
  /** On a phone the slides are cards already. */
  isPhone?: boolean;
}

/** What of the presentation is shown: one slide, the texts of all slides, or all slides (PRES-63, PRES-64). */
export const ViewSwitch = ({ view, onView, isPhone = false }: ViewSwitchProps) => (
  <SegmentedControl
    label="Вид презентации"
    items={isPhone ? [{ ...all, id: 'slide' as const }, outline] : [slide, outline, all]}
    selected={isPhone && view === 'all' ? 'slide' : (view ?? 'slide')}
    onSelect={(id) => onView(id === 'slide' ? undefined : id)}
  />
);
