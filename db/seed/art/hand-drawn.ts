import { circle, line, path, rect } from './svg.ts'

interface Mark {
  ground: string
  figure: string
}

/** Marks of the best-known products, drawn one by one on 96×96. */
export const HAND_DRAWN: Record<string, Mark | undefined> = {
  // A lynx: tufted ears and two eyes.
  'Lince ERP': {
    ground: '#0b6b4f',
    figure:
      path(
        'M22 16L39 32Q48 29 57 32L74 16C78 30 78 40 75 48C79 64 66 78 48 80C30 78 17 64 21 48C18 40 18 30 22 16Z',
        '#d9f0e4',
      ) +
      path('M30 48Q40 46 43 56Q33 58 30 48Z', '#0b6b4f') +
      path('M66 48Q56 46 53 56Q63 58 66 48Z', '#0b6b4f') +
      path('M42 65H54L48 72Z', '#f5b301'),
  },
  // A cashew: the nut under its fruit.
  'Caju Vendas': {
    ground: '#d8572a',
    figure:
      path('M31 36C29 18 67 18 65 36C64 48 58 58 48 58C38 58 32 48 31 36Z', '#ffd08a') +
      path(
        'M34 60C38 66 58 66 62 60C70 62 70 74 60 79C50 83 34 81 29 73C25 66 28 60 34 60Z',
        '#fff0e2',
      ) +
      path('M48 24C48 17 53 12 60 12C60 19 55 24 48 24Z', '#9bd770'),
  },
  // The high plain: a level horizon, its sun and its shadow.
  'Planalto BI': {
    ground: '#2f4b8f',
    figure:
      path('M26 44A22 22 0 0 1 70 44Z', '#ffd34f') +
      rect(16, 50, 64, 8, '#e6eeff', 4) +
      rect(16, 63, 40, 8, '#8fc1ff', 4) +
      rect(61, 63, 19, 8, '#e6eeff', 4) +
      rect(16, 76, 22, 6, '#8fc1ff', 3),
  },
  // A leaf whose vein is a tick.
  'Folha Certa': {
    ground: '#8a2f5b',
    figure:
      path('M76 18C80 50 68 78 38 78C24 78 17 68 19 56C22 34 48 20 76 18Z', '#ffa3b5') +
      line('M32 54L43 65L64 38', '#8a2f5b', 7),
  },
  // A note that is already leaving.
  NotaJá: {
    ground: '#127a86',
    figure:
      path(
        'M34 18H66A6 6 0 0 1 72 24V78L63 71L54 78L45 71L36 78L28 71V24A6 6 0 0 1 34 18Z',
        '#def6f3',
      ) +
      line('M40 34H60M40 46H52', '#127a86', 5.5) +
      path('M66 44L50 66H60L56 84L76 58H65L72 44Z', '#ffd34f'),
  },
  // A conversation with a plus.
  'Atende Mais': {
    ground: '#5b4bc4',
    figure:
      path(
        'M32 20H64A14 14 0 0 1 78 34V52A14 14 0 0 1 64 66H46L30 80V66A14 14 0 0 1 18 52V34A14 14 0 0 1 32 20Z',
        '#eeeaff',
      ) +
      line('M48 31V55M36 43H60', '#5b4bc4', 8) +
      circle(75, 23, 9, '#f5b301'),
  },
}
