/** Where the API's addresses begin. */
export const apiPath = '/api/v1'
