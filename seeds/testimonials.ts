import type { Item } from '#entities/kinds.ts'
import { both } from './bilingual.ts'

// The authors are invented, and each name says that it belongs to the demo.
export const testimonials: Item<'testimonials'>[] = [
  {
    displayName: 'Rosmini, Pulau Kodingareng (demo)',
    text: both(
      'I came by boat, pregnant with my first child, and I was afraid of everything. The midwife always told me what she was going to do, and why. When I needed a caesarean after all, she held my hand until I saw my daughter. They even had a bed for my mother.',
      'Saya datang naik perahu, mengandung anak pertama dan takut pada segalanya. Bidan selalu menjelaskan apa yang akan ia lakukan dan alasannya. Ketika akhirnya harus operasi, ia memegang tangan saya sampai saya melihat putri saya. Untuk ibu saya pun disediakan tempat tidur.',
    ),
    originalLanguage: 'id',
    doctor: 'hasnah-tenriawaru',
    unit: 'mks-ibu-anak',
    visitMonth: '2026-08-01',
    consentAt: '2026-09-03',
    verifiedVisit: true,
  },
  {
    displayName: 'Pak Sutrisno, 61, Depok (demo)',
    text: both(
      'My chest had felt tight since the morning, and I did not want to make a fuss. Forty minutes after the ambulance came, the artery was open. Afterwards dr. Ayu drew my heart on a sheet of paper. It hangs on my fridge, next to the list of what I can eat.',
      'Sejak pagi dada saya terasa tertekan, tetapi saya tidak mau merepotkan. Empat puluh menit setelah ambulans datang, pembuluhnya sudah terbuka. Sesudah itu dr. Ayu menggambar jantung saya di selembar kertas. Sekarang tertempel di kulkas, di samping daftar makanan saya.',
    ),
    originalLanguage: 'id',
    doctor: 'ayu-lestari-kusumaningtyas',
    unit: 'jkt-jantung',
    visitMonth: '2026-06-01',
    consentAt: '2026-07-14',
    verifiedVisit: true,
  },
  {
    displayName: 'Mama Yosefina, Wamena (demo)',
    text: both(
      'One flight, one week, everything done: the doctor, the scan, the glasses. The liaison office had planned it all, and a woman at the family house cooked sweet potatoes the way we do at home.',
      'Satu kali terbang, satu minggu, semuanya selesai: dokter, pemeriksaan, kacamata. Kantor penghubung sudah mengatur semuanya, dan seorang mama di rumah singgah memasak petatas seperti di kampung kami.',
    ),
    originalLanguage: 'id',
    unit: 'djj-rajal',
    visitMonth: '2026-09-01',
    consentAt: '2026-10-02',
    verifiedVisit: true,
  },
  {
    displayName: 'Michael T., Jakarta (demo)',
    text: both(
      'I saw on the website that 19:20 was free, booked it on the train, and paid exactly what they had told me. No surprises. For a hospital, that is the nicest thing I can say.',
      'Di situsnya saya melihat masih ada tempat pukul 19.20, saya pesan dari kereta, dan membayar persis seperti yang diberitahukan. Tidak ada kejutan. Untuk rumah sakit, itu pujian tertinggi dari saya.',
    ),
    originalLanguage: 'en',
    unit: 'jkt-rajal',
    visitMonth: '2026-10-01',
    consentAt: '2026-10-20',
    verifiedVisit: true,
  },
  {
    displayName: 'Daeng Ngawing, Takalar (demo)',
    text: both(
      'After the stroke I could not button my shirt. The therapist asked what I missed most. “Mending nets,” I said. So we mended nets, three mornings a week, for two months. Today I mended one on my own.',
      'Setelah stroke saya tidak bisa mengancingkan baju. Terapis bertanya apa yang paling saya rindukan. “Memperbaiki jaring,” jawab saya. Maka kami memperbaiki jaring, tiga pagi seminggu, dua bulan lamanya. Hari ini saya menyelesaikan satu sendirian.',
    ),
    originalLanguage: 'id',
    unit: 'mks-rehab',
    visitMonth: '2026-05-01',
    consentAt: '2026-07-29',
    verifiedVisit: true,
  },
  {
    displayName: 'Ibu Lintang, Bekasi (demo)',
    text: both(
      'My son is afraid of white coats. dr. Ni Luh took hers off, sat on the floor and examined the bear first. He has asked twice since then when we are going back.',
      'Anak saya takut pada jas putih. dr. Ni Luh melepas jasnya, duduk di lantai, dan memeriksa bonekanya dahulu. Sejak itu anak saya sudah dua kali bertanya kapan kami ke sana lagi.',
    ),
    originalLanguage: 'id',
    doctor: 'ni-luh-putu-ariestadewi',
    visitMonth: '2026-07-01',
    consentAt: '2026-08-11',
    verifiedVisit: true,
  },
  {
    displayName: 'A daughter from Sentani (demo)',
    text: both(
      'My father has dialysis three times a week. The chair is the same, the nurse is the same, and she notices before we do when he is not well.',
      'Ayah saya cuci darah tiga kali seminggu. Kursinya sama, perawatnya sama, dan ia lebih dahulu tahu bila ayah sedang kurang sehat.',
    ),
    originalLanguage: 'id',
    unit: 'djj-hd',
    visitMonth: '2026-10-01',
    consentAt: '2026-11-05',
    verifiedVisit: false,
  },
]
