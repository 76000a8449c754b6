import { all, some } from '#content/door.ts'
import { contentLanguages } from '#entities/localized.ts'
import { lastPage, pageOf } from '../site/paging.ts'
import { localeOf } from '../site/site.ts'
import { byName, letterOf } from './summary.ts'

const perPage = 60

/** `/doctors/a-z/s`, `/doctors/a-z/s/2` and so on: a letter never grows into one endless page. */
export async function letterPages() {
  const letters = Map.groupBy((await all('doctors', ['name'])).toSorted(byName), doctor =>
    letterOf(doctor.name),
  )
  return contentLanguages.flatMap(language =>
    [...letters].flatMap(([letter, doctors]) => {
      const last = lastPage(doctors.length, perPage)
      return Array.from({ length: last }, (_, index) => ({
        params: { locale: localeOf(language), letter: index === 0 ? letter : `${letter}/${index + 1}` },
      }))
    }),
  )
}

/** The doctors of one of those pages. */
export async function letterPage(parameter: string) {
  const [letter = '', number = '1'] = parameter.split('/')
  const doctors = (await all('doctors', ['slug', 'name']))
    .filter(doctor => letterOf(doctor.name) === letter)
    .toSorted(byName)
  const { page, last, items } = pageOf(doctors, Number(number), perPage)
  return {
    letter,
    page,
    last,
    count: doctors.length,
    doctors: await some(
      'doctors',
      items.map(one => one.slug),
    ),
  }
}
