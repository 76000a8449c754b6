import type { Item } from '#entities/kinds.ts'
import { both } from './bilingual.ts'

export const packageCategories: Item<'package-categories'>[] = [
  {
    slug: 'check-up',
    name: both('Health check-ups', 'Medical check-up'),
    icon: 'checkup',
    description: both(
      'A check of the whole body in one morning, with a doctor who explains the results.',
      'Pemeriksaan tubuh secara menyeluruh dalam satu pagi, dengan dokter yang menjelaskan hasilnya.',
    ),
  },
  {
    slug: 'heart-and-diabetes',
    name: both('Heart and diabetes', 'Jantung dan diabetes'),
    icon: 'heart',
    description: both(
      'For blood pressure, sugar and cholesterol: find out early, or see how well treatment works.',
      'Untuk tekanan darah, gula darah, dan kolesterol: mengetahui lebih dini, atau menilai hasil pengobatan.',
    ),
  },
  {
    slug: 'women-and-men',
    name: both('Women and men', 'Perempuan dan laki-laki'),
    icon: 'adults',
    description: both(
      'Check-ups by sex and age, and before a wedding.',
      'Pemeriksaan menurut jenis kelamin dan usia, serta sebelum menikah.',
    ),
  },
  {
    slug: 'mother-and-child',
    name: both('Mother and child', 'Ibu dan anak'),
    icon: 'family',
    description: both(
      'Birth with people you already know, and protection in the first year.',
      'Persalinan bersama tim yang sudah Anda kenal, dan perlindungan pada tahun pertama.',
    ),
  },
  {
    slug: 'eyes-and-teeth',
    name: both('Eyes and teeth', 'Mata dan gigi'),
    icon: 'eyes-teeth',
    description: both(
      'See clearly and chew well: small procedures, and you go home the same day.',
      'Melihat jelas dan mengunyah nyaman: tindakan ringan yang selesai pada hari yang sama.',
    ),
  },
]
