import { foldText, splitWords } from '../text/fold-text'

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
export function stemArabic(word: string): string {
  const bare = cutPrefix(word)
  return cutSuffixes(singulars.get(word) ?? singulars.get(bare) ?? bare)
}
