import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { aroundTheClock, clinicHours, dayHours } from '../hours.ts'
import { unitCover } from '../pictures.ts'

export const makassarUnits: Item<'units'>[] = [
  {
    code: 'mks-igd',
    name: both('Emergency department, Makassar', 'Instalasi Gawat Darurat (IGD) Makassar'),
    type: 'emergency',
    specialists: [
      'internal-medicine',
      'cardiology',
      'neurology',
      'orthopedics',
      'general-surgery',
      'pediatrics',
    ],
    location: 'makassar',
    floor: '1',
    phones: ['+62 411 000 0219'],
    hours: aroundTheClock,
    walkIn: true,
    referralRequired: false,
    onlineBooking: false,
    summary: both(
      'Day and night, for the city and the islands. Our boat ambulance is ready at the pier.',
      'Siang dan malam, untuk kota dan pulau-pulau di sekitarnya. Ambulans laut kami siaga di dermaga.',
    ),
    body: prose(
      `Call 119, or the emergency line above if you are on an island: the nurse on duty decides with you if the boat should come and what to do until then. We start treatment before anyone signs a paper.`,
      `Hubungi 119, atau nomor gawat darurat di atas bila Anda berada di pulau: perawat jaga akan menentukan bersama Anda apakah ambulans laut perlu datang dan apa yang harus dilakukan sementara itu. Pertolongan dimulai sebelum berkas apa pun ditandatangani.`,
    ),
    preparation: both(
      'You do not need to bring anything. Bring your medicines and identity card only if they are close by.',
      'Tidak ada yang perlu disiapkan. Bawa obat dan kartu identitas hanya bila berada di dekat Anda.',
    ),
    operatingStatus: 'open',
    cover: unitCover(
      'emergency',
      'An ambulance at the emergency entrance',
      'Ambulans di pintu gawat darurat',
    ),
  },
  {
    code: 'mks-rajal',
    name: both('Outpatient clinics, Makassar', 'Poliklinik Rawat Jalan Makassar'),
    type: 'outpatient',
    specialists: [
      'general-practice',
      'internal-medicine',
      'cardiology',
      'neurology',
      'orthopedics',
      'dermatology',
      'ophthalmology',
      'ear-nose-throat',
      'dentistry',
      'psychiatry',
      'pulmonology',
      'urology',
      'general-surgery',
      'oncology',
    ],
    location: 'makassar',
    floor: '1–3',
    room: 'Clinics A to F',
    phones: ['+62 411 000 0220'],
    hours: clinicHours,
    walkIn: true,
    referralRequired: false,
    onlineBooking: true,
    summary: both(
      'Fourteen specialties around a courtyard with a tamarind tree; evening sessions from Monday to Saturday.',
      'Empat belas bidang spesialisasi mengelilingi halaman dengan pohon asam; praktik malam Senin sampai Sabtu.',
    ),
    body: prose(
      `Many of our patients come from outside the city. If you are travelling far, tell us when you book: we then plan your tests and your consultation for the same day.

Interpreters for Bugis, Makassarese and Torajan are here on weekdays.`,
      `Banyak pasien kami datang dari luar kota. Sampaikan saat membuat janji temu bahwa Anda menempuh perjalanan jauh: kami akan mengatur pemeriksaan dan konsultasi pada hari yang sama.

Juru bahasa Bugis, Makassar, dan Toraja tersedia pada hari kerja.`,
    ),
    preparation: both(
      'Please come 20 minutes early with your identity card, your insurance or BPJS card, and earlier results.',
      'Mohon hadir 20 menit lebih awal dengan kartu identitas, kartu asuransi atau BPJS, dan hasil pemeriksaan sebelumnya.',
    ),
    operatingStatus: 'open',
    cover: unitCover('outpatient', 'A doctor’s consulting room', 'Ruang konsultasi dokter'),
  },
  {
    code: 'mks-ibu-anak',
    name: both('Mother and child centre', 'Pusat Ibu dan Anak'),
    type: 'maternity',
    specialists: ['obstetrics-gynecology', 'pediatrics'],
    location: 'makassar',
    floor: '4',
    phones: ['+62 411 000 0240'],
    hours: aroundTheClock,
    walkIn: true,
    referralRequired: false,
    onlineBooking: true,
    summary: both(
      'Pregnancy check-ups, birth, newborn ward and children’s clinic on one floor. We deliver babies at any time, day or night.',
      'Pemeriksaan kehamilan, persalinan, ruang bayi, dan klinik anak dalam satu lantai. Persalinan dilayani setiap saat.',
    ),
    body: prose(
      `Whenever we can arrange it, a midwife you know from your pregnancy check-ups is with you at the birth. Mother and baby stay in one room, and the father or another person you choose has a bed there too.

For babies who are born too early, there is a newborn intensive care unit with fourteen incubators.`,
      `Sedapat mungkin, bidan yang Anda kenal sejak pemeriksaan kehamilan mendampingi persalinan Anda. Ibu dan bayi dirawat dalam satu kamar, dengan tempat tidur bagi ayah atau pendamping pilihan Anda.

Untuk bayi yang lahir terlalu dini, tersedia unit perawatan intensif neonatus dengan empat belas inkubator.`,
    ),
    preparation: both(
      'Bring your pink KIA book to every visit. From week 36, keep a bag packed. Come at once if you bleed, if your waters break, or if the baby moves less than usual.',
      'Bawalah Buku KIA pada setiap kunjungan. Sejak usia kehamilan 36 minggu, siapkan tas persalinan, dan segera datang bila terjadi perdarahan, ketuban pecah, atau gerakan bayi berkurang.',
    ),
    operatingStatus: 'open',
    cover: unitCover('maternity', 'A mother with a newborn', 'Ibu dengan bayi baru lahir'),
  },
  {
    code: 'mks-rehab',
    name: both('Rehabilitation centre', 'Pusat Rehabilitasi Medik'),
    type: 'rehabilitation',
    specialists: ['rehabilitation', 'orthopedics', 'neurology'],
    location: 'makassar',
    floor: '1',
    room: 'Garden pavilion',
    phones: ['+62 411 000 0260'],
    hours: dayHours,
    walkIn: false,
    referralRequired: true,
    onlineBooking: true,
    summary: both(
      'Physiotherapy, occupational and speech therapy, a warm pool, and a garden with all kinds of steps to practise on.',
      'Fisioterapi, terapi okupasi, terapi wicara, kolam air hangat, dan taman dengan beragam tangga untuk latihan.',
    ),
    body: prose(
      `After a stroke, an accident or a joint operation, you start with an assessment by the rehabilitation doctor and leave with goals you have chosen yourself: to pray standing up, to carry a grandchild, to sail again.`,
      `Setelah stroke, kecelakaan, atau operasi sendi, Anda memulai dengan penilaian oleh dokter rehabilitasi dan pulang dengan sasaran yang Anda tentukan sendiri: salat sambil berdiri, menggendong cucu, atau kembali melaut.`,
    ),
    preparation: both(
      'Wear loose clothes and firm shoes. Bring a referral from your doctor, and your hospital letter and scans if you have them.',
      'Pakaian longgar dan sepatu yang kokoh; surat rujukan dokter; surat pulang rawat dan hasil pencitraan bila ada.',
    ),
    operatingStatus: 'open',
    cover: unitCover(
      'rehabilitation',
      'A patient learning to walk again',
      'Pasien berlatih berjalan kembali',
    ),
  },
]
