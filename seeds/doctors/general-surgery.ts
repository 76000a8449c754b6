import { doctor } from './doctor.ts'

export const generalSurgery = [
  doctor({
    slug: 'tiurma-hutajulu',
    name: 'Tiurma Hutajulu',
    suffix: 'Sp.B, FINACS',
    gender: 'female',
    specialists: ['general-surgery'],
    subSpecialties: ['Keyhole surgery', 'Hernia'],
    units: ['jkt-rajal', 'jkt-bedah'],
    headline: ['Small cuts, plain words', 'Sayatan kecil, bicara lugas'],
    biography: [
      `As the only girl among six brothers in Balige, Dr. Tiurma learned early to speak up. In her operating theatre, everyone must do the same: if you see something wrong, you say so, even the youngest nurse.

She removes hernias, gallstones and appendixes through openings as wide as a fingertip, and patients are often home for dinner. Before that, she draws the operation on the back of the consent form. That evening she phones you herself, and asks first about the pain, then if you have eaten.`,
      `Sebagai satu-satunya anak perempuan di antara enam saudara laki-laki di Balige, Dr. Tiurma sejak kecil terbiasa bersuara. Prinsip itu ia bawa ke kamar operasi: siapa pun yang melihat kekeliruan wajib mengatakannya, termasuk perawat termuda.

Hernia, batu empedu, dan usus buntu ia angkat melalui lubang selebar ujung jari, sering kali pasien sudah makan malam di rumah. Sebelumnya ia menggambar tindakannya di balik lembar persetujuan. Malam harinya ia menelepon sendiri, menanyakan nyeri terlebih dahulu, baru kemudian selera makan.`,
    ],
    education: [
      ['Dokter', 'Universitas Sumatera Utara', 2005],
      ['Spesialis Bedah', 'Universitas Indonesia', 2014],
    ],
    languages: ['English', 'Batak Toba'],
    since: 2012,
    fee: 375_000,
  }),
  doctor({
    slug: 'yusran-daeng-masiga',
    name: 'Yusran Daeng Masiga',
    suffix: 'Sp.B',
    gender: 'male',
    specialists: ['general-surgery'],
    subSpecialties: ['Burns', 'Wounds'],
    units: ['mks-rajal', 'mks-igd'],
    headline: ['Wounds and burns, dressed with a plan', 'Luka dan luka bakar, dirawat dengan rencana'],
    biography: [
      `For wounds that will not close, there is a room in Makassar that smells of coffee, because Dr. Yusran believes that people heal faster where it does not smell of hospital. Diabetic feet, burns from the kitchen, sores from lying in bed: he sees them every week, with the same nurse, and takes a photo of each step.

As a young doctor on Selayar, he operated by the light of a generator. Since then he has always carried two torches, and has a plan for when the first one fails. He is on duty in the emergency department three nights a week.`,
      `Di Makassar ada ruang perawatan luka yang beraroma kopi, sebab Dr. Yusran percaya orang lebih cepat sembuh di tempat yang tidak berbau rumah sakit. Kaki diabetes, luka bakar dapur, luka akibat lama berbaring: semuanya ia periksa setiap minggu, dengan perawat yang sama, dan setiap kemajuan difoto.

Semasa dokter muda di Selayar, ia pernah mengoperasi dengan lampu genset. Sejak itu ia selalu membawa dua senter, dan menyiapkan rencana bila yang pertama padam. Tiga malam seminggu ia berjaga di IGD.`,
    ],
    education: [
      ['Dokter', 'Universitas Hasanuddin', 2001],
      ['Spesialis Bedah', 'Universitas Hasanuddin', 2010],
    ],
    languages: ['Makassar', 'English'],
    since: 2008,
    fee: 325_000,
  }),
  doctor({
    slug: 'viktor-imbiri',
    name: 'Viktor Imbiri',
    suffix: 'Sp.B',
    gender: 'male',
    specialists: ['general-surgery'],
    subSpecialties: ['Trauma'],
    units: ['djj-rajal', 'djj-igd'],
    headline: ['Emergency surgery in the far east', 'Bedah gawat darurat di ujung timur'],
    biography: [
      `Accidents on the mountain road, patients who walked across two valleys with appendicitis, falls from coconut palms: Dr. Viktor has operated on almost everything that can happen to a body in Papua. He leads the surgical emergency team and trains the doctors of six district hospitals over a crackling phone line.

Because he can be called away at any minute, he takes patients by referral from his colleagues and the emergency department, not by appointment. People he has operated on see him for check-ups every Thursday. When he is calm, the nurses say, everyone is.`,
      `Kecelakaan di jalan pegunungan, usus buntu yang dibawa berjalan kaki melintasi dua lembah, jatuh dari pohon kelapa: hampir semua yang dapat menimpa tubuh di Papua pernah dioperasi Dr. Viktor. Ia memimpin tim bedah darurat dan membimbing dokter dari enam rumah sakit kabupaten lewat sambungan telepon yang berderak.

Karena dapat dipanggil sewaktu-waktu, ia menerima pasien melalui rujukan sejawat dan IGD, bukan janji temu. Pasien yang telah ia operasi kontrol setiap Kamis. Ketenangannya, kata para perawat, menular.`,
    ],
    education: [
      ['Dokter', 'Universitas Cenderawasih', 2007],
      ['Spesialis Bedah', 'Universitas Sam Ratulangi', 2016],
    ],
    languages: ['Melayu Papua', 'Serui'],
    since: 2014,
    fee: 300_000,
    bookable: false,
  }),
]
