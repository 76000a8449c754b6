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
  takenAt?: Partner['takenAt'],
): Partner => ({
  ...mark(slug, name),
  name,
  kind,
  ...(coverage ? { coverage } : {}),
  ...(takenAt ? { takenAt } : {}),
})

const all = { inpatient: true, outpatient: true, cashless: true }
const outpatient = { inpatient: false, outpatient: true, cashless: true }
const inpatient = { inpatient: true, outpatient: false, cashless: true }
const claim = { inpatient: true, outpatient: true, cashless: false }
const card = both(
  'Your insurance card or the insurer’s app, and your identity card.',
  'Kartu asuransi atau aplikasi dari asuransi, dan KTP.',
)
const letter = both(
  'Your insurance card, your identity card and, for a planned stay, the letter of guarantee from your insurer.',
  'Kartu asuransi, KTP, dan surat jaminan dari asuransi untuk rawat inap yang direncanakan.',
)
const receipt = both(
  'Your policy number. You pay first; ask at the front desk for the claim form and the receipts.',
  'Nomor polis. Anda membayar lebih dahulu; mintalah formulir klaim dan kuitansi di meja pendaftaran.',
)
const worker = both('Your employee card and your identity card.', 'Kartu karyawan dan KTP.')
const referral = both(
  'Your JKN card or your number in Mobile JKN, the referral letter from your first-level clinic (FKTP), and your identity card. For a follow-up, also the follow-up letter (surat kontrol).',
  'Kartu JKN atau nomor di Mobile JKN, surat rujukan dari faskes tingkat pertama (FKTP), dan KTP. Untuk kontrol, bawa juga surat kontrol.',
)
const firstLevel = both(
  'Your JKN card or your number in Mobile JKN, and your identity card. You need no referral if Sentani is your registered clinic.',
  'Kartu JKN atau nomor di Mobile JKN, dan KTP. Rujukan tidak diperlukan bila Sentani adalah faskes terdaftar Anda.',
)

/** Public health insurance, which is real: it has no drawn mark. */
const bpjs: Partner = {
  slug: 'bpjs-kesehatan',
  name: 'BPJS Kesehatan',
  kind: 'bpjs',
  url: 'https://www.bpjs-kesehatan.go.id/',
  coverage: all,
  takenAt: [
    {
      location: 'jakarta',
      coverage: all,
      bring: referral,
      exceptSpecialists: ['dermatology', 'dentistry'],
      exceptDoctors: ['gita-paramitha-soemantri'],
    },
    { location: 'makassar', coverage: all, bring: referral, exceptSpecialists: ['dermatology'] },
    { location: 'jayapura', coverage: all, bring: referral },
    { location: 'sentani', coverage: outpatient, bring: firstLevel },
  ],
}

/** Invented partners, and BPJS Kesehatan. tools/art/demo/partner-marks.ts draws their logos. */
export const partners: Partner[] = [
  bpjs,
  partner(
    'insurer',
    'nusa-teduh',
    'Asuransi Nusa Teduh',
    {
      inpatient: true,
      outpatient: true,
      cashless: true,
    },
    [
      { location: 'jakarta', coverage: all, bring: letter },
      { location: 'makassar', coverage: all, bring: letter },
      { location: 'jayapura', coverage: inpatient, bring: letter },
    ],
  ),
  partner(
    'insurer',
    'lontar-life',
    'Lontar Life Indonesia',
    {
      inpatient: true,
      outpatient: true,
      cashless: true,
    },
    [
      { location: 'jakarta', coverage: all, bring: card },
      { location: 'makassar', coverage: all, bring: card },
    ],
  ),
  partner(
    'insurer',
    'payung-bahari',
    'Payung Bahari',
    {
      inpatient: true,
      outpatient: false,
      cashless: true,
    },
    [
      { location: 'makassar', coverage: inpatient, bring: letter },
      { location: 'jayapura', coverage: inpatient, bring: letter },
    ],
  ),
  partner(
    'insurer',
    'kolintang-mutual',
    'Kolintang Mutual',
    {
      inpatient: true,
      outpatient: true,
      cashless: false,
    },
    [{ location: 'jakarta', coverage: claim, bring: receipt }],
  ),
  partner(
    'company',
    'camar-timur',
    'Pelayaran Camar Timur',
    {
      inpatient: true,
      outpatient: true,
      cashless: true,
    },
    [
      { location: 'makassar', coverage: all, bring: worker },
      { location: 'jayapura', coverage: all, bring: worker },
    ],
  ),
  partner(
    'company',
    'sagu-biru',
    'Koperasi Nelayan Sagu Biru',
    {
      inpatient: false,
      outpatient: true,
      cashless: false,
    },
    [
      { location: 'jayapura', coverage: { ...outpatient, cashless: false }, bring: receipt },
      { location: 'sentani', coverage: { ...outpatient, cashless: false }, bring: receipt },
    ],
  ),
  partner('supplier', 'bening-diagnostika', 'Bening Diagnostika'),
  partner('supplier', 'sayap-cenderawasih', 'Sayap Cenderawasih Air Ambulance'),
  partner('educator', 'layar-biru', 'Institut Kesehatan Layar Biru'),
  partner('educator', 'bukit-lentera', 'Akademi Keperawatan Bukit Lentera'),
]
