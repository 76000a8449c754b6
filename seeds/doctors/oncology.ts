import { doctor } from './doctor.ts'

export const oncology = [
  doctor({
    slug: 'dyah-sekar-wibisana',
    name: 'Dyah Sekar Wibisana',
    suffix: 'Sp.PD, K-HOM',
    gender: 'female',
    specialists: ['oncology', 'internal-medicine'],
    subSpecialties: ['Blood diseases', 'Chemotherapy'],
    units: ['jkt-rajal', 'mks-rajal'],
    headline: ['Chemotherapy, with a nurse on the phone', 'Kemoterapi dengan pendamping di ujung telepon'],
    biography: [
      `Nobody hears the word cancer from Dr. Dyah in a corridor, on a Friday evening, or alone. She waits until someone who loves the patient is in the room, and then speaks in short sentences, with pauses.

Two days a week she comes to Makassar, so that people with blood diseases no longer have to fly. During chemotherapy, every patient has a number to call, and at night a nurse who knows the file answers. From Yogyakarta she has a love of ginger tea, and her kettle on the ward never goes cold.`,
      `Dari Dr. Dyah, tidak seorang pun mendengar kata kanker di lorong, pada Jumat malam, atau seorang diri. Ia menunggu sampai orang terdekat pasien hadir, lalu berbicara dengan kalimat pendek dan jeda.

Dua hari seminggu ia ke Makassar agar pasien kelainan darah tidak lagi harus naik pesawat. Selama kemoterapi, setiap pasien memiliki nomor yang pada malam hari dijawab perawat yang memahami berkasnya. Dari Yogyakarta ia membawa kegemaran akan wedang jahe, dan sebuah ceret di bangsal yang tidak pernah dingin.`,
    ],
    education: [
      ['Dokter', 'Universitas Gadjah Mada', 2000],
      ['Spesialis Penyakit Dalam', 'Universitas Gadjah Mada', 2008],
      ['Konsultan Hematologi dan Onkologi Medik', 'Universitas Indonesia', 2013],
    ],
    languages: ['English', 'Jawa'],
    since: 2006,
    fee: 425_000,
    telehealth: true,
  }),
  doctor({
    slug: 'hanafiah',
    name: 'Hanafiah',
    suffix: 'Sp.B, Subsp.Onk.(K)',
    gender: 'male',
    specialists: ['oncology', 'general-surgery'],
    subSpecialties: ['Breast', 'Thyroid'],
    units: ['jkt-rajal', 'jkt-bedah'],
    headline: ['Operations for lumps in the breast and thyroid', 'Operasi benjolan payudara dan tiroid'],
    biography: [
      `One name, two quiet hands: that is how the theatre nurses describe Dr. Hanafiah from Pidie in Aceh. He lost his mother to breast cancer that was rubbed with oil for a year. He gives talks in mosques and markets so that other women come sooner.

He sees patients after a colleague has examined them, and decides with the whole team, every Tuesday at seven. In four out of five women, he can save the breast. He says what he cannot do before the operation, never after it, and always leaves a chair free for the husband.`,
      `Satu kata nama, dua tangan yang tenang: begitu para perawat bedah menggambarkan Dr. Hanafiah, putra Pidie, Aceh. Ibunya meninggal karena kanker payudara yang setahun lamanya hanya diolesi minyak; kini ia berceramah di masjid dan pasar agar perempuan lain datang lebih awal.

Ia menerima pasien yang telah diperiksa sejawatnya, dan memutuskan bersama seluruh tim setiap Selasa pukul tujuh. Pada empat dari lima perempuan, payudara dapat dipertahankan. Hal yang tidak dapat ia lakukan disampaikan di awal, dan selalu tersedia kursi bagi suami.`,
    ],
    education: [
      ['Dokter', 'Universitas Syiah Kuala', 1998],
      ['Spesialis Bedah', 'Universitas Indonesia', 2007],
      ['Subspesialis Bedah Onkologi', 'Universitas Indonesia', 2012],
    ],
    languages: ['Aceh', 'English'],
    since: 2005,
    fee: 425_000,
    bookable: false,
  }),
  doctor({
    slug: 'amran-sulolipu',
    name: 'Amran Sulolipu',
    suffix: 'Sp.Onk.Rad.',
    gender: 'male',
    specialists: ['oncology'],
    subSpecialties: ['Radiotherapy', 'Pain relief'],
    units: ['mks-rajal'],
    headline: ['Radiotherapy, well aimed and well explained', 'Radioterapi yang terarah dan dijelaskan'],
    biography: [
      `You cannot see, hear or feel the rays, so they are frightening. Dr. Amran starts each treatment with a walk: around the machine, into the control room, and to the chair where a relative can wave through the glass.

He plans every treatment field himself, and once a week he counts with you how many sessions are left. For people whose illness can no longer be cured, he takes away bone pain within days. He says this is the best part of his work. His family grows rice in Sidrap, and at harvest time he is always on leave.`,
      `Sinar tidak terlihat, tidak terdengar, dan tidak terasa, karena itu menakutkan. Maka Dr. Amran mengawali setiap terapi dengan berkeliling: mengitari mesin, masuk ke ruang kendali, hingga kursi tempat keluarga dapat melambai dari balik kaca.

Ia menghitung sendiri setiap lapangan penyinaran dan sekali seminggu menghitung bersama pasien berapa kali lagi yang tersisa. Bagi mereka yang tidak lagi dapat disembuhkan, ia meredakan nyeri tulang dalam hitungan hari; bagian ini ia anggap paling berharga. Keluarganya petani padi di Sidrap, dan pada musim panen ia selalu cuti.`,
    ],
    education: [
      ['Dokter', 'Universitas Hasanuddin', 2006],
      ['Spesialis Onkologi Radiasi', 'Universitas Indonesia', 2014],
    ],
    languages: ['English', 'Bugis'],
    since: 2012,
    fee: 375_000,
    bookable: false,
  }),
]
