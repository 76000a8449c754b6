import { fullName } from '#entities/content/doctor.ts'
import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { portrait } from '../pictures.ts'

type Doctor = Item<'doctors'>

interface Person
  extends Pick<
    Doctor,
    'slug' | 'name' | 'suffix' | 'units' | 'subSpecialties' | 'certifications' | 'procedures'
  > {
  /** 'dr.' by default. */
  prefix?: string
  gender: 'male' | 'female'
  specialists: string[]
  headline: [en: string, id: string]
  /** Null: not written yet, so that the demo shows a missing translation. */
  biography: [en: string | null, id: string]
  education: [degree: string, institution: string, year: number][]
  /** Besides Indonesian. */
  languages: string[]
  since: number
  /** In rupiah. */
  fee: number
  telehealth?: true
  featured?: true
  /** False: booking only by telephone or referral. */
  bookable?: false
  acceptingNewPatients?: false
}

/** A doctor of the demo network, with the fields that all of them share. */
export function doctor(person: Person): Doctor {
  const { headline, biography, education, languages, since, fee, gender, ...rest } = person
  const titled = { prefix: 'dr.', ...rest }
  const [en, id] = biography
  return {
    acceptingNewPatients: true,
    bookable: true,
    featured: false,
    telehealth: false,
    ...titled,
    photo: portrait(person.slug, fullName(titled)),
    gender,
    headline: both(...headline),
    biography: en === null ? { id: prose(id, id).id } : prose(en, id),
    education: education.map(([degree, institution, year]) => ({ degree, institution, year })),
    languages: ['Bahasa Indonesia', ...languages],
    experienceSince: since,
    consultationFee: { amount: fee, currency: 'IDR' },
  }
}
