import { doctor } from './doctor.ts'

export const urology = [
  doctor({
    slug: 'bambang-sulistyo-hadiwinoto',
    name: 'Bambang Sulistyo Hadiwinoto',
    suffix: 'Sp.U',
    gender: 'male',
    specialists: ['urology'],
    subSpecialties: ['Kidney stones', 'Prostate'],
    units: ['jkt-rajal', 'jkt-bedah'],
    headline: ['Stones out, and the reason why they came', 'Batu dikeluarkan, penyebabnya dijelaskan'],
    biography: [
      `There are two hundred kidney stones in a glass case behind Dr. Bambang’s desk, labelled only with a job: driver, cook, welder, night guard. They drink too little, he says, because there is no toilet nearby.

So his treatment starts with water and working hours, continues with shock waves or a thin telescope if needed, and ends with a test of the stone. Older men like that he talks about the prostate the way people talk about the weather. He was born in Magelang, and nobody has ever heard him raise his voice.`,
      `Di lemari kaca di belakang meja Dr. Bambang tersimpan dua ratus batu ginjal yang hanya berlabel pekerjaan: sopir, juru masak, tukang las, penjaga malam. Mereka kurang minum, katanya, karena tidak ada toilet di dekat tempat kerja.

Karena itu penanganannya dimulai dari air dan jam kerja, dilanjutkan gelombang kejut atau teropong tipis bila perlu, dan diakhiri analisis batu. Para bapak menyukai caranya membicarakan prostat seolah membicarakan cuaca. Ia lahir di Magelang dan tidak pernah terdengar meninggikan suara.`,
    ],
    education: [
      ['Dokter', 'Universitas Gadjah Mada', 1994],
      ['Spesialis Urologi', 'Universitas Indonesia', 2003],
    ],
    languages: ['English', 'Jawa'],
    since: 2001,
    fee: 400_000,
  }),
  doctor({
    slug: 'ronny-gosal',
    name: 'Ronny Gosal',
    suffix: 'Sp.U',
    gender: 'male',
    specialists: ['urology'],
    subSpecialties: ['Men’s health', 'Children’s urology'],
    units: ['mks-rajal'],
    headline: ['From circumcision to men’s worries', 'Dari khitan hingga kesehatan pria'],
    biography: [
      `Boys in the school holidays, fathers in between, grandfathers all year: three generations meet in Dr. Ronny’s waiting room, and most of them pretend to read. He was born in Tomohon, loves spicy food, and is sorry to tell some patients to stop eating it for a week.

For circumcisions, he keeps the quiet mornings and a cartoon. Couples who are trying for a baby come to him together. What you tell him about erections, fertility or a weak bladder stays in the room, and there is usually more he can do than patients expect.`,
      `Anak laki-laki saat libur sekolah, para ayah di sela-selanya, kakek sepanjang tahun: tiga generasi bertemu di ruang tunggu Dr. Ronny, sebagian besar berpura-pura membaca. Ia lahir di Tomohon, menyukai masakan pedas, dan menyesal harus meminta beberapa pasien berpantang seminggu.

Untuk khitan ia menyediakan pagi yang tenang dan film kartun. Pasangan yang mendambakan anak datang berdua. Pembicaraan tentang ereksi, kesuburan, atau kencing yang tidak tertahan tetap berada di dalam ruangan, dan biasanya lebih banyak yang dapat dilakukan daripada yang dikhawatirkan pasien.`,
    ],
    education: [
      ['Dokter', 'Universitas Sam Ratulangi', 2004],
      ['Spesialis Urologi', 'Universitas Airlangga', 2013],
    ],
    languages: ['English', 'Melayu Manado'],
    since: 2011,
    fee: 325_000,
  }),
  doctor({
    slug: 'raden-mas-aryo-tejokusumo',
    name: 'Raden Mas Aryo Bimasena Kusumodiningrat Wicaksono Tejokusumo',
    prefix: 'Prof. Dr. dr.',
    suffix: 'Ph.D., Sp.U, Subsp.Onk.U.(K), FICS',
    gender: 'male',
    specialists: ['urology', 'oncology'],
    subSpecialties: ['Prostate cancer', 'Kidney cancer', 'Bladder cancer'],
    units: ['jkt-rajal', 'jkt-bedah'],
    headline: [
      'Second opinions on kidney, bladder and prostate cancer',
      'Pendapat kedua untuk kanker ginjal, kandung kemih, dan prostat',
    ],
    biography: [
      `His full name does not fit on the door sign, and Professor Aryo does not mind being called Pak Aryo. He has taught urology for twenty-five years, wrote his doctorate in Leiden on slow-growing prostate cancers, and is known for advising against operations.

Today he gives second opinions, if a doctor refers you, and takes the time to read the whole file. You get his view in a one-page letter, with the reasons for and against, so that you can decide at the kitchen table and not in the corridor.`,
      `Nama lengkapnya tidak muat di papan pintu, dan Profesor Aryo tidak keberatan dipanggil Pak Aryo. Ia telah dua puluh lima tahun mengajar urologi, menulis disertasi di Leiden tentang kanker prostat yang tumbuh lambat, dan dikenal kerap menyarankan untuk tidak dioperasi.

Kini ia memberikan pendapat kedua, atas rujukan dokter dan dengan waktu yang cukup untuk membaca seluruh berkas. Pasien menerima pandangannya dalam surat satu halaman, beserta alasan dari kedua sisi, agar keputusan dapat diambil di meja makan, bukan di lorong rumah sakit.`,
    ],
    education: [
      ['Dokter', 'Universitas Gadjah Mada', 1984],
      ['Spesialis Urologi', 'Universitas Indonesia', 1992],
      ['Doctor of Philosophy', 'Universiteit Leiden', 2000],
    ],
    certifications: ['Fellow of the International College of Surgeons'],
    languages: ['English', 'Jawa', 'Nederlands'],
    since: 1990,
    fee: 650_000,
    bookable: false,
  }),
]
