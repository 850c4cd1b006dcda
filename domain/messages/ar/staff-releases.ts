import { plural } from '../plural'

function characters(count: number): string {
  return plural('ar', count, { few: '# أحرف', many: '# حرفًا', other: '# حرف' })
}

/** The form in which an officer drafts a record of the disclosure log. */
export const arStaffReleases = {
  deskReleases: {
    title: 'مسودة لسجل الإفصاح',
    lead: 'ما طُلب وما أُجيب به، باللغتين، بلا ما يدل على المستفيد. ينشرها مراجع المشاركات أو يعيدها.',
    statuses: { draft: 'تنتظر القرار', published: 'نُشرت', refused: 'أُعيدت', withdrawn: 'سُحبت' },
    states: {
      draft: 'تنتظر قرار المراجع. يمكن تعديلها إلى أن يقرر.',
      published: 'نُشرت في السجل.',
      refused: 'أعادها المراجع: {{reason}}',
      withdrawn: 'سُحبت من السجل بعد نشرها: {{reason}}',
    },
    author: 'من إعداد {{name}}',
    open: 'فتحها في الموقع',
    languages: { ar: 'بالعربية', en: 'بالإنجليزية' },
    texts: { title: 'العنوان', summary: 'ما طُلب', answer: 'الجواب' },
    outcome: 'النتيجة',
    exemption: 'الاستثناء من الإتاحة',
    noExemption: 'لا استثناء',
    topic: 'الموضوع',
    noTopic: 'بلا موضوع',
    choose: 'اختيار النتيجة',
    send: 'إرسال إلى المراجع',
    sendAgain: 'إرسال التعديل إلى المراجع',
    limit: ({ count }: { count: number }) => `حتى ${characters(count)}.`,
    summary: 'لم تُرسل المسودة. فيها ما يحتاج إلى تعديل:',
    conflicts: {
      draft:
        'وصلت قبلك مسودة لهذا الطلب من {{name}}. ما كُتب هنا محفوظ، وإرساله مرة أخرى يحل محل تلك المسودة.',
      reopened:
        'أُعيد فتح هذا الطلب، فلا تُنشر له مسودة حتى يُجاب عنه من جديد. ما كُتب هنا محفوظ في هذه الصفحة.',
    },
    issues: {
      required: 'هذا الحقل مطلوب.',
      tooLong: ({ count }: { count: number }) => `النص أطول من ${characters(count)}.`,
      invalid: 'في النص رموز لا يمكن حفظها.',
      language: 'النص ليس بلغة هذا الحقل.',
      sender: 'في النص اسم المستفيد أو جهته.',
      exemptionMissing: 'الرفض يحتاج إلى الاستثناء الذي بُني عليه.',
      exemptionExcess: 'لا استثناء إذا لم يُحجب شيء.',
    },
    personal: {
      email: 'في النص ما يشبه بريدًا إلكترونيًا.',
      reference: 'في النص ما يشبه رقمًا مرجعيًا.',
      phone: 'في النص ما يشبه رقم هاتف.',
      nationalId: 'في النص ما يشبه رقم هوية.',
      number: 'في النص رقم من سبع خانات أو أكثر، قد يدل على شخص.',
    },
  },
} as const
