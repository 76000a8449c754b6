import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'

export const houseOffers: Item<'job-offers'>[] = [
  {
    slug: 'it-support-jakarta',
    title: both('IT support and network', 'Staf dukungan TI dan jaringan'),
    location: 'jakarta',
    employmentType: 'full-time',
    description: prose(
      `When a screen on the ward goes dark, a nurse has two problems. You solve one of them, usually within ten minutes, for three hospitals and about 900 colleagues.

One week in six you are on call. We pay for it, even if nobody calls.`,
      `Ketika layar di ruang rawat padam, perawat menghadapi dua masalah. Anda menyelesaikan salah satunya, biasanya dalam sepuluh menit, untuk tiga rumah sakit dan sekitar 900 rekan kerja.

Satu dari enam minggu Anda bersiaga; waktu itu dibayar, juga bila tidak ada panggilan.`,
    ),
    responsibilities: prose(
      `- First and second level support, by phone and on site
- Network, access points and the machines at the bedside
- Backups, and testing every month that they can be restored
- Keeping patients' data where it belongs`,
      `- Dukungan tingkat pertama dan kedua, melalui telepon dan di tempat
- Jaringan, titik akses, dan perangkat di sisi tempat tidur
- Pencadangan data, dan uji pemulihan setiap bulan
- Menjaga data pasien tetap di tempatnya`,
    ),
    qualifications: prose(
      `- A diploma, or three years of work that shows the same
- Linux, Windows and networks, and patience with all three`,
      `- Diploma, atau tiga tahun pengalaman kerja yang setara
- Linux, Windows, dan jaringan; serta kesabaran terhadap ketiganya`,
    ),
    openings: 1,
    salary: both('IDR 8,000,000 to IDR 11,000,000 a month', 'Rp8.000.000 sampai Rp11.000.000 per bulan'),
    datePosted: '2026-11-16',
    validThrough: '2027-01-31',
    hiring: 'open',
  },
  {
    slug: 'front-desk-jayapura',
    title: both('Front desk and registration', 'Petugas pendaftaran'),
    unit: 'djj-rajal',
    location: 'jayapura',
    employmentType: 'full-time',
    description: prose(
      `You are the first person a patient sees. You find the right clinic, the right form and, most often, the right words.`,
      `Wajah Andalah yang pertama dilihat pasien. Anda membantu menemukan poliklinik yang tepat, formulir yang tepat dan, yang paling sering, kata yang tepat.`,
    ),
    responsibilities: prose(
      `- Registration, including BPJS patients
- Answering the phone and messages
- Helping people who cannot read or write`,
      `- Pendaftaran, termasuk pasien BPJS
- Menjawab telepon dan pesan
- Membantu orang yang tidak dapat membaca atau menulis`,
    ),
    qualifications: prose(
      `- Secondary school, and one year of working with people
- Indonesian. Papuan Malay is a great help`,
      `- SMA atau sederajat, dan pengalaman setahun melayani orang
- Bahasa Indonesia; Melayu Papua sangat membantu`,
    ),
    openings: 2,
    datePosted: '2026-09-01',
    validThrough: '2026-10-31',
    hiring: 'open',
  },
]
