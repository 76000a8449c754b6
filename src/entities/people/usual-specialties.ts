import { toSlug } from '../text/slug.ts'

/** Its content in both languages: the official name, and the patients' name for it. */
export interface UsualSpecialty {
  /** Its address, and the drawing of public/art that shows it. */
  slug: string
  name: { en: string; id: string }
  plainName: { en: string; id: string }
}

const one = (slug: string, en: string, id: string, plainEn: string, plainId: string): UsualSpecialty => ({
  slug,
  name: { en, id },
  plainName: { en: plainEn, id: plainId },
})

/** Specialties that most hospitals have, the commonest first. Search finds the lay terms of each by its drawing. */
export const usualSpecialties: readonly UsualSpecialty[] = [
  one('general-practice', 'General practice', 'Dokter umum', 'General doctor', 'Dokter umum'),
  one(
    'internal-medicine',
    'Internal medicine',
    'Penyakit dalam',
    'Doctor for adults',
    'Dokter penyakit dalam',
  ),
  one('pediatrics', 'Paediatrics', 'Kesehatan anak', 'Children’s doctor', 'Dokter anak'),
  one(
    'obstetrics-gynecology',
    'Obstetrics and gynaecology',
    'Kebidanan dan kandungan',
    'Pregnancy and women’s doctor',
    'Dokter kandungan',
  ),
  one('surgery', 'General surgery', 'Bedah umum', 'Surgeon', 'Dokter bedah'),
  one('cardiology', 'Cardiology', 'Jantung dan pembuluh darah', 'Heart doctor', 'Dokter jantung'),
  one('neurology', 'Neurology', 'Saraf', 'Nerve and brain doctor', 'Dokter saraf'),
  one('orthopedics', 'Orthopaedics', 'Ortopedi', 'Bone and joint doctor', 'Dokter tulang dan sendi'),
  one('dentistry', 'Dentistry', 'Gigi dan mulut', 'Dentist', 'Dokter gigi'),
  one('ear-nose-throat', 'Ear, nose and throat', 'THT', 'Ear, nose and throat doctor', 'Dokter THT'),
  one('ophthalmology', 'Ophthalmology', 'Mata', 'Eye doctor', 'Dokter mata'),
  one('dermatology', 'Dermatology', 'Kulit dan kelamin', 'Skin doctor', 'Dokter kulit'),
  one('pulmonology', 'Pulmonology', 'Paru', 'Lung doctor', 'Dokter paru'),
  one('urology', 'Urology', 'Urologi', 'Bladder and prostate doctor', 'Dokter saluran kemih'),
  one('psychiatry', 'Psychiatry', 'Kesehatan jiwa', 'Mental health doctor', 'Dokter jiwa'),
  one(
    'rehabilitation',
    'Physical rehabilitation',
    'Rehabilitasi medik',
    'Physiotherapy and recovery',
    'Fisioterapi dan pemulihan',
  ),
  one('oncology', 'Oncology', 'Onkologi', 'Cancer doctor', 'Dokter kanker'),
  one('nephrology', 'Nephrology', 'Ginjal', 'Kidney doctor', 'Dokter ginjal'),
  one('gastroenterology', 'Gastroenterology', 'Saluran cerna', 'Stomach and bowel doctor', 'Dokter lambung'),
  one(
    'endocrinology',
    'Endocrinology',
    'Endokrin',
    'Diabetes and hormone doctor',
    'Dokter diabetes dan hormon',
  ),
  one('radiology', 'Radiology', 'Radiologi', 'X-ray and scans', 'Rontgen dan pemindaian'),
  one('anaesthesiology', 'Anaesthesiology', 'Anestesiologi', 'Anaesthetist', 'Dokter bius'),
  one('nutrition', 'Clinical nutrition', 'Gizi klinik', 'Nutrition doctor', 'Dokter gizi'),
  one('geriatrics', 'Geriatrics', 'Geriatri', 'Doctor for older people', 'Dokter lansia'),
]

/** The content of one, as its form would save it. */
export const specialtyData = ({ slug, name, plainName }: UsualSpecialty) => ({
  slug,
  name,
  plainName,
  icon: slug,
})

/** Whether the hospital has it already, under any address. */
export function isThere(
  usual: UsualSpecialty,
  items: readonly { key: string; data: Record<string, unknown> }[],
): boolean {
  return items.some(({ key, data }) => {
    const name = (data.name ?? {}) as { en?: string; id?: string }
    const same = (['en', 'id'] as const).some(
      language => toSlug(name[language] ?? '') === toSlug(usual.name[language]),
    )
    return key === usual.slug || same
  })
}
