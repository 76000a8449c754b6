import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { newsCover } from '../pictures.ts'

export const newsFromMakassar: Item<'news'>[] = [
  {
    slug: 'partners-stay-overnight-in-makassar',
    headline: both(
      'After a birth in Makassar, families can stay together at night',
      'Setelah bersalin di Makassar, keluarga boleh menginap bersama',
    ),
    excerpt: both(
      'All 22 rooms of the mother and child unit now have a second bed. One companion can stay the night for free, in every class.',
      'Ke-22 kamar unit ibu dan anak kini memiliki tempat tidur kedua. Satu pendamping boleh menginap tanpa biaya di semua kelas.',
    ),
    body: prose(
      `Mothers have asked for this for years, and they were right: a woman who has just given birth should not be alone with her newborn at night. Since 20 July, every room in the mother and child unit has had a second bed that folds out of the wall.

## How it works

- One companion of your choice: the father, your mother, a sister, a friend. The mother decides, and she can change her mind.
- It is free, in every class and for BPJS patients too.
- Quiet hours are from 21:00 to 06:00. Then visits end and we dim the lights in the corridor.
- You can order breakfast for your companion until 18:00 the day before.

The baby’s brothers and sisters are welcome during the day, from 10:00 to 12:00 and from 16:00 to 20:00. If they have a cough or a fever, please leave them at home.

The baby stays with the mother day and night unless there is a medical reason. Our midwives come when you call, and check on you every three hours.`,
      `Para ibu memintanya bertahun-tahun, dan mereka benar: orang yang baru melahirkan semestinya tidak sendirian pada malam hari bersama bayinya. Sejak 20 Juli, setiap kamar di unit ibu dan anak memiliki tempat tidur kedua yang dapat dilipat ke dinding.

## Ketentuannya

- Satu pendamping pilihan Anda: suami, ibu, saudara perempuan, atau sahabat. Sang ibu yang memutuskan, dan boleh berubah pikiran.
- Tanpa biaya, di semua kelas, termasuk bagi pasien BPJS.
- Jam tenang pukul 21.00 sampai 06.00. Pada jam itu lampu lorong diredupkan dan kunjungan berakhir.
- Sarapan untuk pendamping dapat dipesan paling lambat pukul 18.00 sehari sebelumnya.

Kakak si bayi boleh berkunjung pada siang hari, pukul 10.00 sampai 12.00 dan 16.00 sampai 20.00. Bila batuk atau demam, sebaiknya tetap di rumah.

Bayi berada di sisi ibunya siang dan malam, kecuali ada alasan medis. Bidan kami datang bila dipanggil, dan menengok setiap tiga jam.`,
    ),
    category: 'visits-and-access',
    datePublished: '2026-07-20',
    location: 'makassar',
    contact: {
      name: both('Mother and child unit, Makassar', 'Pusat ibu dan anak, Makassar'),
      phone: '+62 411 000 0200',
      email: 'makassar@rawat.example.com',
    },
    cover: newsCover(
      'night',
      'A mother with her baby at night, the father beside them',
      'Seorang ibu dan bayinya pada malam hari, sang ayah di sampingnya',
    ),
  },
  {
    slug: 'visiting-hours-in-ramadan-2026',
    headline: both('Visiting hours during Ramadan', 'Jam kunjung selama Ramadan'),
    excerpt: both(
      'From 18 February to 19 March, evening visits start after people break their fast.',
      'Mulai 18 Februari sampai 19 Maret, jam kunjung malam dimulai setelah berbuka puasa.',
    ),
    body: prose(
      `During Ramadan, visiting hours are from 10:00 to 12:00 and from 19:00 to 21:00. Outpatient clinics open half an hour earlier and close at 15:30. The emergency department, the laboratory and the pharmacy are open day and night as always.

If you would like to fast, please talk to your doctor first. If you take medicine for diabetes, blood pressure or epilepsy, you can often take it at other times. Some patients should not fast, and their faith does not ask it of them. Our kitchen serves sahur at 03:30, and dates with water at sunset.

The usual hours apply again from the first day of Idulfitri.`,
      `Selama Ramadan, jam kunjung adalah pukul 10.00 sampai 12.00 dan pukul 19.00 sampai 21.00. Poliklinik buka setengah jam lebih awal dan tutup pukul 15.30. Gawat darurat, laboratorium, dan farmasi tetap buka siang dan malam.

Pasien yang ingin berpuasa sebaiknya berbicara dahulu dengan dokter. Jadwal obat diabetes, tekanan darah, atau epilepsi sering kali dapat disesuaikan; sebagian pasien sebaiknya tidak berpuasa, dan memang mendapat keringanan. Dapur kami menyajikan sahur pukul 03.30 serta kurma dan air saat magrib.

Mulai hari pertama Idulfitri berlaku kembali jam biasa.`,
    ),
    category: 'visits-and-access',
    datePublished: '2026-02-12',
    expiresAt: '2026-03-20T00:00:00+08:00',
    location: 'makassar',
    cover: newsCover('ramadan', 'A crescent moon above the hospital', 'Bulan sabit di atas rumah sakit'),
  },
]
