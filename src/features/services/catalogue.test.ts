import { describe, expect, test } from 'vitest';
import { settingsOf } from '#features/service-settings/index.ts';
import { loadDetails } from './details/load-details.ts';
import { chatServices, isService, serviceOf } from './services.ts';

/** The table of services-in-chat.md §2: settings, accepted files, placeholder, starters, view. */
const table = `
  chatGpt | model, temperature, instruction | docs srt | Спросите или приложите документ | Сократи письмо: … · План встречи: … · Найди слабые места документа | markdown
  chatGptMulti | model, detail | pics ≤ 5 | Приложите картинку и спросите | Что на графике? · Таблицу — в текст · Найди ошибки макета | markdown
  yaChat | model, temperature | – | Напишите задачу по-русски | Перепиши просто: … · Пять заголовков: … · Поздравь коллегу: … | markdown
  gigaChat | model, temperature | docs | Напишите задачу или приложите файл | Перескажи документ · Ответь на жалобу: … · Должностная инструкция: … | markdown
  gemini | model, temperature | pdf txt pics | Длинный документ или картинка | Все сроки и ответственные · Сравни документы · Опиши схему | markdown
  claude | model, temperature | pdf txt docx pics | Задача, договор или код | Риски договора · Объясни код: … · Служебная записка: … | markdown
  grok | model, temperature | – | Спросите коротко | Объясни за минуту: … · Доводы за и против: … · Назови проект: … | markdown
  deepSeek | model, thinking | pdf txt | Задача, расчёт или код | Реши по шагам: … · Напиши SQL: … · Найди ошибку: … | reasoning, markdown
  perplexity | model, recency | – | Что найти в интернете? | Что изменилось: … · Сравни со ссылками на источники: … · Новости недели: … | markdown, sources
  llama | temperature, maxTokens | – | Текст, который нельзя выносить | Перескажи: … · Записка о … · Проверь тон: … | markdown
  llama3_2 | temperature, maxTokens | – | Короткий вопрос или черновик | Тема письма: … · Исправь ошибки: … · Сделай список: … | markdown
  vasilisa | base | docs | Спросите о правилах компании | Как оформить командировку? · Сколько дней отпуска? · Пропуск для гостя | markdown, sources
  img | size, quality, count | – | Опишите картинку | Обложка отчёта: … · Иконка: … · Иллюстрация: … | images
  sd | size, steps, negative, seed | – | Опишите картинку, лучше по-английски | Office, soft light, photo · Узор из листьев · Макет упаковки: … | images
  yaArt | aspect, seed | – | Опишите картинку по-русски | Зимняя Москва, акварель · Открытка: … · Добрый робот | images
  flux | aspect, model | – | Опишите картинку и надпись | Постер «Неделя безопасности» · Кофе, утро, фото · Вывеска: … | images
  audio | language, timestamps | sound 1 | Приложите запись или запишите | Русский с метками · English · Заметка с микрофона | transcript
  whisper | language, speakers | sound 1 | Запись останется в компании | Совещание · Интервью вдвоём · Диктовка | transcript
  summaryAudio | length, protocol | sound 1 | Приложите запись встречи | Протокол · Кратко · Подробный конспект | markdown
  speech | voice, speed, format | – | Текст, который прочитать | Автоответчик: … · Ролик: … · Медленно: … | audio
  speechEleven | voice, stability, similarity | – | Текст, который прочитать выразительно | Реклама: … · Сказка: … · Приветствие: … | audio
  speechLocal | voice, speed | – | Внутренний текст для озвучки | Инструктаж: … · Объявление: … · Курс: … | audio
  videoDownload | video | – | Ссылка на видео | 720p · Только звук · Наименьший размер | media
  translate | from, to, tone | – | Текст для перевода | Письмо на английский · На русский · На китайский, деловой | translation
  translateLocal | from, to | – | Внутренний текст для перевода | На английский · На русский · На немецкий | translation
  translateFile | from, to | docs srt, 1 | Приложите документ | Договор на английский · Инструкцию на русский · Субтитры | file
  annotator | length, answerIn | docs 1 | Приложите документ | Кратко · Подробно · Иностранный — по-русски | markdown
  ocr | scripts | pdf pics, 1 | Приложите скан или фото | Русский · Русский и английский · Снимок экрана | recognition
  yaSummaryLink | length | – | Ссылка на статью | Кратко · Подробно · Вставить ссылку из буфера | markdown, sources
  searchByFile | depth | docs srt ≤ 10 | Спросите о документах | Сроки и штрафы? · Сравни требования · Всё о расторжении | markdown, sources
  searchByTable | sheet | xlsx csv png jpeg, 1 | Спросите о таблице | Суммы и график · Где отклонения? · Пропуски и повторы | markdown, table, chart
`;

const sets: Record<string, string[]> = {
  docs: ['pdf', 'txt', 'doc', 'docx'],
  pics: ['png', 'jpeg', 'bmp', 'gif', 'tiff'],
  sound: ['mp3', 'wav', 'aac', 'ogg', 'wma'],
  '–': [],
};
/** Endings that are another spelling of one that the table names. */
const spellings = new Set(['jpg', 'tif']);
const list = (text: string): string[] => text.split(', ');

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('[CHAT-16] each service opens as services-in-chat.md §2 says', () => {
  test('the table has all services', () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(chatServices));
  });

  test.each(rows)(
    '%s',
    async (name = '', settings = '', files = '', placeholder = '', starters = '', view = '') => {
      const service = serviceOf(name);
      if (!service || !isService(name)) throw new Error(`${name} is not in the catalogue`);
      const facts = { text: '', sheets: ['Лист 1'] };
      const shown = settingsOf(name, { options: undefined, models: undefined }, facts);
      expect(shown.map(({ key }) => key)).toEqual(list(settings));

      const [words = '', count] = files.split(/,? ≤? ?(?=\d+$)/);
      const accepted = words.split(' ').flatMap((word) => sets[word] ?? [word]);
      const endings = service.accept.map((ending) => ending.slice(1)).filter((one) => !spellings.has(one));
      expect(endings).toEqual(accepted);
      expect(service.maxFiles).toBe(count ? Number(count) : accepted.length > 0 ? null : 0);

      const details = await loadDetails(name);
      expect(details?.placeholder.replaceAll('\u00a0', ' ')).toBe(placeholder);
      expect(details?.starters.map(({ label }) => label)).toEqual(starters.split(' · '));
      expect(service.views).toEqual(list(view));
    },
  );

  test('each but ChatGPT asks in its own words, and what makes something says what comes out', async () => {
    for (const [name, service] of Object.entries(chatServices)) {
      const details = await loadDetails(name);
      const outcomes = details?.starters.filter(({ outcome }) => outcome).length;
      expect(outcomes, name).toBe(service.kind === 'text' ? 0 : 3);
      expect(details?.question !== undefined, name).toBe(name !== 'chatGpt');
    }
  });
});
