import type { Item } from '#entities/kinds.ts'
import { both } from './bilingual.ts'
import { tallBanner, wideBanner } from './pictures.ts'

const images = (name: string, en: string, id: string) => ({
  desktop: { en: wideBanner(`${name}-wide`, en, id), id: wideBanner(`${name}-wide`, en, id) },
  mobile: { en: tallBanner(`${name}-tall`, en, id), id: tallBanner(`${name}-tall`, en, id) },
})

export const mainBanners: Item<'main-banners'>[] = [
  {
    title: both(
      'Find the doctor you need, in your own words',
      'Temukan dokter yang Anda perlukan dengan kata-kata Anda sendiri',
    ),
    text: both(
      'Tell us what hurts or what worries you. We show who can help, where, and when the next place is free.',
      'Sampaikan apa yang sakit atau mengganggu pikiran Anda. Kami tunjukkan siapa yang dapat membantu, di mana, dan kapan tempat berikutnya tersedia.',
    ),
    images: images('banner-1', 'A doctor listening to a patient', 'Seorang dokter mendengarkan pasien'),
    link: '/doctors',
    cta: both('Find a doctor', 'Cari dokter'),
    position: 1,
  },
  {
    title: both('A heart check before the family comes home', 'Periksa jantung sebelum keluarga berkumpul'),
    text: both(
      'Blood pressure, ECG and a talk with a cardiologist, in one morning at our heart centre in Jakarta.',
      'Tekanan darah, EKG, dan konsultasi dengan dokter jantung, selesai dalam satu pagi di pusat jantung kami di Jakarta.',
    ),
    images: images('banner-2', 'An older couple walking in the morning', 'Sepasang lansia berjalan pagi'),
    link: '/specialists/cardiology',
    cta: both('See our heart doctors', 'Lihat dokter jantung kami'),
    position: 2,
  },
  {
    title: both('Born in Makassar, welcomed by name', 'Lahir di Makassar, disambut dengan namanya'),
    text: both(
      'Our mother and child centre is open day and night, with room for the father and a doula where you wish one.',
      'Pusat ibu dan anak kami buka siang dan malam, dengan ruang bagi ayah serta pendamping persalinan bila Anda kehendaki.',
    ),
    images: images(
      'banner-3',
      'A mother with her newborn child',
      'Seorang ibu dengan bayinya yang baru lahir',
    ),
    link: '/units/mks-ibu-anak',
    cta: both('Visit the centre', 'Kenali pusat layanan ini'),
    position: 3,
  },
]
