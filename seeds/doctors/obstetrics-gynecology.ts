import { doctor } from './doctor.ts'

export const obstetricsGynecology = [
  doctor({
    slug: 'fatimah-siregar',
    name: 'Fatimah Azzahra Siregar',
    suffix: 'Sp.OG',
    gender: 'female',
    specialists: ['obstetrics-gynecology'],
    subSpecialties: ['Endometriosis', 'Keyhole surgery'],
    units: ['jkt-rajal', 'jkt-bedah'],
    headline: ['You do not have to live with period pain', 'Nyeri haid bukanlah takdir'],
    biography: [
      `For ten years Dr. Fatimah was told that her own pain was normal. It was endometriosis. Today, when a patient says “it has always been like that”, her examination starts, and does not end.

She operates through small cuts when an operation helps, and says so when it does not. Women planning a pregnancy, girls with their first questions and women after the menopause meet a doctor from Padangsidimpuan who speaks plainly, laughs easily, and explains every step before her hand moves.`,
      `Selama sepuluh tahun Dr. Fatimah diberi tahu bahwa nyerinya wajar. Ternyata endometriosis. Kini kalimat “dari dulu memang begitu” ia jadikan awal pemeriksaan, bukan akhirnya.

Ia mengoperasi dengan sayatan kecil bila memang bermanfaat, dan terus terang bila tidak. Perempuan yang merencanakan kehamilan, remaja dengan pertanyaan pertamanya, hingga perempuan setelah menopause akan bertemu dokter asal Padangsidimpuan yang lugas, mudah tertawa, dan menjelaskan setiap langkah sebelum tangannya bergerak.`,
    ],
    education: [
      ['Dokter', 'Universitas Sumatera Utara', 2007],
      ['Spesialis Obstetri dan Ginekologi', 'Universitas Padjadjaran', 2015],
    ],
    languages: ['English', 'Batak Mandailing'],
    since: 2013,
    fee: 375_000,
  }),
  doctor({
    slug: 'hasnah-tenriawaru',
    name: 'Hasnah Tenriawaru',
    suffix: 'Sp.OG, Subsp.K.Fm.',
    gender: 'female',
    specialists: ['obstetrics-gynecology'],
    subSpecialties: ['High-risk pregnancy'],
    units: ['mks-ibu-anak'],
    headline: ['Calm when a pregnancy worries you', 'Tenang mendampingi kehamilan yang mencemaskan'],
    biography: [
      `Twins, high blood pressure, a baby lost before: women come to Dr. Hasnah when a pregnancy frightens them. She starts with a quiet ultrasound, turns the screen towards the mother, and only then speaks.

She has been at more than six thousand births and still writes each name in a green notebook. Every week she has a call with the midwives on the islands, so that a boat leaves in time. Her patients get her plan in writing, with the date of the next decision.`,
      `Kehamilan kembar, tekanan darah tinggi, pernah kehilangan janin: perempuan datang kepada Dr. Hasnah ketika kehamilannya menimbulkan rasa takut. Ia memulai dengan diam dan USG, memutar layar ke arah sang ibu, barulah berbicara.

Lebih dari enam ribu persalinan telah ia dampingi, dan setiap nama masih ia tulis dalam buku hijaunya. Setiap minggu ia berbincang dengan para bidan di pulau agar perahu berangkat tepat waktu. Pasien menerima rencana tertulis, lengkap dengan tanggal keputusan berikutnya.`,
    ],
    education: [
      ['Dokter', 'Universitas Hasanuddin', 1996],
      ['Spesialis Obstetri dan Ginekologi', 'Universitas Hasanuddin', 2004],
      ['Subspesialis Kedokteran Fetomaternal', 'Universitas Airlangga', 2010],
    ],
    languages: ['English', 'Bugis'],
    since: 2002,
    fee: 400_000,
    featured: true,
  }),
  doctor({
    slug: 'obed-wanggai',
    name: 'Obed Wanggai',
    suffix: 'Sp.OG',
    gender: 'male',
    specialists: ['obstetrics-gynecology'],
    units: ['djj-rajal', 'djj-igd'],
    headline: ['Safe births, close to home', 'Persalinan aman, dekat dengan rumah'],
    biography: [
      `Dr. Obed’s mother was a traditional birth attendant on Yapen. He still visits the women who do her work today, brings clean blades and listens to what they have seen. In return, they send him in time the mothers who need a hospital.

He is one of the few obstetricians in Papua who teach how to turn breech babies by hand. A nurse is always present when he examines. Fathers are expected at his antenatal class; they practise bathing a doll, and most drop it once.`,
      `Ibunda Dr. Obed adalah dukun beranak di Yapen. Hingga kini ia mengunjungi para perempuan penerus pekerjaan itu, membawakan alat yang bersih, dan mendengarkan pengalaman mereka. Sebagai balasannya, mereka merujuk tepat waktu ibu-ibu yang tidak semestinya ditangani di kampung.

Ia termasuk sedikit dokter kandungan di Papua yang mengajarkan pemutaran bayi sungsang dari luar. Perawat selalu hadir saat ia memeriksa. Para ayah diharapkan datang ke kelas kehamilannya; mereka berlatih memandikan boneka, dan hampir semua pernah menjatuhkannya sekali.`,
    ],
    education: [
      ['Dokter', 'Universitas Cenderawasih', 2008],
      ['Spesialis Obstetri dan Ginekologi', 'Universitas Sam Ratulangi', 2017],
    ],
    languages: ['Melayu Papua', 'Serui'],
    since: 2015,
    fee: 300_000,
  }),
]
