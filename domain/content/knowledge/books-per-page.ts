/** Books a page of the list shows. */
export const booksAtOnce = 12
