import { coversOutpatients, isPayer, isTakenBy, type Payer } from '#entities/appointment/insurance.ts'
import type { Directory } from '#search/directory.ts'
import { writePositions } from '#search/insurers.ts'

/** A doctor at its position in the search data, with the codes of its locations. */
export interface Placed {
  slug: string
  specialists: readonly string[]
  places: readonly string[]
}

/**
 * The insurers that pay for visits anywhere, for the search. A place of the search may stand for several locations: then the doctors
 * of those that do not take the insurer are listed, as those whom a row leaves out are.
 */
export function searchedInsurers(
  partners: readonly Payer[],
  doctors: readonly Placed[],
  towns: readonly { codes: readonly string[] }[],
  specialistAt: ReadonlyMap<string, number>,
): Directory['insurers'] {
  const paying = partners.filter(one => isPayer(one) && one.takenAt?.some(coversOutpatients))
  const inTown = towns.map(({ codes }) =>
    doctors.flatMap((doctor, at) =>
      doctor.places.some(code => codes.includes(code)) ? [{ doctor, at }] : [],
    ),
  )
  const placesOf = ({ takenAt = [] }: Payer) =>
    towns.flatMap(({ codes }, town): Directory['insurers']['places'][number] => {
      const rows = takenAt.filter(row => codes.includes(row.location) && coversOutpatients(row))
      if (rows.length === 0) return []
      const withoutAll = (rows[0]?.exceptSpecialists ?? []).filter(slug =>
        rows.every(row => row.exceptSpecialists?.includes(slug)),
      )
      const without = (inTown[town] ?? []).filter(
        ({ doctor }) =>
          !doctor.specialists.some(slug => withoutAll.includes(slug)) &&
          !rows.some(row => doctor.places.includes(row.location) && isTakenBy(row, doctor)),
      )
      const specialists = withoutAll.flatMap(slug => specialistAt.get(slug) ?? [])
      return [[town, specialists, writePositions(without.map(one => one.at))]]
    })
  return {
    slug: paying.map(one => one.slug),
    name: paying.map(one => one.name),
    national: paying.findIndex(one => one.kind === 'bpjs'),
    places: paying.map(placesOf),
  }
}
