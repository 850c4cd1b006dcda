/**
 * What the hidden field `form` says of a sender who asks for a code, and of one who has it. They
 * stand apart from the forms, whose schemas no other page fetches.
 */
export const codeForm = 'requestCode'
export const changeForm = 'changeRequest'
