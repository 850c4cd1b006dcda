/**
 * Keeps the markup in the document that the browser could not render itself. It has to be the same
 * object each time: React touches the markup only if the object changes.
 */
export const keepServerMarkup = { __html: '' }
