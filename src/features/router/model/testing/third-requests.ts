/** A third table, written after the ranking had been changed for the second one, to see what it does with new words. */
export const thirdRequests = `
  нужен текст поздравления с днём бухгалтера | | chatGpt yaChat gigaChat
  на немецкий: Sehr geehrte Damen und Herren не надо, просто переведи наш ответ | | translate
  перетолмачь служебку с английского | | translate chatGpt
  как по-китайски будет «накладная» | | translate
  переведите приложенный сертификат соответствия | Сертификат.pdf | translateFile
  прошу перевести переписку с поставщиком, она конфиденциальна | | translateLocal
  вот интервью с экспертом, нужен текст слово в слово | interview_expert.mp3 | audio whisper
  о чём договорились с заказчиком? | созвон 14-05.wav | summaryAudio
  разбей запись по репликам участников | round_table.mp3 | whisper audio
  кто за что отвечает по итогам планёрки | plan.ogg | summaryAudio
  прослушай и скажи суть | audio1.aac | summaryAudio
  вот голосовуха от начальника, лень слушать | voice.ogg | summaryAudio audio whisper
  зачитай регламент пожарной безопасности дикторским голосом | | speech speechLocal speechEleven
  хочу чтобы текст прочитали вслух | | speech speechEleven speechLocal
  текст для IVR: вы позвонили в отдел продаж, озвучьте пожалуйста | | speech speechEleven speechLocal
  сделай аудио из этого объявления | | speech speechLocal speechEleven
  изобрази бухгалтера в виде супергероя | | img yaArt flux
  фон для зума с видом на море | | img yaArt flux
  концепт упаковки для мороженого | | flux img yaArt chatGpt
  визитка для директора: дизайн | | flux img yaArt
  сгенерируй фото склада с паллетами | | flux img yaArt
  нужна картинка без слов для слайда про доверие | | img yaArt flux
  придумай подпись под картинку | | chatGpt yaChat gigaChat
  логотип обсудим потом, сейчас придумай название компании | | chatGpt yaChat gigaChat grok
  какая маржа по каждому товару | прайс.xlsx | searchByTable
  отсортируй по дате и удали пустые | выгрузка.csv | searchByTable
  динамика по кварталам на графике | выручка_2025.xlsx | searchByTable
  что за цифры на этом скрине | screenshot.png | chatGptMulti gemini searchByTable
  прочти, что тут написано | рецепт.jpg | ocr chatGptMulti
  паспорт оборудования отсканирован, нужен в ворде | паспорт_станка.pdf | ocr
  какая модель телефона на снимке | IMG_1.jpeg | chatGptMulti gemini
  сократи документ до одной страницы | Положение.docx | annotator chatGpt
  о чем договор, только коротко | договор аренды.pdf | annotator
  кто подписал и когда | Соглашение.pdf | searchByFile
  какая ответственность сторон? | Договор.docx | searchByFile claude
  есть ли в этих файлах пункт о конфиденциальности | a.docx, b.docx, c.pdf | searchByFile
  подготовь ответ на письмо из вложения | Входящее 45.pdf | chatGpt claude gigaChat
  сделай текст официальнее | Письмо.docx | chatGpt claude gigaChat
  сделай по этому документу презентацию | Стратегия.docx | chatGpt claude gigaChat
  прочитай и объясни человеческим языком | Постановление.pdf | chatGpt claude gigaChat annotator
  почитай вот это и скажи главное https://www.kommersant.ru/doc/7700000 | | yaSummaryLink
  сохрани вебинар https://www.youtube.com/live/abc чтобы посмотреть в поезде | | videoDownload
  www.consultant.ru/document/cons_doc_LAW_34683/ коротко | | yaSummaryLink
  напиши отзыв о сайте https://example.ru | | chatGpt yaChat gigaChat yaSummaryLink
  кто сейчас министр транспорта | | perplexity
  сколько стоит тонна арматуры сегодня | | perplexity
  какие штрафы ввели за утечки данных в 2026 | | perplexity
  подбери научные статьи по усталости металла с doi | | perplexity
  какие выставки по логистике пройдут осенью | | perplexity
  как оформить больничный | | vasilisa
  потерял пропуск, что делать | | vasilisa
  сколько суточных платят в командировке за границу | | vasilisa
  кто у нас отвечает за закупку канцелярии | | vasilisa
  где взять справку 2-НДФЛ | | vasilisa
  можно ли работать из дома в пятницу | | vasilisa chatGpt
  напиши функцию на TypeScript, которая сортирует даты | | deepSeek claude
  выдаёт ошибку #ЗНАЧ! в формуле ВПР | | deepSeek claude chatGpt
  решить систему уравнений x+y=5, x-y=1 | | deepSeek
  сколько плитки нужно на комнату 4 на 5 метров | | deepSeek chatGpt
  помоги составить резюме на должность инженера | | chatGpt gigaChat yaChat claude
  сделай мягче: вы уволены | | yaChat chatGpt gigaChat
  напомни, как правильно: «в течение» или «в течении» | | yaChat chatGpt gigaChat
  идеи подарков партнёрам | | chatGpt gigaChat yaChat grok
  дай план презентации о качестве | | chatGpt gigaChat yaChat claude
  как дела | | chatGpt gigaChat yaChat
  договор займа между физлицами | | chatGpt claude gigaChat yaChat
  скажи дипсику чтобы посчитал | | deepSeek
  сбер чат | | gigaChat
  попроси Клода отредактировать | | claude
  нейросеть от яндекса для текста | | yaChat
  gtht[fcrfk nfrcnf | | chatGpt yaChat gigaChat
  jpdexm hjkbr | | speech speechEleven speechLocal
  nhfycrhb,fwbz pdjyrf | zvonok.mp3 | audio whisper
  сделай расшифровочку | rec001.wav | audio whisper
  нарисуй мне плиз логотипчик | | img flux yaArt
  обложку бы для ютуб канала | | img flux yaArt
`;
