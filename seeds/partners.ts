import type { Item } from '#entities/kinds.ts'
import type { Localized } from '#entities/localized.ts'
import { both } from './bilingual.ts'

type Partner = Item<'partners'>
const mark = (
  slug: string,
  name: string,
): { slug: string; logo: { src: string; width: number; height: number; alt: Localized } } => ({
  slug,
  logo: {
    src: `/art/partners/${slug}.svg`,
    width: 96,
    height: 96,
    alt: both(`Mark of ${name}`, `Lambang ${name}`),
  },
})
const partner = (
  kind: Partner['kind'],
  slug: string,
  name: string,
  coverage?: Partner['coverage'],
): Partner => ({ ...mark(slug, name), name, kind, ...(coverage ? { coverage } : {}) })

/** Invented partners. tools/art/demo/partner-marks.ts draws their logos. */
export const partners: Partner[] = [
  partner('insurer', 'nusa-teduh', 'Asuransi Nusa Teduh', {
    inpatient: true,
    outpatient: true,
    cashless: true,
  }),
  partner('insurer', 'lontar-life', 'Lontar Life Indonesia', {
    inpatient: true,
    outpatient: true,
    cashless: true,
  }),
  partner('insurer', 'payung-bahari', 'Payung Bahari', {
    inpatient: true,
    outpatient: false,
    cashless: true,
  }),
  partner('insurer', 'kolintang-mutual', 'Kolintang Mutual', {
    inpatient: true,
    outpatient: true,
    cashless: false,
  }),
  partner('company', 'camar-timur', 'Pelayaran Camar Timur', {
    inpatient: true,
    outpatient: true,
    cashless: true,
  }),
  partner('company', 'sagu-biru', 'Koperasi Nelayan Sagu Biru', {
    inpatient: false,
    outpatient: true,
    cashless: false,
  }),
  partner('supplier', 'bening-diagnostika', 'Bening Diagnostika'),
  partner('supplier', 'sayap-cenderawasih', 'Sayap Cenderawasih Air Ambulance'),
  partner('educator', 'layar-biru', 'Institut Kesehatan Layar Biru'),
  partner('educator', 'bukit-lentera', 'Akademi Keperawatan Bukit Lentera'),
]
