import { plural } from '../plural'

/** Numbers come as numbers for the plural form; the caller writes their digits. */
export const arRegions = {
  regions: {
    title: ({ count }: { count: number }) =>
      plural('ar', count, {
        one: 'فريق واحد في ثلاث عشرة منطقة',
        two: 'فريقان في ثلاث عشرة منطقة',
        few: '# فرق في ثلاث عشرة منطقة',
        many: '# فريقًا في ثلاث عشرة منطقة',
        other: '# فريق في ثلاث عشرة منطقة',
      }),
    lead: 'تعمل فرق كفاءة الإنفاق داخل الجهات الحكومية في كل منطقة. اختر منطقة لترى ما تعمل عليه فرقها، والاتفاقيات التي تستعملها، وقصصها.',
    map: 'خريطة مبسطة لمناطق المملكة الثلاث عشرة، في كل منطقة نقاط بعدد فرقها',
    key: 'فريق واحد',
    simplified: 'خريطة مبسّطة، وليست مرجعًا للحدود.',
    sample: 'أعداد الفرق في المناطق بيانات توضيحية، أما مجموعها فهو المعلن عن عام 2024.',
    teams: ({ count }: { count: number }) =>
      plural('ar', count, {
        one: 'فريق واحد',
        two: 'فريقان',
        few: '# فرق',
        many: '# فريقًا',
        other: '# فريق',
      }),
    /** Without the number, which stands before it in large digits. */
    teamsUnit: ({ count }: { count: number }) =>
      plural('ar', count, {
        one: 'فريق واحد',
        two: 'فريقان',
        few: 'فرق لكفاءة الإنفاق',
        many: 'فريقًا لكفاءة الإنفاق',
        other: 'فريق لكفاءة الإنفاق',
      }),
    share: 'من {{total}} في المملكة كلها',
    squaresLabel: '{{name}}: {{teams}}، كل مربع فريق',
    table: {
      title: 'المناطق في جدول',
      caption: 'عدد الفرق والاتفاقيات المستعملة والقصص في كل منطقة',
      region: 'المنطقة',
      squares: 'الفرق، كل مربع فريق',
      teams: 'الفرق',
      agreements: 'اتفاقيات',
      stories: 'قصص',
      total: 'المجموع',
      note: 'تُعد الاتفاقية في مجموعها مرة واحدة وإن استعملتها عدة مناطق، ولا تُعد القصة التي لا تخص منطقة بعينها.',
      file: 'نزّل الجدول (CSV)',
      dataset: 'افتح مجموعة البيانات',
    },
    page: {
      work: 'ما تعمل عليه الفرق',
      agreements: 'اتفاقيات إطارية سارية تستعملها جهات المنطقة',
      agreementsAll: 'كل الاتفاقيات الإطارية',
      stories: 'قصص من المنطقة',
      storiesAll: 'كل قصص النجاح',
      noStories: 'لا قصة منشورة من هذه المنطقة بعد.',
      reach: 'كيف تصل إلى فريق',
      reachText:
        'اكتب إلينا واذكر المنطقة واسم الجهة، فنحيل سؤالك إلى فريقها. ولأعضاء الفرق منصة تجمع عملهم.',
      ask: 'اسأل عن فرق المنطقة',
      platform: 'منصة فرق كفاءة الإنفاق',
      others: 'مناطق أخرى',
      title: '{{name}}: فرق كفاءة الإنفاق',
      map: 'خريطة المملكة، وعليها {{name}}. {{teams}}، كل نقطة فريق',
    },
  },
} as const
