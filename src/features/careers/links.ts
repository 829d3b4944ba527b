/** Address of the results of a search. */
export const careerSearchPath = (text: string) =>
  `/careers/results/all/${encodeURIComponent(text)}/search`

/** Address of one job. */
export const careerPath = (id: string) => `/careers/results/all/get/${id}`

/** A blank stands for no text: the route's parts are all required. */
export const ALL_CAREERS_PATH = '/careers/results/all/%20/%20'
export const FEATURED_CAREERS_PATH = '/careers/results/imperdiveis/%20/%20'
export const MATCHING_CAREERS_PATH = '/careers/results/combinam/%20/%20'
