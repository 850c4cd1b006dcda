/** Working days until the reply to a request is due (specification, section 9). */
export const workingDaysToReply = 3
