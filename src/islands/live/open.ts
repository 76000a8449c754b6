import { openState } from '#entities/schedule/open-state.ts'

const { lang } = document.documentElement
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The day of the week and the time that a clock in the zone shows. */
function clockIn(timeZone: string): { day: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts()
  const part = (type: string) => parts.find(one => one.type === type)?.value ?? ''
  return { day: days.indexOf(part('weekday')) + 1, time: `${part('hour')}:${part('minute')}` }
}

/** 1 January 2024 was a Monday. */
const dayName = (day: number) =>
  new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))
/** In the format of the page: 9:00am, 09.00. */
function written(time: string): string {
  if (lang === 'id') return time.replace(':', '.')
  const [hour = 0, minute = ''] = time.split(':').map((part, index) => (index ? part : Number(part))) as [
    number,
    string,
  ]
  return `${hour % 12 || 12}:${minute}${hour < 12 ? 'am' : 'pm'}`
}

function show(badge: HTMLElement): void {
  const { openHours = '[]', zone = 'UTC', words: all = '{}' } = badge.dataset
  const { day, time } = clockIn(zone)
  const state = openState(JSON.parse(openHours), day, time)
  if (!state) return
  const words = JSON.parse(all) as Record<string, string>
  const name = state.open ? (state.allDay ? 'allDay' : 'until') : (['today', 'tomorrow'][state.away] ?? 'day')
  const values: Record<string, string> = state.open
    ? { time: state.allDay ? '' : written(state.closes) }
    : { time: written(state.opens), day: dayName(state.day) }
  badge.textContent = (words[name] ?? '').replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
  badge.classList.toggle('badge-success', state.open)
  badge.classList.remove('waiting')
}

/** Shows whether the place is open now, at its own clock, and updates while the page is open. */
export function showOpen(badge: HTMLElement): void {
  show(badge)
  setInterval(show, 30_000, badge)
}
