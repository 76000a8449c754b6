const minutes = (time: string): number => {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number)
  return hour * 60 + minute
}
const two = (value: number) => String(value).padStart(2, '0')

/** The start times of a session's slots, in wall time. Only complete slots, as patients can book only these. */
export function slotTimes(startTime: string, endTime: string, slotMinutes: number): string[] {
  const [from, to] = [minutes(startTime), minutes(endTime)]
  if (!(slotMinutes > 0) || !(to > from)) return []
  const count = Math.floor((to - from) / slotMinutes)
  return Array.from({ length: count }, (_, place) => {
    const at = from + place * slotMinutes
    return `${two(Math.floor(at / 60))}:${two(at % 60)}`
  })
}
