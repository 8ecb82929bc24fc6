/** The page of a contact sheet: all layouts and kinds of charts side by side in the theme of the query, `?theme=sea`. */
import { createRoot } from 'react-dom/client';
import { THEME_LIST, themeName } from '#features/presentations/model/themes.ts';
import { SlideView } from '#features/presentations/slide/SlideView.tsx';
import { pictures } from './pictures.ts';
import { sampleBrand, samples } from './samples.ts';

const wanted = new URLSearchParams(location.search).get('theme');
const theme = THEME_LIST.find((one) => one === wanted) ?? 'light';
const pictureSrc = (id: string): string => pictures[id] ?? '';

const width = 320;
Object.assign(document.body.style, {
  margin: 0,
  width: 'max-content',
  background: '#dcdce0',
  color: '#1b1a1e',
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <main style={{ padding: 20, font: '15px/20px Arimo, sans-serif' }}>
    <h1 style={{ margin: '0 0 16px', font: '700 22px/28px Arimo, sans-serif' }}>
      {themeName(theme, sampleBrand)}
    </h1>
    <div style={{ display: 'grid', gap: '16px 20px', gridTemplateColumns: `repeat(4, ${width}px)` }}>
      {samples.map(({ name, slide }, at) => (
        <figure key={slide.id} style={{ margin: 0 }}>
          <SlideView
            slide={slide}
            theme={theme}
            brand={sampleBrand}
            number={at + 1}
            footer="Новый склад: план проекта"
            pictureSrc={pictureSrc}
            showsOverflow
          />
          <figcaption style={{ paddingTop: 4 }}>{name}</figcaption>
        </figure>
      ))}
    </div>
  </main>,
);
