/** Query of the Arabic home page after a logout; it holds nothing about the visitor. */
export const afterLogout = 'after=logout'
