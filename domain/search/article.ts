/** The Arabic article at the beginning of a folded word. */
export const article = /^(?:ال|لل)(?=..)/u
