import { foldText, splitWords } from '../text/fold-text'

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
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}
