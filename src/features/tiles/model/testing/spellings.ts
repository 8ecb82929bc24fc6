/**
 * What people type to find a service, with the services of which one has to be first: transliterations, other cases,
 * typing mistakes, the other keyboard layout, what they do, names of services that the portal does not have.
 */
export const spellings = `
  чатгпт | chatGpt
  чат гпт | chatGpt
  Чат ГПТ | chatGpt
  чатжпт | chatGpt
  чат жпт | chatGpt
  джипити | chatGpt
  чат джипити | chatGpt
  гпт | chatGpt
  жпт | chatGpt
  gpt | chatGpt
  chat gpt | chatGpt
  Chat-GPT | chatGpt
  chatgtp | chatGpt
  чатгтп | chatGpt
  срфепзе | chatGpt
  xfnugn | chatGpt
  openai | chatGpt
  опенаи | chatGpt
  гопота | chatGpt
  чатом гпт | chatGpt
  нейросеть | chatGpt
  гпт с картинками | chatGptMulti
  чат с картинками | chatGptMulti
  gpt vision | chatGptMulti
  скриншот | chatGptMulti
  яндекс | yaChat
  яндекс гпт | yaChat
  яндексгпт | yaChat
  яндекс жпт | yaChat
  яндекс джипити | yaChat
  yandex gpt | yaChat
  yandexgpt | yaChat
  yandex | yaChat
  zyltrc | yaChat
  янднекс | yaChat
  яндекса | yaChat
  алиса | yaChat
  алису | yaChat
  редактура | yaChat
  гигачат | gigaChat
  гига чат | gigaChat
  Гига-чат | gigaChat
  гигачату | gigaChat
  гигачатом | gigaChat
  гигчат | gigaChat
  гигачатт | gigaChat
  gigachat | gigaChat
  giga chat | gigaChat
  ubufxfn | gigaChat
  пшпфсрфе | gigaChat
  сбер | gigaChat
  сбербанк | gigaChat
  сбера | gigaChat
  джемини | gemini
  гемини | gemini
  джимини | gemini
  джеминай | gemini
  гугл | gemini perplexity
  google | gemini translate
  lbgcbr | deepSeek
  бард | gemini
  клод | claude
  клода | claude
  клодом | claude
  клауд | claude
  claud | claude
  rkjl | claude
  антропик | claude
  юрист | claude
  грок | grok
  грока | grok
  грокк | grok
  илон маск | grok
  дипсик | deepSeek
  дип сик | deepSeek
  дипсика | deepSeek
  дипсиком | deepSeek
  дипсек | deepSeek
  дибсик | deepSeek
  deepseek | deepSeek
  deep seek | deepSeek
  вуузыуул | deepSeek
  математика | deepSeek
  sql | deepSeek
  перплексити | perplexity
  перплекс | perplexity
  пeрплексити | perplexity
  перплексити  | perplexity
  перплексiти | perplexity
  perplexiti | perplexity
  интернет | perplexity videoDownload
  поисковик | perplexity
  новости | perplexity
  лама | llama
  ллама | llama
  ламу | llama
  kfvf | llama
  лама 3.2 | llama3_2
  llama 3 2 | llama3_2
  конфиденциально | llama
  василиса | vasilisa
  василисе | vasilisa
  васелиса | vasilisa
  dfcbkbcf | vasilisa
  отпуск | vasilisa
  командировка | vasilisa
  командировку | vasilisa
  регламент | vasilisa
  пропуск | vasilisa
  больничный | vasilisa
  справка | vasilisa
  кадры | vasilisa
  далли | img
  дал и | img
  dall e | img
  dalle | img
  стейбл дифьюжн | sd
  стейбл | sd
  стэйбл дифьюжн | sd
  sd | sd
  шедеврум | yaArt
  яндекс арт | yaArt
  яндексарт | yaArt
  флакс | flux
  флюкс | flux
  миджорни | flux
  миджорней | flux
  мид джорни | flux
  midjourney | flux
  vbl;jhyb | flux
  картинка | chatGptMulti img yaArt flux
  картинки | chatGptMulti img yaArt flux
  нарисовать | img
  рисунок | img
  логотип | img yaArt flux
  открытка | img yaArt flux
  вывеска | flux
  стенограмма | audio
  стенограму | audio
  cntyjuhfvvf | audio
  расшифровка | audio
  расшифровать | audio
  транскрибация | audio
  транскрипция | audio
  диктофон | audio
  субтитры | audio translateFile searchByFile
  виспер | whisper
  уиспер | whisper
  виспера | whisper
  протокол | summaryAudio
  совещание | audio summaryAudio
  планёрка | summaryAudio
  конспект | summaryAudio annotator
  озвучка | speech
  озвучить | speech
  jpdexrf | speech
  озвчка | speech
  диктор | speech
  вслух | speech
  голос | speech
  tts | speech
  элевен | speechEleven
  элевенлабс | speechEleven
  eleven labs | speechEleven
  11labs | speechEleven
  ютуб | videoDownload
  youtube | videoDownload
  рутуб | videoDownload
  видос | videoDownload
  скачать видео | videoDownload
  вебинар | videoDownload
  переводчик | translate
  гугл переводчик | translate
  дипл | translate
  перевести | translate translateLocal
  перевод | translate
  gthtdjl | translate
  английский | translate
  перевод договора | translateFile
  выжимка | annotator yaSummaryLink
  аннотация | annotator
  скан | ocr
  сканер | ocr
  распознать | ocr
  файнридер | ocr
  ocr | ocr
  рукопись | ocr
  пересказ статьи | yaSummaryLink
  сайт | yaSummaryLink
  нейропересказ | yaSummaryLink
  чат с документом | searchByFile
  цитата | searchByFile
  эксель | searchByTable
  ексель | searchByTable
  excel | searchByTable
  таблица | searchByTable
  таблички | searchByTable
  диаграмма | searchByTable
  nf,kbwf | searchByTable
`;
