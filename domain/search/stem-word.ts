import { stemmer } from 'stemmer'
import { foldText, normaliseText, splitWords } from '../text/fold-text'

/** The Arabic article at the beginning of a folded word. */
export const article = /^(?:ال|لل)(?=..)/u

/** A name with its Latin article joined and apart: Aldamer and Al damer, Al Jawf and Aljawf. */
export function articleForms(name: string): string[] {
  const apart = name.replace(/\bAl(?=[a-z]{3})/g, 'Al ')
  const joined = name.replace(/\bAl[ -](?=\p{L})/gu, 'Al')
  return [apart, joined].filter((form) => form !== name)
}

/** Words of questions and courtesy that say nothing about what is looked for. */
const stopWords = new Set(
  splitWords(
    foldText(`
  في من على إلى عن مع أو و ثم بل لكن أن إن أنه أنها لأن كي حتى إذا لو قد هل ما ماذا متى أين كيف كم لماذا لمن من هو هي هم
  هذا هذه ذلك تلك الذي التي الذين كل بعض أي أيضا عند عندي لدي لدى بعد قبل بين خلال دون غير ضمن حول حسب هناك هنا
  كان كانت يكون تكون ليس لا لم لن أنا نحن أنت انت يمكن يمكنني ممكن أريد اريد ابي أبغى ابغى اقدر أقدر أستطيع استطيع يجب
  وين مين ليش ليه شنو عشان علشان مو اللي عندكم حقي حقت تبع ودي حاب احتاج محتاج لازم اعرف أعرف ارغب أرغب ارجو أرجو
  فضلا شكرا السلام عليكم يعني معناها اسوي أسوي تسوي مني انتم أنتم
  لي لك له لها لنا لهم بها به فيه فيها منه منها عليه عليها الي وش ايش شلون كيفية طريقة خطوات معنى تعريف المقصود
  اشرح شرح وضح وضحوا
  a an the of in on at to for from by with about into as is are was were be been being am do does did can could may might
  must shall should will would have has had i me my we us our you your they them their it its this that these those there
  here what which who whom whose when where why how if or and but not no so than then too very just any some all
  just actually really instead happen happens become someone something anything looking look says say using
  hello hi thanks thank dear sir
  please want need get find know tell show me mean means meaning definition define
  explain whats al
  `),
  ),
)

/** True for a folded word that says nothing about what is looked for. */
function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

/** The stem of a folded word: Arabic by light10, English by Porter's algorithm. */
export function stemWord(word: string): string {
  if (/\p{Script=Arabic}/u.test(word)) return stemArabic(word)
  return /^[a-z]+$/.test(word) ? stemmer(word) : word
}

/** One word in the three forms in which words are indexed. */
export interface SearchTerm {
  exact: string
  folded: string
  stem: string
}

export function readTerm(word: string): SearchTerm {
  const folded = foldText(word)
  return { exact: normaliseText(word), folded, stem: stemWord(folded) }
}

/** The words of a text that say what it is about: without stop words, unless it has no others. */
export function tellingTerms(text: string): SearchTerm[] {
  const terms = splitWords(normaliseText(text)).map(readTerm)
  return withoutStopWords(terms)
}

export function withoutStopWords(terms: readonly SearchTerm[]): SearchTerm[] {
  const telling = terms.filter(({ folded }) => !isStopWord(folded))
  return telling.length > 0 ? telling : [...terms]
}

/** The stems of a text's telling words, joined by spaces: texts that differ in spelling alone have one. */
export function stemPhrase(text: string): string {
  return tellingTerms(text)
    .map(({ stem }) => stem)
    .join(' ')
}

const articles = ['وال', 'بال', 'كال', 'فال', 'ال', 'لل']
const suffixes = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']
const shortestStem = 2

/** Words whose first letters look like the article but belong to the word. */
const ownAlefLam = /^(?:الكترون|التزام|التحاق|التماس|التفات|الغاء|الزام|اليه$|اليات|الات$)/u

/** Words whose first letter looks like the conjunction but belongs to the word. */
const ownWaw =
  /^(?:وا(?:جب|جه|حد|رد|قع|فد|تس)|وث[اي]|وجه|وجود|وحد|ورا?ث|ورد|ورش|ورق|وز[انير]|وس[ايطمع]|وص[يفلو]|وض[عو]|وطن|وظ[ايف]|وع[ديو]|وف[ادر]|وق[اتفو]|وك[ال]|وكي|ول[اي]|ويب)/u

