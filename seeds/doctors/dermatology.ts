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
      `Bring the whole bag, says Dr. Felicia, and then her patients empty creams, serums and soaps onto the table until there is no room left. Usually three are left. The money you save, she likes to add, buys good sandals.

She grew up behind a fabric shop in Glodok and can feel with her fingers what irritates the skin. She takes teenagers with acne as seriously as managers with eczema, tests for allergies herself, and looks at moles with a lens that sees below the surface. You can ask her about private problems behind a closed door.`,
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
      `A child who scratches keeps the whole house awake. Dr. Nurul knows this from her twin sons, and her advice is made for the night: short nails, cool cotton, and ointment before everyone runs out of patience.

For adults with psoriasis, she offers light therapy on two evenings a week, so nobody has to miss work or explain why. She grew up in Pangkep among salt pans and fish ponds, and recognises the skin of people who work in the water before they say a word.`,
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
    headline: ['No skin disease is shameful', 'Tidak ada penyakit kulit yang memalukan'],
    biography: [
      `Leprosy can be cured, but people still hide it. Dr. Grace, born on Saparua, shakes every patient’s hand without gloves before she sits down. News of that handshake has travelled further than any poster.

She has treated leprosy and yaws in eleven districts of Papua and trained nurses to find the pale patch that feels numb. In Jayapura her clinic is also open for sexual health: tests, treatment and advice, and nobody calls your name in the corridor. She laughs loudly, and it helps.`,
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
