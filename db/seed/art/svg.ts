/** A number with at most one decimal, as short as it can be written. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

/** A drawing without ids, scripts or references, so that any number of them may share a page. */
export const drawing = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"/>`

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

/** @param width of the line @param cap as SVG's stroke-linecap */
export const line = (d: string, colour: string, width: number, cap = 'round') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`

/** @param opacity 0 to 1 */
export const faded = (opacity: number, content: string) => `<g opacity="${opacity}">${content}</g>`

export const moved = (x: number, y: number, content: string) =>
  `<g transform="translate(${n(x)} ${n(y)})">${content}</g>`

/** Turned clockwise around a point, in degrees. */
export const turned = (degrees: number, x: number, y: number, content: string) =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${content}</g>`