/** Broken plurals of this site's subjects, each followed by its singular. */
const brokenPlurals = [
  'مشاريع مشروع، عقود عقد، جهات جهة، أسئلة سؤال، أدلة دليل، كتب كتاب، نماذج نموذج، أخبار خبر، بنود بند',
  'شكاوى شكوى، أقسام قسم، صور صورة، وظائف وظيفة، أهداف هدف، أرقام رقم، مدراء مدير، أعضاء عضو، حقوق حق',
  'تقارير تقرير، مرافق مرفق، مبان مبنى، مباني مبنى، أسعار سعر، أصول أصل، معايير معيار، مراحل مرحلة',
  'برامج برنامج، بدائل بديل، تكاليف تكلفة، فرص فرصة، لوائح لائحة، أنظمة نظام، رسائل رسالة',
  'نتائج نتيجة، وثائق وثيقة، قصص قصة، أعداد عدد، أيام يوم، مدن مدينة، مناطق منطقة، خطط خطة، مخاطر خطر',
  'مواد مادة، عروض عرض، ضوابط ضابط، أحكام حكم، شروط شرط، خبراء خبير، مواعيد موعد، رسوم رسم، أجهزة جهاز',
  'موارد مورد، فرق فريق، مجالس مجلس، لجان لجنة، رؤساء رئيس، أسباب سبب، طلاب طالب، مدارس مدرسة، مراكز مركز',
  'مكاتب مكتب، مبالغ مبلغ، مصادر مصدر، جداول جدول، حلول حل، أدوار دور، عمال عامل، أسواق سوق، متاجر متجر',
  'أوراق ورقة، أساليب أسلوب، نسب نسبة، قيم قيمة، مواقع موقع، مصاعد مصعد، أصناف صنف، مهام مهمة',
  'أوامر أمر، سقوف سقف، نوافذ نافذة، قنوات قناة، سنوات سنة، أسابيع أسبوع، أعوام عام، أوقات وقت، أعياد عيد',
  'مقاعد مقعد، مقاطع مقطع، حقول حقل، أجوبة جواب، روابط رابط، قواعد قاعدة، قوائم قائمة، أنواع نوع، نسخ نسخة',
  'تجارب تجربة، فصول فصل، أعطال عطل، أبواب باب، تراخيص ترخيص، قيود قيد، مفاتيح مفتاح، تفاصيل تفصيل، منافع منفعة',
  'حروف حرف، مواضع موضع، سلع سلعة، أشخاص شخص، أجور أجر، أفراد فرد، رخص رخصة، أقساط قسط، أفكار فكرة، أنماط نمط',
  'محاضر محضر، عيوب عيب، نقاط نقطة، رموز رمز، وسائل وسيلة، مصالح مصلحة، عناوين عنوان، مداخل مدخل، خوادم خادم',
  'أرباع ربع، أطراف طرف، حقائق حقيقة، مواسم موسم، عناصر عنصر، جوائز جائزة، سلاسل سلسلة، صيغ صيغة، معاهد معهد',
  'أجزاء جزء، أحجام حجم، أشرطة شريط، كشوف كشف، رواتب راتب، جسور جسر، أصوات صوت، أغراض غرض، محاور محور',
  'حقائب حقيبة، عوائق عائق، آثار أثر، أنشطة نشاط، جهود جهد، معاني معنى، مبادئ مبدأ، ألوان لون، أمثلة مثال، غرف غرفة',
  'صناديق صندوق، معارض معرض، تصاميم تصميم، نواب نائب، مدد مدة، آراء رأي، شواغر شاغر، فواتير فاتورة',
]
/** The singular of each of them, both folded. */
export const singulars: ReadonlyMap<string, string> = new Map(
  brokenPlurals.flatMap((line) =>
    line.split('،').map((pair): [string, string] => {
      const [plural = '', singular = ''] = splitWords(foldText(pair))
      return [plural, singular]
    }),
  ),
)

function cutPrefix(word: string): string {
  if (ownAlefLam.test(word)) return word
  const article = articles.find(
    (some) => word.startsWith(some) && word.length - some.length >= shortestStem,
  )
  if (article) return word.slice(article.length)
  return word.startsWith('و') && word.length > 3 && !ownWaw.test(word) ? word.slice(1) : word
}

function cutSuffixes(word: string): string {
  return suffixes.reduce(
    (rest, suffix) =>
      rest.endsWith(suffix) && rest.length - suffix.length >= shortestStem
        ? rest.slice(0, -suffix.length)
        : rest,
    word,
  )
}

/**
 * The stem of a folded Arabic word by light10 (Larkey, Ballesteros, Connell: Light Stemming for
 * Arabic Information Retrieval, 2007): without conjunction, article and common suffixes. Beyond
 * light10, words that begin like a prefix keep their letters, so that a word and its definite form
 * have one stem, and common broken plurals have the stem of their singular.
 */
function stemArabic(word: string): string {
  const bare = cutPrefix(word)
  return cutSuffixes(singulars.get(word) ?? singulars.get(bare) ?? bare)
}

/**
 * What an English name of several words is shortened to, with the small words and without: BOQ and BQ
 * for "Bill of quantities". None if they are a word of their own, such as "is".
 */
export function initialsOf(name: string): string[] {
  const words = splitWords(name.toLowerCase())
  if (words.length < 2 || !words.every((word) => /^[a-z]/.test(word))) return []
  const shortened = [words, words.filter((word) => !isStopWord(word))].map((some) =>
    some.map((word) => word.charAt(0)).join(''),
  )
  return [...new Set(shortened)].filter((initials) => initials.length > 1 && !isStopWord(initials))
}
