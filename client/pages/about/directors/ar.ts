export const arDirectors = {
  directors: {
    members: 'أعضاء المجلس',
    attended: ({ attended, held, year }: { attended: number; held: number; year: string }) =>
      `حضور اجتماعات ${year}: ${attended} من ${held}`,
    duties: 'ما يتولاه المجلس',
    meetings: 'اجتماعات المجلس',
    conduct: 'الإفصاح وتعارض المصالح',
    committees: 'لجان المجلس',
    committeesLead: 'تدرس اللجان ما يُعرض على المجلس وترفع إليه توصياتها.',
    chair: 'الرئاسة',
    committeeMembers: 'الأعضاء',
  },
} as const
