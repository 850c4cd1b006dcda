/** Id of the first milestone of a year. */
export const milestoneId = (year: number) => `year-${year}`

/** True for the milestone that has the id of its year. */
export const isFirstOfYear = (milestones: readonly { year: number }[], at: number) =>
  milestones[at - 1]?.year !== milestones[at]?.year
