/** Arabic words for what the checks of content find wrong (db/seed, domain/content). */
const arCheckReasons: readonly (readonly [RegExp, string])[] = [
  [/^Text is missing$/, 'النص ناقص.'],
  [/^Invalid key: Expected "?\w+"? but received undefined$/, 'هذا الحقل ناقص.'],
  [/^Invalid key: .*$/, 'لا حقل بهذا الاسم في هذا النوع.'],
  [/^Invalid type: Expected .* but received undefined$/, 'القيمة ناقصة.'],
  [/^Invalid type: .*$/, 'القيمة ليست من النوع المطلوب.'],
  [/^Invalid (?:format|URL|email|length|value|integer)\b.*$/, 'القيمة ليست بالصيغة المطلوبة.'],
  [/^"ar" is missing: .*$/, 'ينقصه النص العربي.'],
  [/^"en" is missing: .*$/, 'ينقصه النص الإنجليزي.'],
  [/^A title has at most (\d+) characters$/, 'العنوان أطول من $1 حرفًا.'],
  [/^A template has at most (\d+) characters$/, 'القالب أطول من $1 حرفًا.'],
  [/^code is not allowed$/, 'لا يُقبل نص برمجي هنا.'],
  [/^(\w+) is not allowed$/, 'لا تُقبل هذه الصيغة في النص: $1.'],
  [/^there is no page at "(.*)"$/i, 'لا صفحة في العنوان «$1».'],
  [
    /^the link "(.*)" must begin with .*$/,
    'الرابط «$1» يلزم أن يبدأ بـ / أو # أو https:// أو mailto: أو tel:.',
  ],
  [/^There is no record at "(.*)"$/, 'لا مادة في العنوان «$1».'],
  [/^"(.*)" is not visible as long as this record$/, '«$1» لا تظهر طوال ظهور هذه المادة.'],
  [/^There is no heading or question for "(.*)"$/, 'لا عنوان فرعيًّا ولا سؤال للرابط «$1».'],
  [/^no heading has the id "(.*)"$/, 'لا عنوان فرعيًّا بالمعرّف «$1».'],
  [/^the id "(.*)" is used twice$/, 'المعرّف «$1» مستعمل مرتين.'],
  [
    /^the page layout uses the id "(.*)": choose another$/,
    'المعرّف «$1» مستعمل في هيكل الصفحة؛ اختر غيره.',
  ],
  [/^a heading must have level 2 or 3$/, 'العنوان الفرعي بعلامتين ## أو ثلاث ###.'],
  [/^the heading needs an \{#id\} at its end$/, 'يلزم أن ينتهي العنوان الفرعي بمعرّف: {#id}.'],
  [/^the heading has no text$/, 'العنوان الفرعي بلا نص.'],
  [/^The text must begin with a heading of level 2$/, 'يلزم أن يبدأ النص بعنوان فرعي ##.'],
  [
    /^The headings must have the same ids and order in both languages$/,
    'معرّفات العناوين الفرعية وترتيبها يلزم أن تتطابق في اللغتين.',
  ],
  [
    /^The charts must have the same numbers and order in both languages$/,
    'أرقام الرسوم وترتيبها يلزم أن تتطابق في اللغتين.',
  ],
  [
    /^Only news, stories and campaigns have charts in their text$/,
    'لا رسم داخل النص إلا في الأخبار والقصص والحملات.',
  ],
  [/^not YAML: (.*)$/, 'وصف الرسم ليس بصيغة YAML: $1'],
  [/^Write "(.*)" instead of "(.*)"$/, 'اكتب «$1» بدلًا من «$2».'],
  [/^"(.*)" is a name in code: .*$/, '«$1» اسم برمجي: اكتب كلمة، أو ضعه بين علامتي `.'],
  [
    /^May identify a person: .*$/,
    'قد يدل على شخص: احذف البريد وأرقام الطلبات وكل رقم من سبع خانات أو أكثر.',
  ],
  [/^Not a day written YYYY-MM-DD$/, 'اليوم يُكتب سنة وشهرًا ويومًا: 2026-11-30.'],
  [/^Not a day written MM-DD$/, 'اليوم يُكتب شهرًا ويومًا: 09-23.'],
  [/^Not a month written YYYY-MM$/, 'الشهر يُكتب سنة وشهرًا: 2026-11.'],
  [/^Not a year or month written YYYY or YYYY-MM$/, 'تُكتب السنة، أو السنة والشهر: 2026-11.'],
  [/^Not a time written HH:MM$/, 'الوقت يُكتب ساعة ودقيقة: 08:30.'],
  [/^At least one item must be for all readers$/, 'يلزم أن تكون مادة واحدة على الأقل للجميع.'],
  [/^No such day(?: in every year)?$/, 'لا يوم بهذا التاريخ.'],
  [/^Is before "starts?"$/, 'النهاية قبل البداية.'],
  [/^Is after the answer$/, 'التاريخ بعد تاريخ الرد.'],
  [/^A record with a number needs "starts" and "ends"$/, 'ما له رقم يلزمه أول يوم وآخر يوم.'],
  [/^A page needs this record: .*$/, 'تقوم على هذه المادة صفحة: احذف «يظهر من» و«يظهر إلى».'],
  [/^Not an https address$/, 'العنوان لا يبدأ بـ https.'],
  [/^Not a path on this site$/, 'ليس عنوان صفحة في هذا الموقع.'],
  [/^Not a path or https address$/, 'ليس عنوان صفحة هنا ولا عنوان https.'],
  [/^Not a path without language$/, 'يُكتب العنوان بلا رمز اللغة.'],
  [/^Not lower-case words joined by hyphens$/, 'المطلوب كلمات إنجليزية صغيرة بينها شرطات.'],
  [
    /^Not lower-case words .* slashes$/,
    'المطلوب كلمات إنجليزية صغيرة بينها شرطات، وأربعة أجزاء بينها / على الأكثر.',
  ],
  [/^Two choices have the same value$/, 'لخيارين القيمة نفسها.'],
  [/^Chapters begin at 0, .*$/, 'يلزم أن تبدأ المقاطع من 0 وأن يتبع بعضها بعضًا.'],
  [/^A value is greater than the total$/, 'إحدى القيم أكبر من المجموع.'],
  [/^Not a column name such as "region_code"$/, 'ليس اسم عمود مثل region_code.'],
  [/^Not a colour written #rrggbb$/, 'اللون يُكتب مثل ‎#746244.'],
  [/^Not a number such as HR-2026-07$/, 'ليس رقمًا مثل HR-2026-07.'],
  [/^Not a version such as "2\.1", in quotes$/, 'ليس رقم إصدار مثل 2.1.'],
  [/^Not the name of an icon$/, 'لا أيقونة بهذا الاسم.'],
  [
    /^It has changed since it was seen$/,
    'تغيّرت منذ أن فتحت هذه الصفحة: انظرها كما هي الآن، ثم انشر.',
  ],
  [/^Not 1, 10, 100 or 1000$/, 'المقبول 1 أو 10 أو 100 أو 1000.'],
  [/^Not a whole number$/, 'المطلوب عدد صحيح.'],
  [/^Below zero$/, 'العدد أقل من صفر.'],
  [/^Too small$/, 'الصورة أصغر من المطلوب.'],
  [/^Not a whole number of marks: .*$/, 'المجموع لا ينقسم على قيمة المربع: اختر قيمة أخرى.'],
  [/^More than (\d+) marks: .*$/, 'المربعات أكثر من $1: اختر قيمة أكبر للمربع.'],
  [/^Not a whole number of the marks .*$/, 'المملوء أكبر من المجموع، أو لا ينقسم على قيمة المربع.'],
  [
    /^The number of filled squares .* go together$/,
    'يُكتب عدد المملوء ووصفه ووصف الباقي معًا، أو تُترك.',
  ],
  [/^Less than "before" or "after"$/, 'الكل أقل من أحد جزأيه.'],
  [/^Not from the oldest to the newest$/, 'القيم ليست مرتبة من الأقدم إلى الأحدث.'],
  [/^Nothing to draw$/, 'لا شيء يُرسم.'],
  [/^Fewer than three values are no line$/, 'الخط يلزمه ثلاث قيم على الأقل.'],
  [/^More than (\d+) values do not fit$/, 'لا يتسع الرسم لأكثر من $1 قيمة.'],
  [/^There is no column "(.*)"$/, 'لا عمود باسم «$1».'],
  [/^There is no (?:book|chapter|\w[\w -]*) "(.*)"$/, 'لا مادة باسم «$1» من هذا النوع.'],
  [/^An album without pictures is not published$/, 'لا يُنشر ألبوم بلا صور.'],
  [/^A picture is named twice$/, 'الصورة مذكورة مرتين.'],
  [/^More than (\d+) pictures: .*$/, 'الصور أكثر من $1: اجمعها في ألبوم.'],
  [/^They have to agree to the publication$/, 'يلزم أن يوافق من في الصورة على نشرها.'],
  [/^An agreement stands twice$/, 'الاتفاقية مذكورة مرتين.'],
  [/^An agreement does not name itself$/, 'الاتفاقية لا تذكر نفسها.'],
  [/^There are more than contractors$/, 'العدد أكبر من عدد المتعاقدين.'],
  [/^The parent is below this department$/, 'الإدارة الأعلى تتبع هذه الإدارة.'],
  [/^Another chapter of the book has this path$/, 'في الكتاب فصل آخر بهذا العنوان.'],
  [/^Chapter "(.*)" has the same order$/, 'للفصل «$1» الترتيب نفسه.'],
  [
    /^The chapter does not directly follow the chapters of "(.*)"$/,
    'الفصل لا يلي فصول «$1» مباشرة.',
  ],
  [/^Another service has the platform "(.*)"$/, 'لخدمة أخرى المنصة «$1».'],
  [/^No service has the platform "(.*)"$/, 'لا خدمة للمنصة «$1».'],
  [/^".*" does not offer this region$/, 'المنطقة ليست في قائمة المناطق.'],
  [/^The map has no such region$/, 'لا منطقة بهذا الاسم في الخريطة.'],
  [/^Placeholders are (.*)$/, 'المتغيّرات المقبولة: $1'],
  [/^The file has (\d+) pixels$/, 'قياس الملف $1 بكسل.'],
  [/^The file has (\d+) bytes$/, 'حجم الملف $1 بايت.'],
  [/^The file is named "(.*)"$/, 'اسم الملف «$1».'],
  [/^Not the name of a PDF.*$/, 'ليس اسم ملف PDF أو DOCX أو XLSX أو CSV أو ZIP.'],
]

/** What a check found wrong, in Arabic; null for a reason that has no Arabic words. */
export function toArabicReason(reason: string): string | null {
  // A reason about Markdown begins with its line, and one about a chart ends with that of a value.
  const [, start = '', line, inner = ''] =
    /^((?:line (\d+|\?): )?(?:chart\.[\w.]+: )?)(.*)$/s.exec(reason) ?? []
  const found = arCheckReasons.find(([pattern]) => pattern.test(inner))
  if (!found) return null
  const chart = /chart\.([\w.]+): $/.exec(start)?.[1]
  const words = inner.replace(found[0], found[1])
  return [line && `السطر ${line}:`, chart && `الرسم، عند ${chart}:`, words]
    .filter(Boolean)
    .join(' ')
}
