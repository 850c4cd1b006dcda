/** How long a code is good, and a result shown. */
export const codeGoodForMs = 1_800_000
export const codesAnHour = 3
/** How many mails go to one address in a day (decision 34). */
export const mailsADay = 5
