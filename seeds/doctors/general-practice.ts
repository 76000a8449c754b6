import { doctor } from './doctor.ts'

export const generalPractice = [
  doctor({
    slug: 'dewi-anggraeni',
    name: 'Dewi Anggraeni',
    gender: 'female',
    specialists: ['general-practice'],
    subSpecialties: ['Medical check-ups', 'Vaccinations for adults'],
    units: ['jkt-rajal'],
    headline: ['Your first stop, whatever the problem', 'Pintu pertama, apa pun keluhannya'],
    biography: [
      `Dr. Dewi grew up above her mother’s food stall in Tebet and learned early to listen to three people at once. In her clinic, she listens to one. She can treat most problems on the same day: a fever, a cough, a wound, or a letter for your employer.

When she cannot, she tells you, writes down what she found, and books the right specialist before you leave the room. You do not have to tell your story twice.`,
      `Dr. Dewi besar di atas warung makan ibunya di Tebet dan sejak kecil terbiasa mendengarkan tiga orang sekaligus. Di ruang praktiknya, ia mendengarkan satu orang saja. Sebagian besar keluhan dapat ia tangani hari itu juga: demam, batuk, luka, atau surat keterangan untuk tempat kerja.

Bila perlu dokter spesialis, ia mengatakannya, menuliskan hasil pemeriksaannya, dan membuatkan janji temu sebelum Anda keluar ruangan. Anda tidak perlu bercerita dua kali.`,
    ],
    education: [['Dokter', 'Universitas Indonesia', 2011]],
    languages: ['English'],
    since: 2012,
    fee: 150_000,
    telehealth: true,
  }),
  doctor({
    slug: 'arif-rahman-daeng-sila',
    name: 'Arif Rahman Daeng Sila',
    gender: 'male',
    specialists: ['general-practice'],
    subSpecialties: ['Wounds and bites', 'Home visits'],
    units: ['mks-rajal', 'mks-igd'],
    headline: [
      'From a nail in the foot to a night of fever',
      'Dari kaki tertusuk paku sampai demam semalaman',
    ],
    biography: [
      `Dr. Arif spent four years on the islands of Pangkajene, where the next hospital was five hours away by boat. He set bones, stitched fishermen and learned which fevers can wait until morning.

In Makassar, he works half the week in the emergency department and half in the outpatient clinic. After every dog bite, he calls you on the third day to check that you have had the second vaccine.`,
      `Dr. Arif bertugas empat tahun di kepulauan Pangkajene, lima jam naik perahu dari rumah sakit terdekat. Di sana ia menangani patah tulang, menjahit luka nelayan, dan belajar demam mana yang bisa menunggu sampai pagi.

Di Makassar ia membagi minggunya antara IGD dan poliklinik. Setelah setiap kasus gigitan anjing, ia menelepon pada hari ketiga untuk memastikan bahwa vaksin kedua sudah diberikan.`,
    ],
    education: [['Dokter', 'Universitas Hasanuddin', 2009]],
    languages: ['Makassar', 'Bugis'],
    since: 2010,
    fee: 125_000,
  }),
  doctor({
    slug: 'elisabeth-rumbiak',
    name: 'Elisabeth Rumbiak',
    gender: 'female',
    specialists: ['general-practice'],
    subSpecialties: ['Malaria', 'Health letters and travel'],
    units: ['djj-rajal', 'snt-klinik'],
    headline: [
      'One blood drop, one answer, the same morning',
      'Satu tetes darah, satu jawaban, pagi itu juga',
    ],
    biography: [
      `On Biak, Dr. Elisabeth’s grandmother knew every leaf against fever, and still asked her granddaughter to study. Today, nobody with a fever leaves her room without a malaria test. The result takes twenty minutes, and you take the first tablets before you go home.

Two days a week, she works in the clinic in Sentani, close to the airport, for travellers and people who have just arrived.`,
      `Di Biak, nenek Dr. Elisabeth mengenal setiap daun penurun demam, tetapi tetap meminta cucunya bersekolah. Kini tidak ada pasien demam yang keluar dari ruangannya tanpa tes malaria: hasilnya selesai dalam dua puluh menit, dan obat pertama diminum sebelum pulang.

Dua kali seminggu ia berpraktik di klinik Sentani, dekat bandara, untuk mereka yang hendak bepergian jauh atau yang baru saja tiba.`,
    ],
    education: [['Dokter', 'Universitas Cenderawasih', 2014]],
    languages: ['Melayu Papua', 'Biak', 'English'],
    since: 2015,
    fee: 100_000,
  }),
]
