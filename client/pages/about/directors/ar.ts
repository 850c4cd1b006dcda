export const arDirectors = {
  directors: {
    members: 'أعضاء المجلس',
    attended: ({ attended, held }: { attended: number; held: number }) =>
      `حضور الاجتماعات: ${attended} من ${held}`,
    squares: 'كل مربع اجتماع للمجلس في عام {{year}}، والمفرَّغ اجتماع لم يحضره العضو.',
    duties: 'ما يتولاه المجلس',
    meetings: 'اجتماعات المجلس',
    conduct: 'الإفصاح وتعارض المصالح',
    committees: 'لجان المجلس',
    committeesLead: 'تدرس اللجان ما يُعرض على المجلس وترفع إليه توصياتها.',
    chair: 'الرئاسة',
    committeeMembers: 'الأعضاء',
  },
} as const
