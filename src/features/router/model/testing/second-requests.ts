/**
 * Requests of another kind of day, by profession, written after the ranking with fresh words, so that they show how it does
 * with what it was not made for. The columns are those of `first-requests.ts`.
 */
export const secondRequests = `
  подскажи, нет ли тут кабальных пунктов для нас | Договор аренды 2026.docx | claude chatGpt searchByFile
  сопоставь редакцию контрагента с нашей | наша.docx, контрагент.docx | searchByFile claude gemini
  процитируй, что сказано про форс-мажор | Contract_EN.pdf | searchByFile
  составь претензию о взыскании неустойки за просрочку 14 дней | | chatGpt claude gigaChat yaChat
  свежая судебная практика по 223-ФЗ | | perplexity
  чем отличается аванс от задатка? | | chatGpt gigaChat yaChat claude grok
  нужна английская версия соглашения о неразглашении | NDA.docx | translateFile
  доверенность на получение товара, шаблон | | chatGpt gigaChat yaChat claude
  вычитай допсоглашение, нет ли опечаток | допник.docx | chatGpt claude gigaChat

  подготовь оффер кандидату на позицию логиста | | chatGpt gigaChat yaChat claude
  текст вакансии: менеджер по закупкам, Казань | | chatGpt gigaChat yaChat
  вопросы для собеседования с главбухом | | chatGpt gigaChat yaChat claude
  какой порядок увольнения по соглашению сторон у нас | | vasilisa
  можно ли взять отгул в счёт переработки | | vasilisa
  где посмотреть остаток отпускных дней | | vasilisa
  сделай выжимку из резюме кандидата | cv_petrov.pdf | annotator
  подходит ли кандидат под требования вакансии? | резюме.pdf, вакансия.docx | searchByFile claude chatGpt
  тост на юбилей начальника отдела | | yaChat chatGpt gigaChat
  анкета удовлетворённости сотрудников, 10 вопросов | | chatGpt gigaChat yaChat

  коммерческое предложение на поставку кабеля | | chatGpt gigaChat yaChat claude
  как вежливо отказать клиенту в скидке | | chatGpt yaChat gigaChat grok
  что о компании «Вектор» пишут в сети | | perplexity
  сравни цены на Газель Next у дилеров | | perplexity
  разложи продажи по регионам и покажи топ-5 | sales_q2.xlsx | searchByTable
  запись звонка: что обещал менеджер и какой бюджет озвучил клиент | 89161234567.mp3 | summaryAudio audio whisper
  возражения клиента и ответы на них | | chatGpt gigaChat yaChat grok
  скрипт холодного звонка для продажи видеонаблюдения | | chatGpt gigaChat yaChat claude

  сведи обороты по контрагентам за квартал | ОСВ 60.xlsx | searchByTable
  почему не сходится сальдо? | акт сверки.xlsx | searchByTable
  проверь, нет ли повторяющихся счетов | счета.csv | searchByTable
  вбей данные с накладной в текст | ТОРГ-12.jpg | ocr
  вытяни реквизиты из счёта | счет_фактура.pdf | ocr searchByFile
  с какого числа меняется МРОТ и сколько он будет | | perplexity
  рассчитай амортизацию линейным методом: 1,2 млн на 5 лет | | deepSeek chatGpt
  расшифровка статьи «Прочие расходы» для пояснительной записки | | chatGpt gigaChat yaChat claude
  как отразить в учёте перевод основного средства на консервацию | | chatGpt gigaChat claude yaChat vasilisa
  формула в экселе, чтобы вытащить ИНН из ячейки | | deepSeek claude chatGpt

  протокол оперативки | VOICE_0012.WAV | summaryAudio
  наговорил письмо на диктофон, преврати в текст | memo.ogg | audio whisper
  оформи минутки по встрече с подрядчиком | teams_rec.mp3 | summaryAudio
  объявление о санитарном дне | | chatGpt yaChat gigaChat
  сделай запись для громкой связи: уважаемые посетители, магазин закрывается | | speech speechEleven speechLocal
  напечатай то, что написано от руки | заметки директора.png | ocr
  приглашение на английском языке для делегации | | chatGpt yaChat gigaChat claude
  расставь знаки препинания | | yaChat chatGpt gigaChat
  на какой парковке можно оставить машину гостя | | vasilisa
  сверстай поздравительную картинку к 23 февраля | | yaArt img flux

  поясни трейсбек: TypeError: 'NoneType' object is not subscriptable | | claude deepSeek chatGpt
  напиши парсер логов на го | | deepSeek claude
  почему падает запрос? SELECT * FROM orders WHERE id = NULL | | deepSeek claude chatGpt
  разберись в схеме электрощита | щит.jpg | chatGptMulti gemini
  datasheet на русский, таблицы сохранить | STM32.pdf | translateFile
  какой момент затяжки болтов по инструкции | Руководство по ремонту.pdf | searchByFile
  допустимая нагрузка на балку 6 метров, реши с пояснениями | | deepSeek chatGpt
  сделай ревью пул реквеста | | claude deepSeek chatGpt
  конвертируй json в csv скриптом | | deepSeek claude chatGpt

  баннер 16:9 «Скидки до 50%» для сайта | | flux img yaArt
  придумай 10 постов в телеграм про нашу кофемашину | | chatGpt yaChat gigaChat
  голос за кадром для рекламы, бодро и с эмоциями | | speechEleven speech
  контент-план на март | | chatGpt gigaChat yaChat
  скинь ролик с рутуба на диск https://rutube.ru/video/1f2e/ | | videoDownload
  что пишут конкуренты: https://www.cnews.ru/articles/2026-05-01_rynok | | yaSummaryLink perplexity
  сгенерь аватарку для канала, минимализм | | img flux yaArt
  убери воду из статьи | | yaChat chatGpt gigaChat
  референс упаковки чая, экостиль, фотосъёмка | | flux img yaArt
  что здесь не так с дизайном лендинга? | landing.png | chatGptMulti gemini
  подпись к фото в соцсети | | chatGpt yaChat gigaChat
  name ideas for a coffee brand | | chatGpt grok gigaChat yaChat claude

  тезисы выступления на форум | | chatGpt gigaChat yaChat
  что важного в этом отчёте, мне на две минуты | Отчёт правления.pdf | annotator
  итоги стратсессии по пунктам | стратсессия.mp3 | summaryAudio
  сравни стоимость владения автопарком: лизинг или покупка | | deepSeek chatGpt claude grok gigaChat yaChat
  обезличенно не получится, там зарплаты: сделай сводку | | llama llama3_2
  обсудить вариант реорганизации, строго внутри компании | | llama llama3_2
  письмо партнёрам в Шанхай переложи на китайский деловым тоном | | translate
  прогноз развития рынка складов на 2027 год | | perplexity
  презентация для совета директоров: структура слайдов | | chatGpt gigaChat yaChat claude

  не озвучивай, просто сократи объявление | | chatGpt yaChat gigaChat
  перевод 300 тысяч между счетами: какое назначение платежа указать | | chatGpt gigaChat yaChat claude
  перенеси текст в таблицу | | chatGpt gigaChat yaChat claude
  картинку не надо, опиши словами офис мечты | | chatGpt yaChat gigaChat
  расшифруй KPI и OKR простым языком | | chatGpt yaChat gigaChat grok
  график дежурств на новогодние праздники | | chatGpt gigaChat yaChat vasilisa
  сколько будет 18% от 2 450 000 | | deepSeek chatGpt
  обложка трудовой книжки порвалась, что делать | | vasilisa chatGpt gigaChat yaChat
  как нарисовать процесс закупки: посоветуй программу | | chatGpt gigaChat yaChat
  Видео с корпоратива не открывается, что делать? | | chatGpt vasilisa gigaChat yaChat
  что такое RAG | | chatGpt gigaChat yaChat grok
  объясни, чем Claude лучше ChatGPT | | chatGpt gigaChat yaChat perplexity grok claude
  напиши статью про GigaChat для блога | | chatGpt yaChat gigaChat claude

  gthtcrf;b ljrevtyn | dogovor.pdf | annotator
  yfhbceq kjujnbg | | img yaArt flux
  перескажы статю https://lenta.ru/news/2026/05/01/x/ | | yaSummaryLink
  рапознай | doc.tiff | ocr
  озвчь приветствие | | speech speechEleven speechLocal
  пиревести на франзузский | | translate
  гигачад накидай идей для тимбилдинга | | gigaChat
  джипити помоги с планом | | chatGpt
  спроси дипсика про интеграл | | deepSeek
  у клода спроси про риски | | claude
  в нейронке яндекса поправь текст | | yaChat
  прочти голосом элевена | | speechEleven
  скачать лекцию с ютьюба | | videoDownload
  стейбл дифьюжен, город будущего | | sd
  флюкс вывеска «Пекарня» | | flux
`;
