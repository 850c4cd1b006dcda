/**
 * Markup that the browser lacks and the document has. It is the same one each time: React leaves what
 * stands in the document alone while nothing has changed.
 */
export const asItStands = { __html: '' }
