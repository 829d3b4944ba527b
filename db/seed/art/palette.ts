/** Colours of a mark: a ground, a figure that stands out on it, and a light third. */
export interface ColourSet {
  deep: string
  bright: string
  light: string
}

/** Fourteen sets that go with the site's green and sun yellow. */
export const COLOURS: readonly ColourSet[] = [
  { deep: '#0b6b4f', bright: '#f5b301', light: '#d9f0e4' },
  { deep: '#d8572a', bright: '#ffd08a', light: '#fff0e2' },
  { deep: '#2f4b8f', bright: '#8fc1ff', light: '#e6eeff' },
  { deep: '#8a2f5b', bright: '#ffa3b5', light: '#ffe9ee' },
  { deep: '#127a86', bright: '#7fe0d2', light: '#def6f3' },
  { deep: '#5b4bc4', bright: '#c3b5ff', light: '#eeeaff' },
  { deep: '#b3262e', bright: '#ffb09a', light: '#ffeae4' },
  { deep: '#1d3b36', bright: '#9bd770', light: '#e8f5dc' },
  { deep: '#a86a00', bright: '#ffd64d', light: '#fff5d1' },
  { deep: '#274060', bright: '#ff9f5a', light: '#ffeddd' },
  { deep: '#3c7a2b', bright: '#d5e86b', light: '#f3f8d5' },
  { deep: '#6a3d2b', bright: '#f2b880', light: '#fbeedd' },
  { deep: '#0f5c8c', bright: '#ffd34f', light: '#e0f1fb' },
  { deep: '#7a2a86', bright: '#f0a6e8', light: '#fae6f8' },
]
