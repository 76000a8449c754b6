import { doctor } from './doctor.ts'

export const psychiatry = [
  doctor({
    slug: 'rahmi-chaniago',
    name: 'Rahmi Chaniago',
    suffix: 'Sp.KJ',
    gender: 'female',
    specialists: ['psychiatry'],
    subSpecialties: ['Depression', 'Mothers’ mental health'],
    units: ['jkt-rajal'],
    headline: ['For tiredness that sleep does not cure', 'Untuk lelah yang tidak pulih dengan tidur'],
    biography: [
      `In Bukittinggi, says Dr. Rahmi, people talk about their troubles over a meal, and nobody eats alone. In Jakarta, many do. Her clinic is for people who seem fine all day and then cry in the lift.

She listens for three quarters of an hour before she writes anything. New mothers see her within a week, with the baby, or by video if it is hard to leave the house. She prescribes medicine when it helps, explains how to stop it before you start it, and has a shelf of novels that she lends out and mostly gets back.`,
      `Di Bukittinggi, kata Dr. Rahmi, masalah diceritakan sambil makan bersama, dan tidak ada yang makan sendirian. Di Jakarta banyak. Kliniknya diperuntukkan bagi mereka yang tampak baik-baik saja sepanjang hari, lalu menangis di dalam lift.

Ia mendengarkan tiga perempat jam sebelum menulis apa pun. Ibu yang baru melahirkan ditemui dalam seminggu, bersama bayinya, atau lewat video bila sulit keluar rumah. Ia meresepkan obat bila bermanfaat, menjelaskan cara menghentikannya sebelum memulai, dan meminjamkan novel dari raknya.`,
    ],
    education: [
      ['Dokter', 'Universitas Andalas', 2005],
      ['Spesialis Kedokteran Jiwa', 'Universitas Indonesia', 2012],
    ],
    languages: ['English', 'Minangkabau'],
    since: 2010,
    fee: 400_000,
    telehealth: true,
    featured: true,
  }),
  doctor({
    slug: 'lukas-tangdibali',
    name: 'Lukas Tangdibali',
    suffix: 'Sp.KJ',
    gender: 'male',
    specialists: ['psychiatry'],
    subSpecialties: ['Addiction', 'Young adults'],
    units: ['mks-rajal'],
    headline: ['A way out of addiction, without sermons', 'Jalan keluar dari ketergantungan, tanpa ceramah'],
    biography: [
      `Dr. Lukas does not ask why people drink, gamble or play games all night. He asks what was good about it at first. Then, he says, people start to be honest.

He works with students, sailors and civil servants, alone and in groups, and with families who have had to hide the money. If someone slips back, he writes it down like a fever and treats it like one. On Saturdays, he runs along the coast with former patients. New runners can turn back at any time, but few do.`,
      `Dr. Lukas tidak bertanya mengapa seseorang minum, berjudi, atau bermain gim sepanjang malam. Ia bertanya apa yang semula terasa baik darinya. Dari situ, katanya, percakapan menjadi jujur.

Ia mendampingi mahasiswa, pelaut, hingga pegawai negeri, secara perorangan maupun kelompok, beserta keluarga yang terpaksa menyembunyikan uang. Kekambuhan dicatat seperti demam dan ditangani seperti demam pula. Setiap Sabtu ia berlari menyusuri jalan pantai bersama para mantan pasien; pendatang baru boleh berbalik kapan saja, dan hanya sedikit yang melakukannya.`,
    ],
    education: [
      ['Dokter', 'Universitas Hasanuddin', 2008],
      ['Spesialis Kedokteran Jiwa', 'Universitas Hasanuddin', 2016],
    ],
    languages: ['English', 'Toraja'],
    since: 2014,
    fee: 350_000,
    telehealth: true,
  }),
  doctor({
    slug: 'gede-surya-adnyana',
    name: 'I Gede Surya Adnyana',
    suffix: 'Sp.KJ',
    gender: 'male',
    specialists: ['psychiatry'],
    subSpecialties: ['Psychosis', 'Trauma'],
    units: ['djj-rajal'],
    headline: ['Out of chains and back home', 'Membebaskan dari pasung dan memulangkan ke rumah'],
    biography: [
      `When a family no longer knows what to do, a son with a mental illness may end up in chains. Dr. Gede from Bali came to Papua for two years and has stayed for nine. He has opened thirty-one of these locks, always together with the family, never against them.

Then the real work starts: an injection every month, a nurse who drops by, a job in the mission’s garden. In the hospital, he also helps people after violence, accidents and landslides. He speaks slowly and keeps a dog in his room. Half of his patients greet the dog first.`,
      `Ketika keluarga tidak lagi tahu harus berbuat apa, anak yang sakit dapat berakhir dalam pasung. Dr. Gede, orang Bali yang datang ke Papua untuk dua tahun dan telah tinggal sembilan tahun, membuka tiga puluh satu gembok semacam itu, selalu bersama keluarga, tidak pernah melawan mereka.

Setelahnya pekerjaan sesungguhnya dimulai: suntikan setiap bulan, perawat yang singgah, dan pekerjaan di kebun. Di rumah sakit ia juga mendampingi penyintas kekerasan, kecelakaan, dan tanah longsor. Bicaranya pelan, dan di ruangannya ada seekor anjing yang disapa lebih dahulu oleh separuh pasiennya.`,
    ],
    education: [
      ['Dokter', 'Universitas Udayana', 2009],
      ['Spesialis Kedokteran Jiwa', 'Universitas Airlangga', 2016],
    ],
    languages: ['English', 'Bali', 'Melayu Papua'],
    since: 2014,
    fee: 300_000,
    telehealth: true,
  }),
]
