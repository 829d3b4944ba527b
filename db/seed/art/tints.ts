/** Colours of an illustration, from its background to what catches the eye. */
export interface Tint {
  sky: string
  far: string
  mid: string
  deep: string
  sun: string
  paper: string
}

const paper = '#ffffff'

export const TINTS = {
  green: { sky: '#d9f0e4', far: '#a5dac0', mid: '#0f8a65', deep: '#084c39', sun: '#f5b301', paper },
  blue: { sky: '#dfe9ff', far: '#b0c7fb', mid: '#3f66c4', deep: '#1f3470', sun: '#ffb454', paper },
  coral: { sky: '#ffe8da', far: '#ffc19e', mid: '#dd6236', deep: '#74291b', sun: '#ffd34f', paper },
  plum: { sky: '#fbe6ef', far: '#efb3cd', mid: '#a83f74', deep: '#571a3d', sun: '#ffb86b', paper },
  teal: { sky: '#d8f3f0', far: '#97dcd3', mid: '#178793', deep: '#0c4650', sun: '#ffc93c', paper },
  violet: {
    sky: '#ebe7ff',
    far: '#c2b4ff',
    mid: '#6a58d6',
    deep: '#342a80',
    sun: '#ffd166',
    paper,
  },
  sand: { sky: '#fff0c9', far: '#ffd78a', mid: '#c98310', deep: '#583709', sun: '#e2572b', paper },
  night: { sky: '#17344d', far: '#27587f', mid: '#4598bd', deep: '#0b1e30', sun: '#f5b301', paper },
} satisfies Record<string, Tint>
