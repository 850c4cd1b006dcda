export const arViolations = {
  quickExit: {
    text: 'تستطيع مغادرة هذه الصفحة في أي لحظة.',
    leave: 'اخرج الآن',
    official: 'انتقل إلى القناة الوطنية',
    phone: 'أو اتصل بنا:',
    channels: 'كل قنوات الإبلاغ',
  },
} as const
