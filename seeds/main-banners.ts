import type { Item } from '#entities/kinds.ts'
import { both } from './bilingual.ts'
import { tallBanner, wideBanner } from './pictures.ts'

const images = (name: string, en: string, id: string) => {
  const desktop = wideBanner(`${name}-desktop`, en, id)
  const mobile = tallBanner(`${name}-mobile`, en, id)
  return { desktop: { en: desktop, id: desktop }, mobile: { en: mobile, id: mobile } }
}

export const mainBanners: Item<'main-banners'>[] = [
  {
    title: both('A heart check before the family comes home', 'Periksa jantung sebelum keluarga berkumpul'),
    text: both(
      'Blood pressure, ECG and a talk with a cardiologist, in one morning at our heart centre in Jakarta.',
      'Tekanan darah, EKG, dan konsultasi dengan dokter jantung, selesai dalam satu pagi di pusat jantung kami di Jakarta.',
    ),
    images: images(
      'checkup',
      'A doctor pointing at a list of examinations',
      'Seorang dokter menunjukkan daftar pemeriksaan',
    ),
    link: '/specialists/cardiology',
    cta: both('See our heart doctors', 'Lihat dokter jantung kami'),
    position: 1,
  },
  {
    title: both('Born in Makassar, welcomed by name', 'Lahir di Makassar, disambut dengan namanya'),
    text: both(
      'Our mother and child centre is open day and night, with a bed for the father or another person you choose.',
      'Pusat ibu dan anak kami buka siang dan malam, dengan tempat tidur bagi ayah atau siapa pun yang Anda inginkan di sisi Anda.',
    ),
    images: images(
      'mother',
      'A mother with her newborn child, and a midwife',
      'Seorang ibu dengan bayinya yang baru lahir, bersama bidan',
    ),
    link: '/units/mks-ibu-anak',
    cta: both('Visit the centre', 'Kenali pusat layanan ini'),
    position: 2,
  },
  {
    title: both('In an emergency, call 119 first', 'Dalam keadaan darurat, hubungi 119 lebih dahulu'),
    text: both(
      'Our three emergency departments never close, and treatment begins before any paper is signed.',
      'Ketiga instalasi gawat darurat kami tidak pernah tutup, dan pertolongan dimulai sebelum berkas apa pun ditandatangani.',
    ),
    images: images(
      'emergency',
      'An ambulance and its crew at night',
      'Ambulans dan petugasnya pada malam hari',
    ),
    link: '/units',
    cta: both('Find the nearest one', 'Cari yang terdekat'),
    position: 3,
  },
  {
    title: both('Your doctor’s appointment in two minutes', 'Janji temu dokter dalam dua menit'),
    text: both(
      'See who is free today, choose a time, and we hold it for you while we confirm. No queue at the front desk.',
      'Lihat dokter yang tersedia hari ini, pilih waktunya, dan kami menyimpannya selama kami konfirmasi. Tanpa antre di loket.',
    ),
    images: images(
      'booking',
      'A woman chooses a day on a phone as big as herself',
      'Seorang perempuan memilih hari pada layar telepon sebesar dirinya',
    ),
    link: '/doctors',
    cta: both('See who is free', 'Lihat yang tersedia'),
    position: 4,
  },
]
