/** Characters of what a company says of something that a public source says of it. */
export const NOTE_MAX = 1000
