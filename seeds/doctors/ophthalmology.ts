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
    headline: ['Cataracts in half an hour, glaucoma for life', 'Katarak setengah jam, glaukoma seumur hidup'],
    biography: [
      `Dr. Hendra repairs watches in his free time, which surprises nobody who has seen him operate. He has operated on about nine thousand cataracts, one of them his own grandfather’s.

Glaucoma matters more to him, because it steals your sight without a sound. He measures the eye pressure of everyone over forty, including his own brothers and sisters, and explains the drops until people really use them. He comes from Semarang and speaks Mandarin with a soft Javanese accent, which the aunties of Pluit love.`,
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
      `Every week, Dr. Ilham travels east with a laser in a suitcase. Before he came, people in Papua with diabetes and bleeding in the eye had to choose between a plane ticket and going blind.

He was born in Wajo, has a dry sense of humour, and takes a photo of every retina to show it to its owner. Here are the roads, he says, and here is where it leaks. He works closely with the diabetes clinics because, he admits, half of his work should have been done there ten years earlier.`,
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
    headline: ['Glasses for the back row of the classroom', 'Kacamata untuk murid di bangku belakang'],
    biography: [
      `In a school on Tobati bay, half of the children who were called lazy only needed glasses. Dr. Sarce found out with a chart, a torch and a box of lenses. Since then, she has examined every first-year class in the city.

At the hospital she treats squints, injuries and infections, and operates on cataracts in people who arrive holding on to someone’s shoulder and walk out on their own. She is from Enggros, the village with the women’s mangrove forest, and takes her students there to learn how much you see when you are quiet.`,
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
