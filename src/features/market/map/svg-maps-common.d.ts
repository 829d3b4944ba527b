/** The types that `@svg-maps/brazil` names, which no package that it needs brings. */
declare module 'svg-maps__common' {
  export interface Map {
    viewBox: string
    locations: { id: string; name: string; path: string }[]
  }
}
