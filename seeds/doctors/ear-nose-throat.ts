import { doctor } from './doctor.ts'

export const earNoseThroat = [
  doctor({
    slug: 'gita-paramitha-soemantri',
    name: 'Gita Paramitha Soemantri',
    suffix: 'Sp.T.H.T.B.K.L.',
    gender: 'female',
    specialists: ['ear-nose-throat'],
    subSpecialties: ['Voice', 'Snoring'],
    units: ['jkt-rajal'],
    headline: ['The voices of teachers, muezzins and singers', 'Suara guru, muazin, dan penyanyi'],
    biography: [
      `Even on the phone, Dr. Gita can hear if vocal cords are swollen or only tired. Teachers, muezzins, market women and one famous singer, whose name she will not tell, come to her when their voices fail.

She shows them their own vocal cords on the screen, in slow motion, and sends most of them to a speech therapist, not to an operation. Her second field is snoring: she asks the person who has to sleep next to it. In Solo, where she comes from, people speak softly. She says it looks after the voice.`,
      `Lewat telepon pun Dr. Gita dapat mendengar apakah pita suara bengkak atau sekadar lelah. Guru, muazin, pedagang pasar, dan seorang penyanyi terkenal yang namanya tidak akan ia sebut datang membawa suara yang menyerah.

Ia memperlihatkan pita suara masing-masing di layar, dalam gerak lambat, lalu merujuk sebagian besar kepada terapis wicara, bukan ke kamar operasi. Bidang keduanya adalah mendengkur: ia bertanya kepada orang yang tidur di sebelahnya. Di Solo, kota asalnya, orang berbicara pelan; menurutnya itu merawat suara.`,
    ],
    education: [
      ['Dokter', 'Universitas Sebelas Maret', 2008],
      ['Spesialis Telinga Hidung Tenggorok Bedah Kepala Leher', 'Universitas Indonesia', 2016],
    ],
    languages: ['English', 'Jawa'],
    since: 2014,
    fee: 350_000,
  }),
  doctor({
    slug: 'syamsul-daeng-ngalle',
    name: 'Syamsul Bahri Daeng Ngalle',
    suffix: 'Sp.T.H.T.B.K.L.',
    gender: 'male',
    specialists: ['ear-nose-throat'],
    subSpecialties: ['Hearing', 'Ear surgery'],
    units: ['mks-rajal'],
    headline: [
      'Hearing, from divers’ ears to grandparents’',
      'Pendengaran, dari telinga penyelam hingga kakek nenek',
    ],
    biography: [
      `The sea-cucumber divers of Barrang Lompo often lose their hearing before they are thirty. Dr. Syamsul, whose uncle was one of them, has taught two generations how to equalise the pressure, and closes torn eardrums under the microscope for divers who learned too late.

He fits hearing aids for older people with great patience: four visits, a grandchild invited too, and changing the battery with closed eyes. He will not sell one that stays in the drawer. His team tests the hearing of every newborn in our mother and child centre before they go home.`,
      `Penyelam teripang di Barrang Lompo kerap kehilangan pendengaran sebelum usia tiga puluh. Dr. Syamsul, yang pamannya salah seorang dari mereka, telah mengajari dua generasi cara menyeimbangkan tekanan telinga, dan menutup gendang telinga yang robek bagi mereka yang terlambat belajar.

Untuk lansia, ia menyesuaikan alat bantu dengar dengan kesabaran luar biasa: empat kali kunjungan, cucu ikut diundang, baterai diganti dengan mata tertutup. Alat yang hanya akan tersimpan di laci tidak akan ia berikan. Timnya juga memeriksa pendengaran setiap bayi di pusat ibu dan anak kami.`,
    ],
    education: [
      ['Dokter', 'Universitas Hasanuddin', 1995],
      ['Spesialis Telinga Hidung Tenggorok Bedah Kepala Leher', 'Universitas Hasanuddin', 2003],
    ],
    languages: ['Makassar', 'English'],
    since: 2001,
    fee: 300_000,
  }),
  doctor({
    slug: 'yopie-leatemia',
    name: 'Yopie Leatemia',
    suffix: 'Sp.T.H.T.B.K.L.',
    gender: 'male',
    specialists: ['ear-nose-throat'],
    subSpecialties: ['Sinus', 'Children’s ears'],
    units: ['djj-rajal'],
    headline: [
      'Runny ears and blocked noses, treated in time',
      'Telinga berair dan hidung tersumbat, ditangani tepat waktu',
    ],
    biography: [
      `A runny ear is so common in the hills that many parents think it is a part of childhood. Dr. Yopie does not. He visits the boarding schools with a microscope on wheels, cleans, dries, treats, and comes back to check.

He comes from Ambon and trained in Surabaya and Groningen. From there he brought home a calm way of operating on sinuses, and a love of liquorice that he does not share with anyone. Children can look into his ears first. In their thank-you drawings, he is usually an elephant.`,
      `Telinga berair begitu lazim di pegunungan sehingga banyak orang tua menganggapnya bagian dari masa kecil. Dr. Yopie tidak sependapat. Ia berkeliling asrama sekolah membawa mikroskop beroda, membersihkan, mengeringkan, mengobati, lalu datang lagi untuk memastikan.

Dokter asal Ambon ini belajar di Surabaya dan Groningen; dari sana ia membawa pulang cara mengoperasi sinus dengan tenang. Anak-anak boleh memeriksa telinganya lebih dahulu. Dalam gambar ucapan terima kasih mereka, ia paling sering menjadi gajah.`,
    ],
    education: [
      ['Dokter', 'Universitas Pattimura', 2011],
      ['Spesialis Telinga Hidung Tenggorok Bedah Kepala Leher', 'Universitas Airlangga', 2019],
    ],
    languages: ['English', 'Melayu Ambon', 'Nederlands'],
    since: 2017,
    fee: 275_000,
  }),
]
