/** Box in which the rows of a book's cover are drawn. */
export const bookCoverSize = { width: 300, height: 256 }
