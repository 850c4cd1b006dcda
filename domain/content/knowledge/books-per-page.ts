/** Page size of the list of books. */
export const booksPerPage = 12
