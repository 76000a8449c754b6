import { doctor } from './doctor.ts'

export const rehabilitation = [
  doctor({
    slug: 'nining-suryaningsih',
    name: 'Nining Suryaningsih',
    suffix: 'Sp.KFR',
    gender: 'female',
    specialists: ['rehabilitation'],
    subSpecialties: ['Heart and lung rehabilitation', 'Work-related pain'],
    units: ['jkt-jantung', 'jkt-rajal'],
    headline: ['Back on the stairs after a heart attack', 'Kembali menaiki tangga setelah serangan jantung'],
    biography: [
      `Dr. Nining measures progress in stairs: two steps, one floor, the footbridge at the station. Twelve weeks after a heart attack, most people in her group cross it without stopping, and she crosses it with them.

She asks office workers with stiff necks for a photo of their desk. For almost every problem, she has an exercise that takes less than three minutes. Her mother sold jamu in Sumedang on foot, with thirty kilograms on her back. Her daughter has studied posture ever since.`,
      `Dr. Nining mengukur kemajuan dengan tangga: dua anak tangga, satu lantai, lalu jembatan penyeberangan di stasiun. Dua belas minggu setelah serangan jantung, sebagian besar anggota kelompoknya melewatinya tanpa berhenti, dan ia ikut menyeberang.

Bagi pekerja kantor yang lehernya kaku, ia meminta foto meja kerja yang sesungguhnya. Hampir setiap keluhan memiliki latihan yang selesai kurang dari tiga menit. Ibunya penjual jamu gendong di Sumedang, dengan beban tiga puluh kilogram di punggung; sejak itulah sang anak mempelajari postur tubuh.`,
    ],
    education: [
      ['Dokter', 'Universitas Padjadjaran', 2004],
      ['Spesialis Kedokteran Fisik dan Rehabilitasi', 'Universitas Indonesia', 2012],
    ],
    languages: ['English', 'Sunda'],
    since: 2010,
    fee: 300_000,
  }),
  doctor({
    slug: 'margaretha-lembang',
    name: 'Margaretha Lembang',
    suffix: 'Sp.KFR',
    gender: 'female',
    specialists: ['rehabilitation'],
    subSpecialties: ['Stroke', 'Swallowing and speech'],
    units: ['mks-rehab'],
    headline: [
      'Walking, swallowing, speaking: in your own order',
      'Berjalan, menelan, berbicara: dengan urutan Anda sendiri',
    ],
    biography: [
      `What would you like to be able to do at Christmas, or at Eid? Dr. Margaretha starts the first talk with this question, and writes the answer at the top of the file. Once it said: tell off my grandson. The speech therapist took it seriously.

She designed the garden behind the pavilion, with gravel, steps, a slope and a piece of boat deck, because nobody in Makassar lives on smooth floors only. After a stroke, she is there from the third day. She comes from Mengkendek and hums when she is happy.`,
      `Apa yang ingin Anda lakukan saat Natal, atau saat Lebaran? Dengan pertanyaan itu Dr. Margaretha membuka pertemuan pertama, dan jawabannya tertulis di baris teratas berkas. Pernah tertulis: memarahi cucu. Terapis wicara menanggapinya dengan sungguh-sungguh.

Ia merancang taman di belakang paviliun, dengan kerikil, anak tangga, tanjakan, dan sepotong geladak perahu, sebab tidak ada orang Makassar yang hidup hanya di atas lantai licin. Setelah stroke, ia hadir sejak hari ketiga. Ia berasal dari Mengkendek dan bersenandung bila hatinya senang.`,
    ],
    education: [
      ['Dokter', 'Universitas Hasanuddin', 2003],
      ['Spesialis Kedokteran Fisik dan Rehabilitasi', 'Universitas Diponegoro', 2012],
    ],
    languages: ['English', 'Toraja'],
    since: 2010,
    fee: 275_000,
  }),
  doctor({
    slug: 'theo-siahainenia',
    name: 'Theo Siahainenia',
    suffix: 'Sp.KFR',
    gender: 'male',
    specialists: ['rehabilitation'],
    subSpecialties: ['Amputation', 'Prostheses'],
    units: ['djj-rajal'],
    headline: ['Artificial legs for steep paths', 'Kaki palsu untuk jalan yang terjal'],
    biography: [
      null,
      `Kaki palsu dari kota besar tidak bertahan lama di jalan berbatu Papua. Karena itu Dr. Theo bersama seorang pengrajin perahu di Hamadi mengembangkan telapak kaki yang tahan lumpur, air asin, dan tanjakan. Pasiennya kembali berkebun, melaut, dan bermain bola.

Putra Ambon ini juga mendampingi anak yang terlambat berjalan serta pasien setelah kecelakaan. Ia selalu melakukan kunjungan pertama di lapangan parkir, bukan di ruang periksa, sebab di sanalah terlihat bagaimana seseorang melangkah sesungguhnya. Sore hari ia melatih tim sepak bola amputasi, dan setiap tahun timnya mencari lawan baru.`,
    ],
    education: [
      ['Dokter', 'Universitas Pattimura', 2013],
      ['Spesialis Kedokteran Fisik dan Rehabilitasi', 'Universitas Hasanuddin', 2021],
    ],
    languages: ['Melayu Ambon', 'Melayu Papua'],
    since: 2019,
    fee: 250_000,
  }),
]
