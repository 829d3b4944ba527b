export const NEWS_DESK = '/admin/news'
export const articleEditorPath = (id: string) => `${NEWS_DESK}/${id}`
/** The editor of what is not there yet. */
export const NEW_ITEM = 'new'
export const newArticlePath = (type: string) => `${NEWS_DESK}/${NEW_ITEM}?type=${type}`
