/** Validity of a code and of a result token. */
export const codeValidForMs = 1_800_000
export const codesAnHour = 3
/** Mails per recipient. */
export const mailsADay = 5
