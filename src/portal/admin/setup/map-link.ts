interface Point {
  latitude: number
  longitude: number
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const between = String.raw`\s*(?:,|%2C)\s*(?:\+|%20)*`
/** How the addresses of maps hold a place, the exact ones first: Google names the pin apart from the picture's middle. */
const forms = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|ll|destination|center|daddr)=(?:loc:|geo:)?${number}${between}${number}`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(`#map=[\\d.]+/${number}/${number}`),
  new RegExp(`^geo:${number},${number}`),
  new RegExp(`^\\s*${number}${between}${number}\\s*$`),
]

/** The place that a link of a map leads to, or that is written as two numbers; null where none can be read. */
export function readMapLink(text: string): Point | null {
  for (const form of forms) {
    const match = form.exec(text)
    if (!match) continue
    const [latitude, longitude] = [Number(match[1]), Number(match[2])]
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude }
  }
  return null
}
