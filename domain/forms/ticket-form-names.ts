/**
 * Values of the hidden field `form` for requesting a code and for using one. This module does not
 * import the forms, so that pages load the names without the schemas.
 */
export const codeForm = 'requestCode'
export const changeForm = 'changeRequest'
