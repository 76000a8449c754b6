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
    headline: ['Chemotherapy with a voice on the telephone', 'Kemoterapi dengan pendamping di ujung telepon'],
    biography: [
      `Nobody hears the word cancer from Dr. Dyah in a corridor, on a Friday evening, or alone. She waits until somebody who loves the patient is in the room, and then speaks in short sentences, with pauses.

Twice a week she comes to Makassar, so that blood diseases no longer have to be treated by aeroplane. During chemotherapy every patient has a number that is answered at night by a nurse who knows the file. From Yogyakarta she has a love of ginger tea, and a kettle in the ward that never goes cold.`,
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
    headline: ['Operations for lumps of the breast and the thyroid', 'Operasi benjolan payudara dan tiroid'],
    biography: [
      `One name, two silent hands: that is how the theatre nurses describe Dr. Hanafiah from Pidie in Aceh. He lost his mother to a breast cancer that had been rubbed with oil for a year, and lectures in mosques and market halls so that others come sooner.

He sees patients whom a colleague has examined first, and decides with the whole team, every Tuesday at seven. In four of five women he can preserve the breast. What he cannot do he says before, never after, and he always leaves a chair free for the husband.`,
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
    headline: ['Radiotherapy, aimed and explained', 'Radioterapi yang terarah dan dijelaskan'],
    biography: [
      `Rays cannot be seen, heard or felt, and so they frighten. Dr. Amran therefore begins each treatment with a walk: round the machine, into the control room, to the chair where a relative can wave through the glass.

He calculates every field himself and once a week counts with the patient how many remain. For those whose illness cannot be cured any more he takes away pain in the bones within days, a part of his work that he calls the most thankful. In Sidrap his family grows rice; at harvest he is on leave, without exception.`,
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
