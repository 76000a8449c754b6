interface Point {
  latitude: number
  longitude: number
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const between = String.raw`\s*(?:,|%2C)\s*(?:\+|%20)*`
/** Coordinates in map addresses, the most exact first: Google's links contain the pin and the centre of the view. */
const forms = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|ll|destination|center|daddr)=(?:loc:|geo:)?${number}${between}${number}`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(`#map=[\\d.]+/${number}/${number}`),
  new RegExp(`^geo:${number},${number}`),
  new RegExp(`^\\s*${number}${between}${number}\\s*$`),
]

/** Reads coordinates from a map link or from two numbers; null if there are none. */
export function readMapLink(text: string): Point | null {
  for (const form of forms) {
    const match = form.exec(text)
    if (!match) continue
    const [latitude, longitude] = [Number(match[1]), Number(match[2])]
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude }
  }
  return null
}
