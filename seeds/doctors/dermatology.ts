import { doctor } from './doctor.ts'

export const dermatology = [
  doctor({
    slug: 'felicia-wirawan',
    name: 'Felicia Wirawan',
    suffix: 'Sp.DVE',
    gender: 'female',
    specialists: ['dermatology'],
    subSpecialties: ['Acne', 'Allergy'],
    units: ['jkt-rajal'],
    headline: [
      'Acne and eczema, with three products instead of thirteen',
      'Jerawat dan eksim: tiga produk, bukan tiga belas',
    ],
    biography: [
      `Bring the whole bag, says Dr. Felicia, and then her patients empty creams, serums and soaps onto the table until there is no room left. Usually three remain. The money saved, she likes to add, buys good sandals.

Raised behind a fabric shop in Glodok, she can tell by touch what rubs on a skin. She treats teenagers with acne as seriously as executives with eczema, tests for allergies herself, and looks at moles with a lens that sees beneath the surface. Answers about intimate complaints are given behind a closed door.`,
      `Bawalah seluruh isi tas, begitu pesan Dr. Felicia, lalu pasien mengeluarkan krim, serum, dan sabun hingga meja penuh. Biasanya yang tersisa hanya tiga. Uang yang dihemat, katanya, lebih baik untuk membeli sandal yang nyaman.

Dibesarkan di belakang toko kain di Glodok, ia dapat menebak lewat rabaan bahan apa yang mengiritasi kulit. Remaja berjerawat ia tangani sama seriusnya dengan eksekutif yang menderita eksim. Ia menguji alergi sendiri dan memeriksa tahi lalat dengan lensa khusus. Keluhan pada area pribadi dibicarakan secara tertutup.`,
    ],
    education: [
      ['Dokter', 'Universitas Katolik Indonesia Atma Jaya', 2010],
      ['Spesialis Dermatologi, Venereologi, dan Estetika', 'Universitas Indonesia', 2018],
    ],
    languages: ['English', 'Mandarin'],
    since: 2016,
    fee: 350_000,
    telehealth: true,
  }),
  doctor({
    slug: 'nurul-inayah-rauf',
    name: 'Nurul Inayah Rauf',
    suffix: 'Sp.DVE',
    gender: 'female',
    specialists: ['dermatology'],
    subSpecialties: ['Children’s skin', 'Psoriasis'],
    units: ['mks-rajal'],
    headline: ['Itchy children and sleepless parents', 'Anak yang gatal dan orang tua yang kurang tidur'],
    biography: [
      `A child who scratches keeps a whole house awake. Dr. Nurul knows it from her twin sons, and her instructions are made for the night: short nails, cool cotton, the thick ointment before the thin patience.

For adults with psoriasis she runs the light cabin on two evenings a week, so that nobody has to miss work or explain themselves. She grew up in Pangkep among salt pans and fish ponds and recognises the skin of people who work in the water before they have said a word.`,
      `Anak yang menggaruk membuat seisi rumah terjaga. Dr. Nurul memahaminya dari kedua putra kembarnya, dan anjurannya dibuat untuk malam hari: kuku pendek, katun yang sejuk, dan salep sebelum kesabaran menipis.

Bagi penderita psoriasis dewasa ia membuka fototerapi dua malam seminggu agar tidak perlu meninggalkan pekerjaan ataupun memberi penjelasan kepada siapa pun. Tumbuh di antara tambak garam dan ikan di Pangkep, ia mengenali kulit orang yang bekerja di air sebelum pasien sempat bercerita.`,
    ],
    education: [
      ['Dokter', 'Universitas Muslim Indonesia', 2009],
      ['Spesialis Dermatologi, Venereologi, dan Estetika', 'Universitas Hasanuddin', 2017],
    ],
    languages: ['English', 'Bugis'],
    since: 2015,
    fee: 275_000,
  }),
  doctor({
    slug: 'grace-tuhumena',
    name: 'Grace Tuhumena',
    suffix: 'Sp.DVE',
    gender: 'female',
    specialists: ['dermatology'],
    subSpecialties: ['Leprosy', 'Sexual health'],
    units: ['djj-rajal'],
    headline: ['No disease of the skin is a disgrace', 'Tidak ada penyakit kulit yang memalukan'],
    biography: [
      `Leprosy can be cured, and still people hide it. Dr. Grace, born on Saparua, shakes every patient’s hand without gloves before she sits down. Word of that handshake has gone farther than any poster.

She has treated leprosy and yaws in eleven districts of Papua and trained nurses to find the pale patch that does not feel. In Jayapura her clinic is also open for sexual health: tests, treatment and advice without names being called in the corridor. She laughs loudly, and it helps.`,
      `Kusta dapat disembuhkan, namun masih banyak yang menyembunyikannya. Dr. Grace, kelahiran Saparua, menjabat tangan setiap pasien tanpa sarung tangan sebelum duduk. Kabar tentang jabat tangan itu menyebar lebih jauh daripada poster mana pun.

Ia telah menangani kusta dan frambusia di sebelas kabupaten di Papua serta melatih perawat menemukan bercak pucat yang mati rasa. Di Jayapura, kliniknya juga melayani kesehatan seksual: tes, pengobatan, dan konsultasi tanpa nama yang dipanggil di lorong. Tawanya keras, dan itu membantu.`,
    ],
    education: [
      ['Dokter', 'Universitas Pattimura', 2012],
      ['Spesialis Dermatologi dan Venereologi', 'Universitas Sam Ratulangi', 2020],
    ],
    languages: ['English', 'Melayu Ambon', 'Melayu Papua'],
    since: 2018,
    fee: 250_000,
    telehealth: true,
  }),
]
