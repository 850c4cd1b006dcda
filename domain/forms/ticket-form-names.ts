/**
 * Values of the hidden field `form` for requesting a code, for using one, and for what the sender of a
 * closed ticket says. This module does not
 * import the forms, so that pages load the names without the schemas.
 */
export const codeForm = 'requestCode'
export const changeForm = 'changeRequest'
export const resolutionForm = 'resolution'
