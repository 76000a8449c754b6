import { doctor } from './doctor.ts'

export const internalMedicine = [
  doctor({
    slug: 'retno-wulandari-prabaningrum',
    name: 'Retno Wulandari Prabaningrum',
    suffix: 'Sp.PD',
    gender: 'female',
    specialists: ['internal-medicine'],
    subSpecialties: ['Diabetes', 'Thyroid'],
    units: ['jkt-rajal'],
    headline: [
      'Diabetes and thyroid, with time to explain',
      'Diabetes dan tiroid, dengan penjelasan yang tidak tergesa',
    ],
    biography: [
      `Dr. Retno grew up above her mother’s pharmacy in Klaten, where she learned to read labels before she learned to read books. She has looked after people with diabetes for sixteen years and is known for the small kitchen scales on her desk.

Her first question is never about sugar, but about your day: when you get up, who cooks, what would be hardest to give up. From that she makes a plan that works in Ramadan, at weddings and on night shifts. She teaches families to inject insulin without fear, and sees people with a new diagnosis within a week.`,
      `Dr. Retno tumbuh di atas apotek milik ibunya di Klaten; ia lebih dahulu mengenal label obat daripada buku cerita. Selama enam belas tahun ia mendampingi penyandang diabetes, dan pasien mengenalnya lewat timbangan dapur kecil di mejanya.

Pertanyaan pertamanya bukan tentang gula, melainkan tentang keseharian Anda: pukul berapa bangun, siapa yang memasak, makanan apa yang paling sulit ditinggalkan. Dari situ ia menyusun rencana yang tetap dapat dijalankan saat Ramadan, di pesta pernikahan, maupun ketika bekerja malam. Ia juga melatih keluarga menyuntikkan insulin tanpa rasa takut.`,
    ],
    education: [
      ['Dokter', 'Universitas Gadjah Mada', 2005],
      ['Spesialis Penyakit Dalam', 'Universitas Indonesia', 2012],
    ],
    languages: ['English', 'Jawa'],
    since: 2010,
    fee: 325_000,
    telehealth: true,
    featured: true,
  }),
  doctor({
    slug: 'baharuddin-daeng-mattola',
    name: 'Baharuddin Daeng Mattola',
    suffix: 'Sp.PD, K-GH',
    gender: 'male',
    specialists: ['internal-medicine'],
    subSpecialties: ['Kidney', 'Dialysis'],
    units: ['mks-rajal', 'djj-hd'],
    headline: ['Kidney specialist for two cities', 'Dokter ginjal untuk dua kota'],
    biography: [
      `Every Thursday evening, Dr. Baharuddin flies from Makassar to Jayapura, because for years his dialysis patients had to fly the other way. He helped to set up the twelve dialysis chairs with a view of the bay, and he still knows each patient’s dry weight by heart.

His father built boats in Bulukumba. He explains the kidney as a sieve, a pump and a barometer. He would rather prevent dialysis than start it: with good blood pressure, with less salt, and by checking every painkiller a patient takes at home.`,
      `Setiap Kamis malam Dr. Baharuddin terbang dari Makassar ke Jayapura, sebab bertahun-tahun pasien cuci darahnya harus menempuh perjalanan sebaliknya. Ia turut merintis dua belas kursi dialisis yang menghadap teluk dan hafal berat kering setiap pasiennya.

Putra pembuat perahu dari Bulukumba ini menjelaskan ginjal sebagai saringan, pompa, dan barometer. Baginya mencegah cuci darah lebih baik daripada memulainya: dengan menjaga tekanan darah, mengurangi garam, dan memeriksa setiap obat nyeri yang diminum pasien di rumah.`,
    ],
    education: [
      ['Dokter', 'Universitas Hasanuddin', 1998],
      ['Spesialis Penyakit Dalam', 'Universitas Hasanuddin', 2006],
      ['Konsultan Ginjal dan Hipertensi', 'Universitas Indonesia', 2011],
    ],
    languages: ['English', 'Makassar', 'Bugis'],
    since: 2003,
    fee: 375_000,
  }),
  doctor({
    slug: 'yohana-rumaropen',
    name: 'Yohana Rumaropen',
    suffix: 'Sp.PD',
    gender: 'female',
    specialists: ['internal-medicine'],
    subSpecialties: ['Tropical infections'],
    units: ['djj-rajal', 'djj-igd', 'snt-klinik'],
    headline: [
      'Malaria, dengue and fevers without a name',
      'Malaria, demam berdarah, dan demam yang belum jelas sebabnya',
    ],
    biography: [
      `Dr. Yohana had malaria eleven times before she left Biak for medical school, and decided that it had to stop. She came back as the first internist from her village and set up the twenty-minute fever test that our emergency department now uses for everyone.

She asks patients from the coast and the highlands where they slept, what they drank and who else is ill at home. She speaks Biak and Papuan Malay, and draws her explanations on the back of the prescription.`,
      `Dr. Yohana sebelas kali terkena malaria sebelum meninggalkan Biak untuk kuliah kedokteran, dan ia bertekad agar hal itu tidak terulang pada anak-anak lain. Ia kembali sebagai internis pertama dari kampungnya dan merintis tes demam dua puluh menit yang kini berlaku bagi semua pasien IGD kami.

Pasien dari pesisir maupun pegunungan bertemu dokter yang bertanya di mana mereka tidur, air apa yang diminum, dan siapa lagi yang sakit di rumah. Ia berbahasa Biak dan Melayu Papua, serta menggambar penjelasannya di balik kertas resep.`,
    ],
    education: [
      ['Dokter', 'Universitas Cenderawasih', 2009],
      ['Spesialis Penyakit Dalam', 'Universitas Sam Ratulangi', 2016],
    ],
    languages: ['English', 'Melayu Papua', 'Biak'],
    since: 2014,
    fee: 275_000,
    telehealth: true,
  }),
]
