import { toSlug } from '../text/slug.ts'

/** Its content in both languages: the official name, and the patients' name for it. */
export interface CommonSpecialty {
  /** Its address, and the drawing of public/art that shows it. */
  slug: string
  name: { en: string; id: string }
  plainName: { en: string; id: string }
}

const row = (slug: string, en: string, id: string, plainEn: string, plainId: string): CommonSpecialty => ({
  slug,
  name: { en, id },
  plainName: { en: plainEn, id: plainId },
})

/** Specialties that most hospitals have, the commonest first. Search finds the lay terms of each by its drawing. */
export const commonSpecialties: readonly CommonSpecialty[] = [
  row('general-practice', 'General practice', 'Dokter umum', 'General doctor', 'Dokter umum'),
  row(
    'internal-medicine',
    'Internal medicine',
    'Penyakit dalam',
    'Doctor for adults',
    'Dokter penyakit dalam',
  ),
  row('pediatrics', 'Paediatrics', 'Kesehatan anak', 'Children’s doctor', 'Dokter anak'),
  row(
    'obstetrics-gynecology',
    'Obstetrics and gynaecology',
    'Kebidanan dan kandungan',
    'Pregnancy and women’s doctor',
    'Dokter kandungan',
  ),
  row('surgery', 'General surgery', 'Bedah umum', 'Surgeon', 'Dokter bedah'),
  row('cardiology', 'Cardiology', 'Jantung dan pembuluh darah', 'Heart doctor', 'Dokter jantung'),
  row('neurology', 'Neurology', 'Saraf', 'Nerve and brain doctor', 'Dokter saraf'),
  row('orthopedics', 'Orthopaedics', 'Ortopedi', 'Bone and joint doctor', 'Dokter tulang dan sendi'),
  row('dentistry', 'Dentistry', 'Gigi dan mulut', 'Dentist', 'Dokter gigi'),
  row('ear-nose-throat', 'Ear, nose and throat', 'THT', 'Ear, nose and throat doctor', 'Dokter THT'),
  row('ophthalmology', 'Ophthalmology', 'Mata', 'Eye doctor', 'Dokter mata'),
  row('dermatology', 'Dermatology', 'Kulit dan kelamin', 'Skin doctor', 'Dokter kulit'),
  row('pulmonology', 'Pulmonology', 'Paru', 'Lung doctor', 'Dokter paru'),
  row('urology', 'Urology', 'Urologi', 'Bladder and prostate doctor', 'Dokter saluran kemih'),
  row('psychiatry', 'Psychiatry', 'Kesehatan jiwa', 'Mental health doctor', 'Dokter jiwa'),
  row(
    'rehabilitation',
    'Physical rehabilitation',
    'Rehabilitasi medik',
    'Physiotherapy and recovery',
    'Fisioterapi dan pemulihan',
  ),
  row('oncology', 'Oncology', 'Onkologi', 'Cancer doctor', 'Dokter kanker'),
  row('nephrology', 'Nephrology', 'Ginjal', 'Kidney doctor', 'Dokter ginjal'),
  row('gastroenterology', 'Gastroenterology', 'Saluran cerna', 'Stomach and bowel doctor', 'Dokter lambung'),
  row(
    'endocrinology',
    'Endocrinology',
    'Endokrin',
    'Diabetes and hormone doctor',
    'Dokter diabetes dan hormon',
  ),
  row('radiology', 'Radiology', 'Radiologi', 'X-ray and scans', 'Rontgen dan pemindaian'),
  row('anaesthesiology', 'Anaesthesiology', 'Anestesiologi', 'Anaesthetist', 'Dokter bius'),
  row('nutrition', 'Clinical nutrition', 'Gizi klinik', 'Nutrition doctor', 'Dokter gizi'),
  row('geriatrics', 'Geriatrics', 'Geriatri', 'Doctor for older people', 'Dokter lansia'),
]

/** The content of one, as its form would save it. */
export const specialtyData = ({ slug, name, plainName }: CommonSpecialty) => ({
  slug,
  name,
  plainName,
  icon: slug,
})

/** Whether the hospital has it already, under any address. */
export function exists(
  usual: CommonSpecialty,
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
