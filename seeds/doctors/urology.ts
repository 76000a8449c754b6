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
    headline: ['Stones out, and reasons why they came', 'Batu dikeluarkan, penyebabnya dijelaskan'],
    biography: [
      `In a glass case behind Dr. Bambang’s desk lie two hundred kidney stones, labelled with nothing but the profession: driver, cook, welder, night guard. They drink too little, he says, because there is no toilet near.

So his treatment begins with water and working hours, goes on with shock waves or a thin telescope where needed, and ends with an analysis of the stone. Older men appreciate that he talks about the prostate as one talks about the weather. He was born in Magelang and has never been heard to raise his voice.`,
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
      `Boys in the school holidays, fathers in between, grandfathers all year: in Dr. Ronny’s waiting room three generations meet, mostly pretending to read. He was born in Tomohon, loves hot food, and regrets having to tell some of his patients to leave it out for a week.

For circumcisions he reserves the quiet mornings and a cartoon. Couples who wish for a child come to him together. What is said about erection, fertility or incontinence stays within four walls, and usually there is more to be done than the patient had feared.`,
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
      'Second opinions on cancers of the kidney, bladder and prostate',
      'Pendapat kedua untuk kanker ginjal, kandung kemih, dan prostat',
    ],
    biography: [
      `His full name does not fit on the door sign, and Professor Aryo does not mind being called Pak Aryo. He has taught urology for twenty-five years, wrote his doctorate in Leiden on slow-growing prostate cancers, and is known for advising against operations.

Today he gives second opinions, on referral by a doctor and with enough time to read the whole file. Patients receive his view in a letter of one page, with the arguments on both sides, so that they can decide at the kitchen table and not in the corridor.`,
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
