import type { Row } from '#search/directory.ts'

const template = document.querySelector<HTMLTemplateElement>('#doctor-row')
const list = new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' })

/** A found doctor as a row of the page. Our server fills the same template: server/search/row.ts. */
export function foundRow(row: Row, words: Record<string, string>): HTMLElement {
  const copy = template?.content.firstElementChild?.cloneNode(true) as HTMLElement
  const find = (selector: string) => copy.querySelector<HTMLElement>(selector)
  const fill = (selector: string, text: string) => {
    const element = find(selector)
    if (element) element.textContent = text
  }
  const article = find('[data-doctor]')
  if (article) article.dataset.doctor = row.slug
  const picture = copy.querySelector('img')
  if (picture) {
    picture.src = row.photo
    picture.parentElement?.classList.toggle('portrait-drawn', row.drawn)
  }
  const link = copy.querySelector('a')
  if (link) {
    link.href = `${template?.dataset.base}/${row.slug}`
    link.textContent = row.name
  }
  fill('.doctor-row-specialty', row.specialists.map(one => one.name).join(', '))
  fill('.doctor-row-places span', row.places.join(', '))
  if (row.places.length === 0) find('.doctor-row-places')?.remove()
  const days = [...copy.querySelectorAll<HTMLElement>('.week-day')]
  const sits = days.filter((_, index) => row.weekdays.includes(index + 1))
  for (const day of sits) day.classList.add('sits')
  const spoken = list.format(sits.map(day => day.dataset.name ?? ''))
  if (sits.length > 0) fill('.week .sr-only', (words.sitsOn ?? '').replace('{{days}}', spoken))
  else find('.week')?.remove()
  if (!row.bookable) fill('[data-next]', words.byTelephone ?? '')
  return copy
}
