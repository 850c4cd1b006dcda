import { plural } from '../plural'

export const arDisclosures = {
  disclosures: {
    lead: 'طلبات البيانات والمعلومات وأجوبتنا عنها، دون ما يدل على أصحابها.',
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
    squaresLate: 'كل مربع جواب واحد، والمفرَّغ استغرق أكثر من ثلاثة أيام عمل.',
    median: ({ days, count, all }: { days: number; count: number; all: number }) =>
      `${count} من ${plural('ar', all, {
        one: 'جواب واحد',
        two: 'جوابين',
        few: '# أجوبة',
        many: '# جوابًا',
        other: '# جواب',
      })} خلال ${plural('ar', days, {
        zero: 'اليوم نفسه',
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
    follow: 'تابع السجل في قارئ الخلاصات',
    none: 'لا أجوبة بهذه التصفية',
    noneHint: 'أزل إحدى التصفيات:',
    empty: 'لا أجوبة منشورة بعد',
    emptyText: 'إذا كان الجواب يفيد غير صاحب الطلب نشرنا ملخصه هنا.',
    about: {
      title: 'ما الذي ننشره هنا؟',
      text: 'يكتب الملخصَ الموظف الذي أجاب عن الطلب، ولا يذكر فيه اسم صاحبه ولا بريده ولا رقمه المرجعي. والأساس في ذلك',
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
      title: 'سبب الحجب',
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
      instead: 'ما هو منشور',
      dataset: 'مجموعة بيانات',
      file: 'أحدث نسخة، ملف CSV',
    },
    ask: {
      title: 'تحتاج إلى معلومة أخرى؟',
      text: 'الطلب مجاني، ولا تُسأل عن سببه، والرد خلال ثلاثة أيام عمل.',
      data: 'اطلب بيانات',
      information: 'اطلب معلومة',
    },
  },
} as const
