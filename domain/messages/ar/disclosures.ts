import { plural } from '../plural'

export const arDisclosures = {
  disclosures: {
    lead: 'ما سألنا عنه الناس من بيانات ومعلومات، وما أجبنا به، دون أسماء ولا ما يدل عليها.',
    inTime: ({ inTime, all }: { inTime: number; all: number }) =>
      `صدر خلال ثلاثة أيام عمل: ${inTime} من ${plural('ar', all, {
        zero: '# جواب منشور',
        one: 'جواب منشور واحد',
        two: 'جوابين منشورين',
        few: '# أجوبة منشورة',
        many: '# جوابًا منشورًا',
        other: '# جواب منشور',
      })}`,
    squares: 'كل مربع جواب واحد.',
    squaresLate: 'كل مربع جواب واحد، والمفرَّغ جاوز ثلاثة أيام عمل.',
    median: ({ days }: { days: number }) =>
      `نصف الأجوبة أو أكثر صدر خلال ${plural('ar', days, {
        zero: 'يومها',
        one: 'يوم عمل واحد',
        two: 'يومي عمل',
        few: '# أيام عمل',
        many: '# يوم عمل',
        other: '# يوم عمل',
      })}.`,
    outcomes: {
      granted: 'أُتيحت',
      partial: 'أُتيح بعضها',
      refused: 'لم تُتح',
      'not-held': 'لا توجد لدينا',
    },
    kinds: { DATA: 'بيانات مفتوحة', FOI: 'حرية المعلومات' },
    facets: { kind: 'نوع الطلب', outcome: 'النتيجة', year: 'سنة الجواب' },
    count: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'لا أجوبة',
        one: 'جواب واحد',
        two: 'جوابان',
        few: '# أجوبة',
        many: '# جوابًا',
        other: '# جواب',
      }),
    asked: 'سُئلنا',
    answered: 'أجبنا',
    follow: 'تابع السجل',
    none: 'لا أجوبة بهذه التصفية',
    noneHint: 'اخترت ما لا يجتمع في جواب واحد، فأزل بعضه:',
    empty: 'لا أجوبة منشورة بعد',
    emptyText: 'حين نجيب عن طلب يفيد جوابه غير صاحبه ننشر ملخصه هنا.',
    about: {
      title: 'ما الذي ننشره هنا؟',
      text: 'يكتب الملخصَ من أجاب عن الطلب، ويُحذف منه كل ما يدل على صاحبه: لا اسم فيه ولا بريد ولا رقم مرجعي. والأساس في ذلك',
    },
    facts: {
      kind: 'نوع الطلب',
      received: 'ورد في',
      answered: 'أُجيب في',
      requests: 'الطلبات المماثلة',
      days: 'المدة',
      outcome: 'النتيجة',
    },
    workingDays: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'في يومه',
        one: 'يوم عمل واحد',
        two: 'يوما عمل',
        few: '# أيام عمل',
        many: '# يوم عمل',
        other: '# يوم عمل',
      }),
    question: 'ما طُلب',
    answer: 'ما أجبنا به',
    withheld: {
      title: 'سبب ما حُجب',
      text: 'يدخل ما حُجب في الاستثناء «{{exemption}}» من سياسة حرية المعلومات.',
      policy: 'ما يُستثنى ولماذا',
      appeal: 'كيف تتظلم',
    },
    exemptions: {
      security: 'ما يمس أمن الدولة أو علاقاتها',
      personal: 'البيانات الشخصية لغيرك',
      trade: 'الأسرار التجارية للمتعاقدين',
      tender: 'ما يفسد منافسة قائمة',
      investigation: 'تحقيق أو رقابة لم تنتهِ',
      draft: 'ما لم يكتمل إعداده',
    },
    published: {
      title: 'أين تجده منشورًا',
      dataset: 'مجموعة بيانات',
      file: 'أحدث نسخة، ملف CSV',
    },
    ask: {
      title: 'تحتاج إلى غير هذا؟',
      text: 'الطلب مجاني، ولا تُسأل عن سببه، والرد خلال ثلاثة أيام عمل.',
      data: 'اطلب بيانات',
      information: 'اطلب معلومة',
    },
  },
} as const
