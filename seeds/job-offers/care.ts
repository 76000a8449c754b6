import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'

export const careOffers: Item<'job-offers'>[] = [
  {
    slug: 'intensive-care-nurse-jakarta',
    title: both('Nurse, intensive care', 'Perawat ICU'),
    unit: 'jkt-bedah',
    location: 'jakarta',
    employmentType: 'full-time',
    description: prose(
      `One nurse for one ventilated patient, one for two others: that is the rule here, and we keep it. You care for people after heart surgery and other big operations, in a unit of 14 beds that all have daylight.

Families visit twice a day. Talking to them is part of the work, and your shifts leave time for it.`,
      `Satu perawat untuk satu pasien dengan ventilator, satu perawat untuk dua pasien lain: itulah aturan kami, dan kami menjalankannya. Anda merawat pasien setelah operasi jantung dan operasi besar, di unit dengan 14 tempat tidur yang semuanya mendapat cahaya matahari.

Keluarga berkunjung dua kali sehari. Berbicara dengan mereka adalah bagian dari pekerjaan, dan waktunya tersedia dalam jadwal dinas.`,
    ),
    responsibilities: prose(
      `- Care and monitoring of ventilated patients
- Medicines by pump, checked by two people
- Early mobilisation together with physiotherapy
- Guiding new colleagues`,
      `- Perawatan dan pemantauan pasien dengan ventilator
- Pemberian obat melalui pompa, diperiksa oleh dua orang
- Mobilisasi dini bersama fisioterapi
- Membimbing rekan baru`,
    ),
    qualifications: prose(
      `- Ners, or a diploma in nursing with three years on a ward
- A certificate in basic intensive care, or be willing to get it with us within a year
- A valid registration`,
      `- Ners, atau D3 keperawatan dengan pengalaman tiga tahun di ruang rawat
- Sertifikat ICU dasar, atau kemauan untuk meraihnya bersama kami dalam setahun
- Registrasi yang berlaku`,
    ),
    licences: ['STR', 'SIP', 'BTCLS'],
    openings: 4,
    salary: both(
      'IDR 7,500,000 to IDR 10,500,000 a month, depending on experience',
      'Rp7.500.000 sampai Rp10.500.000 per bulan, sesuai pengalaman',
    ),
    datePosted: '2026-11-09',
    validThrough: '2027-04-30',
    hiring: 'open',
  },
  {
    slug: 'radiographer-makassar',
    title: both('Radiographer', 'Radiografer'),
    location: 'makassar',
    employmentType: 'contract',
    description: prose(
      `From March, our CT scanner runs day and night, and we need a third person. The contract is for one year and becomes permanent if we both agree.`,
      `Mulai Maret layanan CT kami berjalan siang dan malam, sehingga kami memerlukan tenaga ketiga. Kontrak berlaku satu tahun dan menjadi tetap bila kedua pihak menghendaki.`,
    ),
    responsibilities: prose(
      `- CT and X-ray, including on the wards
- Keeping doses as low as possible, and recording them
- Explaining to frightened people what the machine will do`,
      `- Pemeriksaan CT dan rontgen, termasuk di ruang rawat
- Menjaga dosis serendah yang diperlukan dan mencatatnya
- Menjelaskan kepada pasien yang takut apa yang akan dilakukan alat`,
    ),
    qualifications: prose(
      `- Diploma in radiology and a valid registration
- Radiation protection training`,
      `- D3 atau D4 radiologi dengan registrasi yang berlaku
- Pelatihan proteksi radiasi`,
    ),
    licences: ['STR', 'SIP'],
    openings: 1,
    datePosted: '2026-11-04',
    validThrough: '2026-12-04',
    hiring: 'open',
  },
  {
    slug: 'physiotherapist-makassar',
    title: both('Physiotherapist', 'Fisioterapis'),
    unit: 'mks-rehab',
    location: 'makassar',
    employmentType: 'part-time',
    description: prose(
      `Twenty hours a week with people who are learning to walk again after a stroke. We have paused this search until our new treatment rooms open.`,
      `Dua puluh jam seminggu bersama pasien yang belajar berjalan kembali setelah strok. Pencarian ini kami jeda hingga ruang terapi baru dibuka, lalu kami lanjutkan.`,
    ),
    responsibilities: prose(
      `- Individual and group therapy
- Home exercise plans that families understand`,
      `- Terapi perorangan dan kelompok
- Rencana latihan di rumah yang dipahami keluarga`,
    ),
    qualifications: prose(
      `- A degree in physiotherapy and a valid registration`,
      `- Lulusan fisioterapi dengan registrasi yang berlaku`,
    ),
    licences: ['STR', 'SIP'],
    openings: 1,
    datePosted: '2026-09-14',
    validThrough: '2027-06-30',
    hiring: 'paused',
  },
]
