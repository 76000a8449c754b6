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
    headline: ['Pain during the period is not destiny', 'Nyeri haid bukanlah takdir'],
    biography: [
      `For ten years Dr. Fatimah was told that her own pain was normal. It was endometriosis. Today she takes the sentence “it has always been like that” as the beginning of an examination, not as its end.

She operates through small incisions where an operation helps, and says so when it does not. Women planning a pregnancy, girls with their first questions and women after the menopause meet a doctor from Padangsidimpuan who speaks directly, laughs easily, and explains every step before her hand moves.`,
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
    headline: ['Calm in pregnancies that cause worry', 'Tenang mendampingi kehamilan yang mencemaskan'],
    biography: [
      `Twins, high blood pressure, a lost child before: women come to Dr. Hasnah when a pregnancy frightens them. She begins with silence and an ultrasound, turns the screen towards the mother, and only then speaks.

She has attended more than six thousand births and still writes each name into a green notebook. With the midwives of the islands she holds a weekly call, so that a boat sets out in time. Her patients are given her plan in writing, with the day on which the next decision is due.`,
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
    headline: ['Safe births, near home', 'Persalinan aman, dekat dengan rumah'],
    biography: [
      `Dr. Obed’s mother was a traditional birth attendant on Yapen. He still visits the women who do her work today, brings clean blades and listens to what they have seen. In return they send him, in time, the mothers whom they should not keep.

He is one of few obstetricians in Papua who teach the turning of breech babies by hand. A nurse is always present when he examines. Fathers are expected at his antenatal class; they practise bathing a doll, and most drop it once.`,
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
