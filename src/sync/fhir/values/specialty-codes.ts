import { type CommonSpecialty, commonSpecialties } from '#entities/people/specialty-catalog.ts'
import { toSlug } from '#entities/text/slug.ts'
import type { Concept } from '../resources.ts'

// NUCC's taxonomy (https://taxonomy.nucc.org) by prefixes of its codes; the longest match counts. A specialty without a
// usual specialty, for example haematology or vascular surgery, has only its own name.
const nucc: Record<string, string> = {
  '1223': 'dentistry',
  '12230': 'dentistry',
  '2080': 'pediatrics',
  '2080P0202': 'cardiology',
  '2081': 'rehabilitation',
  '2084N': 'neurology',
  '2084P08': 'psychiatry',
  '2085': 'radiology',
  '2085R0001': 'oncology',
  '20860': 'surgery',
  '2088': 'urology',
  '207L': 'anaesthesiology',
  '207N': 'dermatology',
  '207Q': 'general-practice',
  '207QG0300': 'geriatrics',
  '207R0': 'internal-medicine',
  '207RA0001': 'cardiology',
  '207RC00': 'cardiology',
  '207RE0101': 'endocrinology',
  '207RG0100': 'gastroenterology',
  '207RG0300': 'geriatrics',
  '207RH0003': 'oncology',
  '207RI0011': 'cardiology',
  '207RN0300': 'nephrology',
  '207RP1001': 'pulmonology',
  '207RX0202': 'oncology',
  '207V': 'obstetrics-gynecology',
  '207W': 'ophthalmology',
  '207X': 'orthopedics',
  '207Y': 'ear-nose-throat',
  '208D': 'general-practice',
}

// SNOMED CT, as in the value set c80-practice-codes of FHIR, and the occupations that directories use instead.
const snomed: Record<string, string> = {
  '394577000': 'anaesthesiology',
  '394579002': 'cardiology',
  '17561000': 'cardiology',
  '722163006': 'dentistry',
  '394582007': 'dermatology',
  '394583002': 'endocrinology',
  '394584008': 'gastroenterology',
  '394585009': 'obstetrics-gynecology',
  '394586005': 'obstetrics-gynecology',
  '408470005': 'obstetrics-gynecology',
  '394587001': 'psychiatry',
  '394589003': 'nephrology',
  '394591006': 'neurology',
  '394592004': 'oncology',
  '394593009': 'oncology',
  '394594003': 'ophthalmology',
  '394602003': 'rehabilitation',
  '394604002': 'ear-nose-throat',
  '418960008': 'ear-nose-throat',
  '394609007': 'surgery',
  '394612005': 'urology',
  '394801008': 'orthopedics',
  '394537008': 'pediatrics',
  '394802001': 'internal-medicine',
  '419192003': 'internal-medicine',
  '394811001': 'geriatrics',
  '394814009': 'general-practice',
  '408443003': 'general-practice',
  '419772000': 'general-practice',
  '394914008': 'radiology',
  '418112009': 'pulmonology',
  '41672002': 'pulmonology',
}

const bySlug = new Map(commonSpecialties.map(one => [one.slug, one]))
const byName = new Map(
  commonSpecialties.flatMap(one =>
    [one.name.en, one.name.id, one.slug].map(name => [toSlug(name), one] as const),
  ),
)
const longestFirst = Object.keys(nucc).toSorted((a, b) => b.length - a.length)

/** The usual specialty that a foreign one is or belongs to, by its codes, else by a name that equals ours. */
export function commonSpecialtyOf(concept: Concept): CommonSpecialty | undefined {
  for (const { system = '', code = '' } of concept.coding) {
    const slug = /nucc\.org|2\.16\.840\.1\.113883\.6\.101/.test(system)
      ? nucc[longestFirst.find(begin => code.startsWith(begin)) ?? '']
      : /snomed\.info/.test(system)
        ? snomed[code]
        : undefined
    if (slug) return bySlug.get(slug)
  }
  const names = [concept.text, ...concept.coding.map(one => one.display)]
  return names.flatMap(name => (name && byName.get(toSlug(name))) || [])[0]
}

/** The name beside that of the other system: the specialty as patients know it, in their languages. */
export function plainNameOf(
  { name, plainName }: CommonSpecialty,
  foreign: string,
): { en: string; id: string } {
  if (toSlug(foreign) === toSlug(name.en)) return plainName
  return { en: `${name.en} · ${plainName.en}`, id: `${name.id} · ${plainName.id}` }
}
