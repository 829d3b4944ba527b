import { pick, type Random, randomFrom } from '../random.ts'
import { circle, drawing, line, path, rect } from './svg.ts'

const GROUNDS = ['#d9f0e4', '#fff0c9', '#e6eeff', '#ffe4dc', '#eeeaff', '#def6f3', '#fbeedd']
const SKINS = ['#f6d3b8', '#eab98f', '#d79a6b', '#b87747', '#8f5632', '#6a3d24']
const HAIRS = ['#2b1d16', '#4a2c1a', '#1c1c22', '#7a4a24', '#a86a35', '#6f6a66']
const CLOTHES = ['#0b6b4f', '#2f4b8f', '#d8572a', '#8a2f5b', '#127a86', '#f5b301', '#3b3a36']

const SIZE = 96

interface Looks {
  skin: string
  hair: string
}

type Hair = (looks: Looks) => { behind: string; front: string }

const FRINGE = 'M30 43C30 26 38 19 48 19C58 19 66 26 66 43C62 36 58 33 52 32C46 36 36 36 30 43Z'
const SIDE_PART = 'M30 42C29 25 38 18 49 18C60 18 67 26 66 42C64 35 60 31 55 30C46 32 36 31 33 33Z'

const long: Hair = ({ hair }) => ({
  behind: path('M27 44C27 25 36 16 48 16C60 16 69 25 69 44V72C62 76 34 76 27 72Z', hair),
  front: path(FRINGE, hair),
})
const bob: Hair = ({ hair }) => ({
  behind: path(
    'M26 44C26 25 36 16 48 16C60 16 70 25 70 44V58C70 62 64 63 62 60H34C32 63 26 62 26 58Z',
    hair,
  ),
  front: path(SIDE_PART, hair),
})
const bun: Hair = ({ hair }) => ({
  behind: circle(48, 15, 9, hair),
  front: path(FRINGE, hair),
})
const curly: Hair = ({ hair }) => ({
  behind: [
    [31, 34, 12],
    [38, 23, 12],
    [50, 20, 13],
    [61, 27, 12],
    [67, 38, 10],
    [28, 46, 9],
    [68, 49, 9],
  ]
    .map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, hair))
    .join(''),
  front: path(
    'M30 43C29 24 38 17 48 17C58 17 67 24 66 43C62 32 54 35 48 32C42 35 34 32 30 43Z',
    hair,
  ),
})
const short: Hair = ({ hair }) => ({ behind: '', front: path(SIDE_PART, hair) })
const cropped: Hair = ({ hair }) => ({
  behind: '',
  front: path(
    'M30 41C30 25 38 20 48 20C58 20 66 25 66 41C64 34 60 31 48 31C36 31 32 34 30 41Z',
    hair,
  ),
})
const bald: Hair = () => ({ behind: '', front: '' })

const LONGER: Hair[] = [long, bob, bun, curly, long]
const SHORTER: Hair[] = [short, cropped, short, curly, bald]

function face(random: Random, { hair }: Looks, bearded: boolean): string {
  const glasses =
    random() < 0.3
      ? `<g fill="none" stroke="#2b2b2b" stroke-width="1.6"><circle cx="41" cy="45" r="5"/><circle cx="55" cy="45" r="5"/><path d="M46 45h4"/></g>`
      : ''
  const beard = bearded
    ? path('M30 46C30 64 38 70 48 70C58 70 66 64 66 46C63 54 58 55 48 55C38 55 33 54 30 46Z', hair)
    : ''
  const mouth = bearded ? '#ffffff' : '#7a3328'
  return (
    beard +
    circle(41, 45, 1.9, '#2a1c17') +
    circle(55, 45, 1.9, '#2a1c17') +
    glasses +
    line('M43 56q5 4 10 0', mouth, 1.8)
  )
}

/**
 * A friendly flat portrait, 96×96: always the same for a seed.
 * @param longHair draws one of the longer hairstyles
 */
export function portrait(seed: string, longHair: boolean): string {
  const random = randomFrom(`portrait of ${seed}`)
  const looks = { skin: pick(random, SKINS), hair: pick(random, HAIRS) }
  const { behind, front } = pick(random, longHair ? LONGER : SHORTER)(looks)
  const clothes = pick(random, CLOTHES)
  return drawing(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, pick(random, GROUNDS)) +
      behind +
      path('M12 96C13 78 28 72 48 72C68 72 83 78 84 96Z', clothes) +
      path('M40 60H56V72C56 79 40 79 40 72Z', looks.skin) +
      `<path d="M40 64C44 69 52 69 56 64V67C52 72 44 72 40 67Z" fill="#000" fill-opacity=".12"/>` +
      path(
        'M30 40C30 27 38 21 48 21C58 21 66 27 66 40C66 56 58 66 48 66C38 66 30 56 30 40Z',
        looks.skin,
      ) +
      face(random, looks, !longHair && random() < 0.4) +
      front,
  )
}
