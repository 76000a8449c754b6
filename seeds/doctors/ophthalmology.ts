import { doctor } from './doctor.ts'

export const ophthalmology = [
  doctor({
    slug: 'hendra-kurniawan-liem',
    name: 'Hendra Kurniawan Liem',
    suffix: 'Sp.M',
    gender: 'male',
    specialists: ['ophthalmology'],
    subSpecialties: ['Cataract', 'Glaucoma'],
    units: ['jkt-rajal', 'jkt-bedah'],
    headline: ['Cataract in half an hour, glaucoma for life', 'Katarak setengah jam, glaukoma seumur hidup'],
    biography: [
      `Dr. Hendra repairs watches in his free time, which surprises nobody who has seen him operate. Some nine thousand cataracts have passed under his microscope, one of them his own grandfather’s.

What matters more to him is glaucoma, because it steals sight without a sound. He measures the pressure of everybody over forty, brothers and sisters included, and explains the drops until they are really taken. From Semarang he brought a soft Javanese lilt to his Mandarin, which the aunties of Pluit adore.`,
      `Di waktu luang Dr. Hendra memperbaiki arloji, dan tidak ada yang heran setelah melihatnya mengoperasi. Sekitar sembilan ribu katarak telah ia tangani di bawah mikroskop, salah satunya milik kakeknya sendiri.

Yang lebih ia risaukan adalah glaukoma, sebab penyakit ini merenggut penglihatan tanpa suara. Ia mengukur tekanan bola mata setiap pasien di atas empat puluh tahun, termasuk saudara kandungnya, dan menjelaskan obat tetes sampai benar-benar dipakai. Dari Semarang ia membawa logat Jawa yang lembut, bahkan saat berbahasa Mandarin.`,
    ],
    education: [
      ['Dokter', 'Universitas Diponegoro', 1997],
      ['Spesialis Mata', 'Universitas Indonesia', 2005],
    ],
    languages: ['English', 'Mandarin', 'Jawa'],
    since: 2003,
    fee: 375_000,
  }),
  doctor({
    slug: 'muhammad-ilham-paewai',
    name: 'Muhammad Ilham Paewai',
    suffix: 'Sp.M(K)',
    gender: 'male',
    specialists: ['ophthalmology'],
    subSpecialties: ['Retina', 'Diabetic eye'],
    units: ['mks-rajal', 'djj-rajal'],
    headline: [
      'The retina, in Makassar and twice a week in Jayapura',
      'Retina, di Makassar dan dua hari seminggu di Jayapura',
    ],
    biography: [
      `With a laser in a case the size of a suitcase Dr. Ilham travels east every week. Before he came, a diabetic patient in Papua with bleeding in the eye had to choose between a ticket and blindness.

The Wajo-born specialist has a dry humour and a habit of photographing every retina and showing the picture to its owner. Here are the roads, he says, and here is where it leaks. He works closely with the diabetes clinics, since half of his work, he admits, should have been done there ten years earlier.`,
      `Dengan laser dalam koper, Dr. Ilham terbang ke timur setiap minggu. Sebelum ia datang, penderita diabetes di Papua yang matanya berdarah harus memilih antara tiket pesawat dan kebutaan.

Spesialis kelahiran Wajo ini memiliki humor kering dan kebiasaan memotret setiap retina lalu memperlihatkannya kepada pemiliknya. Ini jalan rayanya, katanya, dan di sini bocornya. Ia bekerja erat dengan klinik diabetes, sebab separuh pekerjaannya, menurut pengakuannya, semestinya sudah ditangani di sana sepuluh tahun sebelumnya.`,
    ],
    education: [
      ['Dokter', 'Universitas Hasanuddin', 2002],
      ['Spesialis Mata', 'Universitas Hasanuddin', 2010],
      ['Konsultan Vitreoretina', 'Universitas Padjadjaran', 2014],
    ],
    languages: ['English', 'Bugis'],
    since: 2008,
    fee: 350_000,
  }),
  doctor({
    slug: 'sarce-ireeuw',
    name: 'Sarce Ireeuw',
    suffix: 'Sp.M',
    gender: 'female',
    specialists: ['ophthalmology'],
    subSpecialties: ['Children’s eyes'],
    units: ['djj-rajal'],
    headline: ['Glasses for the back row of the class', 'Kacamata untuk murid di bangku belakang'],
    biography: [
      `Half of the children called lazy in a school on Tobati bay only needed glasses. Dr. Sarce found it out with a chart, a torch and a box of lenses, and has examined every first-year class in the city since.

At the hospital she treats squints, injuries and infections, and operates on cataracts in people who arrive holding somebody’s shoulder and leave on their own. She is from Enggros, the village of the women’s mangrove forest, and takes her students there to learn how much one sees when one is quiet.`,
      `Separuh anak yang disebut malas di sebuah sekolah di teluk Tobati ternyata hanya memerlukan kacamata. Dr. Sarce menemukannya dengan papan huruf, senter, dan sekotak lensa; sejak itu setiap murid kelas satu di kota ini ia periksa.

Di rumah sakit ia menangani mata juling, cedera, dan infeksi, serta mengoperasi katarak pada pasien yang datang berpegangan bahu orang lain dan pulang berjalan sendiri. Ia berasal dari Enggros, kampung hutan mangrove kaum perempuan, dan mengajak mahasiswanya ke sana untuk belajar betapa banyak yang terlihat ketika kita diam.`,
    ],
    education: [
      ['Dokter', 'Universitas Cenderawasih', 2012],
      ['Spesialis Mata', 'Universitas Brawijaya', 2021],
    ],
    languages: ['Melayu Papua'],
    since: 2019,
    fee: 250_000,
  }),
]
