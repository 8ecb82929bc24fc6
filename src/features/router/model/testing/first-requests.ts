/**
 * Requests as people of an office write them, with the services that are right for each. Written before the ranking
 * (HOME-09).
 *
 * Columns: the request (⏎ is a line break); names of the attached files; the right services, the best one first; what
 * else is the case: `internal` (only internal services are shown), `personal` (the hint about personal data),
 * `recent=NAME,NAME` (services used last, newest first).
 */
export const firstRequests = `
  переведи на английский: Добрый день, направляем вам счёт | | translate
  переведи договор на английский | Договор.docx | translateFile
  gthtdtlb gbcmvj yf fyukbqcrbq | | translate
  перевидите пожалуйста на немецкий это письмо | | translate
  как будет по-английски «акт сверки»? | | translate
  translate to Russian: Please find attached the invoice | | translate
  нужен перевод инструкции с китайского на русский | manual.pdf | translateFile
  Переведи внутреннюю переписку на английский, наружу нельзя | | translateLocal
  субтитры на русский | film.srt | translateFile
  переведи на казахский, только чтобы текст не уходил из компании | | translateLocal
  переведи что написано на картинке | скрин.png | chatGptMulti ocr gemini
  Письмо о переводе сотрудника в другой отдел | | chatGpt yaChat gigaChat claude llama
  Напиши заявление на перевод на удалёнку | | chatGpt yaChat gigaChat claude llama
  Не переводи, просто исправь ошибки в тексте: I has a apple | | chatGpt yaChat gigaChat claude
  Объясни, почему перевод денег контрагенту завис в банке | | chatGpt yaChat gigaChat grok
  Переведи контракт на русский, наружу нельзя | contract.pdf | searchByFile annotator vasilisa | internal

  расшифруй запись совещания | meeting.mp3 | audio whisper
  нужна стенограмма разговора с клиентом, запись внутренняя | call.wav | whisper audio
  Кто что говорил? раздели по спикерам | Планёрка.ogg | whisper
  сделай протокол встречи | Запись 12 мая.mp3 | summaryAudio
  краткие итоги созвона | zoom_call.mp3 | summaryAudio
  что решили на совещании? | soveschanie.wav | summaryAudio
  конспект лекции из аудио | lecture.aac | summaryAudio
  переведи голосовое в текст | audio_2026.ogg | audio whisper
  | диктофон.mp3 | audio whisper summaryAudio
  расшифровка интервью в контуре | interview.wav | whisper
  Как мне получить текст из аудиозаписи? | | audio whisper
  есть запись созвона на час, хочу протокол с поручениями | | summaryAudio

  озвучь текст: Уважаемые коллеги, завтра учебная тревога | | speech speechEleven speechLocal
  прочитай вслух приветствие для автоответчика | | speech speechEleven
  нужна выразительная озвучка рекламного ролика с интонацией | | speechEleven
  Озвучь внутренний инструктаж по технике безопасности, за пределы компании нельзя | | speechLocal
  озвучка курса для новичков женским голосом | | speech speechEleven speechLocal
  сделай mp3 из текста объявления | | speech speechLocal speechEleven
  jpdexm j,]zdktybt | | speech speechLocal speechEleven
  Озвучь итоги совещания | | speech speechEleven speechLocal

  нарисуй логотип для кофейни | | flux img yaArt
  картинка для поста ко дню строителя | | yaArt img flux
  обложка для годового отчёта в синих тонах | | img flux yaArt
  Плакат «Мой руки» с крупной надписью | | flux
  фотореалистичный кабинет директора, вечерний свет | | flux img
  сгенерируй изображение робота в каске | | img yaArt flux
  нужна иллюстрация для внутренней презентации, не выносить наружу | | sd
  нарисуй зимнюю Москву акварелью | | yaArt img
  создай иконку корзины для сайта | | img flux
  Открытка с 8 марта для коллег | | yaArt img flux
  пусть миджорни сделает баннер | | flux img yaArt
  Draw a cat in a suit | | img flux yaArt sd
  сделай картинку в стейбл дифьюжн: склад ночью | | sd
  придумай слоган для плаката | | chatGpt yaChat gigaChat grok
  опиши, что нарисовано на схеме | схема.png | chatGptMulti gemini
  нарисуй график продаж по месяцам | продажи.xlsx | searchByTable
  придумай 5 идей для логотипа, рисовать не надо | | chatGpt yaChat gigaChat grok

  посчитай сумму по столбцу «Выручка» | отчет.xlsx | searchByTable
  где отклонения от плана больше 10%? | план-факт.csv | searchByTable
  сколько договоров заключил каждый менеджер | реестр.xlsx | searchByTable
  найди дубли и пропуски | base.xlsx | searchByTable
  построй диаграмму | data.csv | searchByTable
  | Смета.xlsx | searchByTable
  напиши формулу для Excel: сумма если дата позже сегодня | | deepSeek claude chatGpt
  какая средняя зарплата по отделам | штатка.xlsx | searchByTable

  распознай скан договора | scan001.pdf | ocr
  вытащи текст с фотографии | IMG_2034.jpg | ocr
  нужно получить текст из отсканированного акта | акт.pdf | ocr
  отсканировал паспорт, перепечатай в текст | паспорт.jpeg | ocr | personal
  переведи картинку в текст | page.tiff | ocr
  что на фото? | photo.jpg | chatGptMulti gemini
  найди ошибки в макете | макет.png | chatGptMulti gemini
  что видно на графике и какой вывод | график.png | chatGptMulti gemini searchByTable
  распознай таблицу со снимка и посчитай итоги | таблица.png | searchByTable ocr chatGptMulti
  | скан.tif | ocr chatGptMulti

  кратко перескажи документ | Отчёт за год.pdf | annotator
  о чём этот файл, в двух словах | stat.docx | annotator
  сделай аннотацию статьи | статья.pdf | annotator
  выжимка из регламента на страницу | регламент.docx | annotator
  какие штрафы указаны в договоре? | договор.pdf | searchByFile claude
  найди срок поставки и условия оплаты | ТЗ.docx, договор.pdf | searchByFile
  сравни две редакции договора | v1.docx, v2.docx | searchByFile claude gemini
  в каком пункте говорится о расторжении | contract.pdf | searchByFile
  проверь договор на риски | Договор поставки.docx | claude chatGpt searchByFile
  исправь ошибки в документе и верни текст | Письмо.docx | chatGpt claude gigaChat
  | инструкция.pdf | annotator searchByFile chatGpt
  ответь на претензию из файла | Претензия.pdf | chatGpt claude gigaChat

  перескажи статью https://vc.ru/marketing/1234 | | yaSummaryLink
  https://habr.com/ru/articles/777/ | | yaSummaryLink
  о чём тут: https://www.rbc.ru/economics/01/02/2026/abc | | yaSummaryLink
  скачай видео https://rutube.ru/video/abc/ | | videoDownload
  https://www.youtube.com/watch?v=dQw4w9WgXcQ | | videoDownload
  сохрани только звук из ролика https://vk.com/video-1_2 | | videoDownload
  вытащи главное со страницы https://consultant.ru/doc/1 | | yaSummaryLink
  хочу скачать вебинар по ссылке | | videoDownload
  нужен пересказ страницы по ссылке | | yaSummaryLink

  последние новости рынка логистики с источниками | | perplexity
  найди в интернете цены конкурентов на поддоны | | perplexity
  какая сейчас ключевая ставка ЦБ? | | perplexity
  что изменилось в законе о персональных данных в этом году | | perplexity
  погугли отзывы о поставщике ООО Ромашка | | perplexity
  найди свежую статистику по текучести кадров, дай ссылки | | perplexity

  сколько дней отпуска мне положено? | | vasilisa
  как оформить командировку | | vasilisa
  заказать пропуск для гостя | | vasilisa
  где найти регламент закупок | | vasilisa
  как подать заявку на новый ноутбук в айти | | vasilisa
  кому отправлять больничный | | vasilisa
  rfr jajhvbnm jngecr | | vasilisa
  какой у нас дресс-код | | vasilisa
  напиши заявление на отпуск с 1 по 14 июля | | chatGpt yaChat gigaChat llama vasilisa

  напиши sql запрос: клиенты без заказов за год | | deepSeek claude
  объясни код: for i in range(10): print(i) | | claude deepSeek chatGpt
  найди ошибку в функции на питоне | | deepSeek claude
  макрос VBA, который объединяет листы | | deepSeek claude
  реши задачу по шагам: из пункта А в пункт Б выехал поезд | | deepSeek
  регулярка для российского номера телефона | | deepSeek claude chatGpt
  посчитай рентабельность: выручка 120 млн, затраты 95 млн | | deepSeek chatGpt
  объясни условие 5 договора простыми словами | | chatGpt claude yaChat gigaChat

  напиши письмо поставщику о задержке поставки | | chatGpt yaChat gigaChat claude
  сократи письмо до трёх предложений: Уважаемый Иван Иванович… | | chatGpt yaChat gigaChat
  перефразируй вежливее: вы опять сорвали сроки | | yaChat chatGpt gigaChat
  поздравление коллеге с юбилеем в стихах | | chatGpt yaChat gigaChat
  придумай план совещания на час | | chatGpt yaChat gigaChat
  Составь должностную инструкцию кладовщика | | gigaChat chatGpt yaChat claude
  проверь грамматику и запятые | | yaChat chatGpt gigaChat
  Служебная записка о нехватке персонала, для внутреннего пользования, наружу нельзя | | llama llama3_2
  текст конфиденциальный: перепиши короче | | llama llama3_2
  ответь на жалобу клиента | | chatGpt yaChat gigaChat
  объясни за минуту, что такое факторинг | | grok chatGpt yaChat gigaChat
  привет | | chatGpt yaChat gigaChat
  привет | | gigaChat | recent=translate,gigaChat
  составь характеристику на Иванова, СНИЛС 112-233-445 95 | | llama llama3_2 vasilisa | personal
  напиши письмо клиенту | | llama llama3_2 | internal
  переведи письмо на английский | | translateLocal | internal
  переведи: паспорт 4509 123456 выдан Ивановой | | translateLocal | personal
  нарисуй открытку | | sd | internal

  спроси у гигачата, как написать резюме | | gigaChat
  дипсик реши уравнение | | deepSeek
  хочу в чат гпт | | chatGpt
  открой клод | | claude
  чатжпт напиши пост | | chatGpt
  яндекс гпт перепиши текст | | yaChat
  перплексити найди рейтинг CRM | | perplexity
  Лама, проверь тон письма | | llama llama3_2
  василиса где столовая | | vasilisa
  грок, доводы за и против удалёнки | | grok
  джемини сравни документы | a.pdf, b.pdf | gemini
  через виспер расшифруй | rec.mp3 | whisper
  нарисуй в шедевруме котика | | yaArt
  илевен лабс приветствие | | speechEleven
  claude, перескажи документ | доклад.docx | claude
`;
