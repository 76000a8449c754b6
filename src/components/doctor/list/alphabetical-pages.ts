import { cachedFragment } from '#content/fragment-cache.ts'
import { all } from '#content/queries.ts'
import { contentLanguages } from '#entities/localized.ts'
import { lastPage, pageOf } from '../../site/paging.ts'
import { localeOf } from '../../site/site.ts'
import { byName, doctorInitial, summariesOf } from '../profile/summary.ts'

const perPage = 60

const cacheKey = {}

/** All doctors by letter, sorted by name. */
export const doctorsByInitial = () =>
  cachedFragment(cacheKey, 'letters', async () =>
    Map.groupBy((await all('doctors', ['slug', 'name'])).toSorted(byName), doctor =>
      doctorInitial(doctor.name),
    ),
  )

/** `/doctors/a-z/s`, `/doctors/a-z/s/2` and so on: letters with many doctors have several pages. */
export async function alphabeticalPages() {
  const letters = await doctorsByInitial()
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
export async function alphabeticalPage(parameter: string) {
  const [letter = '', number = '1'] = parameter.split('/')
  const doctors = (await doctorsByInitial()).get(letter) ?? []
  const { page, last, items } = pageOf(doctors, Number(number), perPage)
  return {
    letter,
    page,
    last,
    count: doctors.length,
    summaries: await summariesOf(items.map(one => one.slug)),
  }
}
